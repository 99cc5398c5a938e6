import type { Listing, PagePayload, Product } from '@trolley/contract';

/** Something that happened, as the room that saw it knows it. What analytics make of it is loaded later (`tracking/`). */
export type Fact =
  | { readonly kind: 'page'; readonly page: PagePayload; readonly search: string }
  /** A page could not be shown. */
  | { readonly kind: 'brokenPage'; readonly pathname: string; readonly status: number }
  | { readonly kind: 'quickView' | 'favourite' | 'share'; readonly product: Product }
  /** Another page of the list that is shown was added below it. */
  | { readonly kind: 'listPage'; readonly listing: Listing }
  /** An editor's page was handed on. */
  | { readonly kind: 'sharePage' }
  | { readonly kind: 'cartOpened' }
  /** Slots of a place were offered; `leadMs`: until the first free one begins. */
  | {
      readonly kind: 'slotsShown';
      readonly distributionType: string;
      readonly slots: number;
      readonly free: number;
      readonly leadMs?: number;
    }
  | { readonly kind: 'noSlotFree'; readonly distributionType: string }
  | { readonly kind: 'voucherActivated'; readonly id: string }
  /** A call was refused. */
  | { readonly kind: 'refused'; readonly status: number; readonly errorCode?: string; readonly message: string };

type Take = (fact: Fact) => void;

interface Facts {
  /** Tells of something that happened. It waits until somebody listens, which is after the first idle moment. */
  readonly track: Take;
  /** Hands over what has happened so far and from now on. Returns how to stop, after which nothing is kept. */
  readonly takeFacts: (next: Take) => () => void;
}

export type TakeFacts = Facts['takeFacts'];

const most = 250;

export function createFacts(): Facts {
  const waiting: Fact[] = [];
  let take: Take = (fact) => {
    if (waiting.length < most) waiting.push(fact);
  };
  return {
    track(fact) {
      take(fact);
    },
    takeFacts(next) {
      take = next;
      for (const fact of waiting.splice(0)) next(fact);
      return () => {
        take = () => undefined;
      };
    },
  };
}

export const { track, takeFacts } = createFacts();
