import type { Listing, ListStory } from '@trolley/contract';

/** A page of a list beyond the one that was opened. */
export interface AppendedPage {
  readonly listing: Listing;
  readonly story?: ListStory | undefined;
}
export type AppendedPages = readonly AppendedPage[];

/** Filled in by `appendPages.ts`, which is loaded with the first page that is appended. */
export const appending: { recall(opened: Listing): AppendedPages; arrived(): void } = {
  recall: () => [],
  arrived: () => undefined,
};
