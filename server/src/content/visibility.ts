import type { EditedPage } from '@trolley/contract';

interface Dates {
  readonly validFrom?: string | undefined;
  readonly validUntil?: string | undefined;
}

/** From its first moment until just before its last. */
export function isWithin({ validFrom, validUntil }: Dates, now: Date): boolean {
  if (validFrom !== undefined && new Date(validFrom) > now) return false;
  return validUntil === undefined || new Date(validUntil) > now;
}

/** Drafts show only in preview; a dated page between its moments. */
export function isVisible(
  { draft, ...dates }: Pick<EditedPage, 'draft'> & Dates,
  now: Date,
  preview: boolean,
): boolean {
  return (!draft || preview) && isWithin(dates, now);
}

/** The dates of blocks that have some, those inside tabs as well. What is no date is left to whoever checks the block. */
export function datedBlocks(blocks: readonly unknown[]): readonly Dates[] {
  return blocks.flatMap((block) => {
    if (typeof block !== 'object' || block === null) return [];
    const { validFrom, validUntil, tabs } = block as Readonly<Record<string, unknown>>;
    const dates = { ...(isDate(validFrom) && { validFrom }), ...(isDate(validUntil) && { validUntil }) };
    const own = 'validFrom' in dates || 'validUntil' in dates ? [dates] : [];
    return Array.isArray(tabs) ? [...own, ...tabs.flatMap((tab) => datedBlocks(blocksOf(tab)))] : own;
  });
}

const isDate = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

function blocksOf(tab: unknown): readonly unknown[] {
  const { blocks } = (tab ?? {}) as Readonly<Record<string, unknown>>;
  return Array.isArray(blocks) ? blocks : [];
}

type Dated = Pick<EditedPage, 'blocks'> & Dates;

/** A page is asked for its dates again with every change of any, and stays the same for long. */
const known = new WeakMap<Dated, readonly Dates[]>();

function datesOf(page: Dated): readonly Dates[] {
  let dates = known.get(page);
  if (!dates) {
    dates = datedBlocks(page.blocks);
    known.set(page, dates);
  }
  return dates;
}

/** Which of a page's dated blocks show: the same words for the same blocks. */
export function shownBlocksOf(page: Dated, now: Date): string {
  return datesOf(page)
    .map((dates) => (isWithin(dates, now) ? '1' : '0'))
    .join('');
}

/** When the next of these pages, or a block of one, appears or disappears. */
export function nextVisibilityChange(pages: readonly Dated[], now: Date): Date | undefined {
  const moments = pages
    .flatMap((page) => [page, ...datesOf(page)])
    .flatMap(({ validFrom, validUntil }) => [validFrom, validUntil])
    .flatMap((date) => (date === undefined ? [] : new Date(date).getTime()))
    .filter((moment) => moment > now.getTime());
  // Not spread into Math.min: there may be more dates than a call takes arguments.
  return moments.length > 0 ? new Date(moments.reduce((first, moment) => Math.min(first, moment))) : undefined;
}
