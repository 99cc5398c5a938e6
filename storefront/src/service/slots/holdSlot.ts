import { setTimeSlot, staleSlotCodes } from '@trolley/contract';
import { ApiError } from '../../shell/api/apiError.ts';
import type { ServiceWorld } from '../serviceWorld.ts';

export type HoldOutcome =
  | { readonly kind: 'held' }
  /** It is gone, or was never this place's: what is on screen is no longer true. */
  | { readonly kind: 'stale'; readonly errorCode: string }
  /** Nothing is in the cart yet. */
  | { readonly kind: 'cartEmpty' }
  | { readonly kind: 'failed' };

/** Keeps a slot for the cart. SERV-07: a slot that is no longer true makes everybody look for the earliest again. */
export async function holdSlot(
  { change, earliest, wanted }: Pick<ServiceWorld, 'change' | 'earliest' | 'wanted'>,
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
    earliest.lookAgain();
    return { kind: 'stale', errorCode: code };
  }
}
