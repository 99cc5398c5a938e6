import { setTimeSlot, staleSlotCodes } from '@trolley/contract';
import { ApiError } from '../../shell/api/apiError.ts';
import type { ServiceDependencies } from '../serviceDependencies.ts';

export type HoldOutcome =
  | { readonly kind: 'held' }
  /** The slot is full or not offered at this place: the list on screen is outdated. */
  | { readonly kind: 'stale'; readonly errorCode: string }
  /** Nothing is in the cart yet. */
  | { readonly kind: 'cartEmpty' }
  | { readonly kind: 'failed' };

/** Holds a slot for the cart. SERV-07: after a stale slot the earliest one is loaded again. */
export async function holdSlot(
  { change, earliest, wanted }: Pick<ServiceDependencies, 'change' | 'earliest' | 'wanted'>,
  id: string,
): Promise<HoldOutcome> {
  try {
    await change(setTimeSlot, { body: { id } });
    wanted.set(undefined);
    return { kind: 'held' };
  } catch (error) {
    const code = error instanceof ApiError ? error.data.errorCode : undefined;
    if (code === 'cartEmpty') return { kind: 'cartEmpty' };
    if (code === undefined || !staleSlotCodes.includes(code)) return { kind: 'failed' };
    earliest.reload();
    return { kind: 'stale', errorCode: code };
  }
}
