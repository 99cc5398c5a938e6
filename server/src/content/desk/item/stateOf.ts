import type { ItemSummary } from '@trolley/contract';

interface Dated {
  readonly draft: boolean;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
}

/** What becomes of a stored page by its own settings. */
export function stateOf({ draft, validFrom, validUntil }: Dated, now: number): ItemSummary['state'] {
  if (draft) return 'offline';
  if (validUntil && validUntil.getTime() <= now) return 'ended';
  return validFrom && validFrom.getTime() > now ? 'notYet' : 'live';
}
