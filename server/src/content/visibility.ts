import type { EditedPage } from '@trolley/contract';

type Dated = Pick<EditedPage, 'draft' | 'validFrom' | 'validUntil'>;

/** Drafts show only in preview; a dated page from its first moment until just before its last. */
export function isVisible({ draft, validFrom, validUntil }: Dated, now: Date, preview: boolean): boolean {
  if (draft && !preview) return false;
  if (validFrom !== undefined && new Date(validFrom) > now) return false;
  return validUntil === undefined || new Date(validUntil) > now;
}

/** When the next of these pages appears or disappears. */
export function nextVisibilityChange(pages: readonly Dated[], now: Date): Date | undefined {
  const moments = pages
    .flatMap(({ validFrom, validUntil }) => [validFrom, validUntil])
    .flatMap((date) => (date === undefined ? [] : new Date(date).getTime()))
    .filter((moment) => moment > now.getTime());
  // Not spread into Math.min: there may be more dates than a call takes arguments.
  return moments.length > 0 ? new Date(moments.reduce((first, moment) => Math.min(first, moment))) : undefined;
}
