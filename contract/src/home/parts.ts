import type { HomeReply } from './endpoints.ts';

/**
 * The parts of the personal home page, as a readable cookie lists them: which of them there were last time, so that the
 * page reserves their room before anything is fetched. It says nothing about anybody.
 */
export const homeParts = ['order', 'windows', 'again', 'low', 'offers'] as const;
export type HomePart = (typeof homeParts)[number];

/** How long the cookie lasts. */
export const homePartsSeconds = 60 * 24 * 60 * 60;

export function partsOfHome(
  home: Pick<HomeReply, 'orders' | 'lastOrder' | 'windows' | 'buyAgain' | 'runningLow' | 'offers'>,
) {
  const { orders, lastOrder, windows, buyAgain, runningLow, offers } = home;
  const there: Readonly<Record<HomePart, boolean>> = {
    order: orders.length > 0 || lastOrder !== undefined,
    windows: windows !== undefined,
    again: buyAgain.length > 0,
    low: runningLow.length > 0,
    offers: offers.length > 0,
  };
  return homeParts.filter((part) => there[part]);
}

/** As the cookie has them; `-`: there is nothing but a greeting. */
export function writeHomeParts(parts: readonly HomePart[]): string {
  return parts.length > 0 ? parts.join('.') : '-';
}
