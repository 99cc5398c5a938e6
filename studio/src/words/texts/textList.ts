import type { ShownText } from '@trolley/contract';

export type TextState = 'all' | 'changed' | 'toCheck';

export interface TextFilter {
  readonly search: string;
  /** Empty: wherever it stands. */
  readonly place: string;
  readonly state: TextState;
}

/** Its original became another since it was changed. */
export const isToCheck = ({ formerOriginal, unfit }: ShownText) => formerOriginal !== undefined || unfit === true;

/** As shoppers read it now. */
export const textNow = ({ text, original, unfit, reads }: ShownText) =>
  reads ?? (unfit ? original : (text ?? original));

/** All words must be found, in the key, in the text or in the original. */
export function filterTexts(all: readonly ShownText[], { search, place, state }: TextFilter): readonly ShownText[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter((one) => {
    if (place !== '' && !one.places.includes(place)) return false;
    if (state === 'changed' && one.text === undefined) return false;
    if (state === 'toCheck' && !isToCheck(one)) return false;
    if (words.length === 0) return true;
    const within = `${one.key}\n${one.text ?? ''}\n${one.original}\n${one.reads ?? ''}`.toLowerCase();
    return words.every((word) => within.includes(word));
  });
}
