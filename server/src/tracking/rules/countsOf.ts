import { distributionTypes, substitutions, type TrackedEvent, type TrackedItem, trackedTerm } from '@trolley/contract';

/** A row of what is counted. */
export interface Count {
  readonly name: string;
  readonly route: string;
  readonly userType: string;
  readonly detail: string;
  readonly quantity: number;
  readonly cents: number;
}

type Row = Partial<Pick<Count, 'name' | 'detail' | 'quantity' | 'cents'>>;

/** What the shop can check: whatever a stranger sends besides is not stored. */
export interface Known {
  isProduct(sku: string): boolean;
  /** Whether editors have a page there. */
  isPage(path: string): boolean;
}

/** What stays free text: the sums of a day tell only what several sent, and not too many of them. */
export const freeDetails = [
  ...['view_item_list', 'view_search_results', 'search_zero_results', 'view_promotion', 'select_promotion'],
  ...['voucher_activated', 'error'],
];

const methods = ['password', 'mail', 'link'];

const longestDetail = 80;
/** No shopper's cart has more: whatever a stranger sends, one row cannot spoil the sums of a day. */
const mostPieces = 1000;
const mostCents = 10_000_000;
/** As slugs, codes and methods are spelled; anything else is counted without a detail. */
const plainDetail = /^[\p{L}\p{N}_./:-]*$/u;

/** What is counted of an event: sums only, nothing that tells one shopper from another. */
export function countsOf(event: TrackedEvent, known: Known): readonly Count[] {
  const { name, route, user_type: userType } = event;
  return rowsOf(event, known).map(({ quantity = 1, cents = 0, ...row }) => ({
    ...{ name, route, userType, detail: '', ...row },
    quantity: Math.min(quantity, mostPieces),
    cents: Math.min(cents, mostCents),
  }));
}

function rowsOf(event: TrackedEvent, known: Known): readonly Row[] {
  switch (event.name) {
    case 'page_view':
      return [event.route === 'content' && known.isPage(event.page_path) ? { detail: event.page_path } : {}];
    case 'view_item_list':
      return [{ detail: detailOf(event.item_list_id), quantity: event.results }];
    case 'view_search_results': {
      const row = { detail: trackedTerm(event.search_term)?.slice(0, longestDetail) ?? '', quantity: event.results };
      return event.zero_results ? [row, { ...row, name: 'search_zero_results', quantity: 1 }] : [row];
    }
    case 'view_item':
    case 'select_item':
    case 'add_to_cart':
    case 'remove_from_cart':
    case 'add_to_wishlist':
      return event.items.filter(({ item_id }) => known.isProduct(item_id)).map(rowOfItem);
    case 'view_promotion':
    case 'select_promotion':
      return [{ detail: detailOf(event.promotion_id) }];
    case 'view_cart':
    case 'begin_checkout': {
      const { value, min_order_missing: missing = 0 } = event;
      const row = { cents: centsOf(value) };
      return missing > 0 ? [row, { name: 'min_order_missing', cents: centsOf(missing) }] : [row];
    }
    case 'add_shipping_info':
      return [{ detail: oneOf(distributionTypes, event.shipping_tier), cents: centsOf(event.value) }];
    case 'add_payment_info':
      return [{ detail: event.payment_type, cents: centsOf(event.value) }];
    case 'slot_view':
      return [{ detail: oneOf(distributionTypes, event.shipping_tier), quantity: event.free_slots }];
    case 'list_paste':
      return [{ quantity: event.lines }];
    case 'slot_none_free':
      return [{ detail: oneOf(distributionTypes, event.shipping_tier) }];
    case 'substitution_choice':
      return [{ detail: oneOf(substitutions, event.choice) }];
    case 'voucher_activated':
      return [{ detail: detailOf(event.voucher_id) }];
    case 'login':
    case 'sign_up':
    case 'share':
      return [{ detail: oneOf(methods, event.method) }];
    case 'errorPage':
      return [{ detail: event.status >= 400 && event.status < 600 ? String(event.status) : '' }];
    case 'error': {
      const what = event.code ?? event.errorCode ?? event.status ?? '';
      return [{ detail: detailOf(`${event.error_type}:${what}`) }];
    }
  }
}

function rowOfItem({ item_id: detail, quantity, price = 0 }: TrackedItem): Row {
  return { detail, quantity, cents: centsOf(price) * quantity };
}

const oneOf = (known: readonly string[], text: string) => (known.includes(text) ? text : '');

const centsOf = (units: number) => Math.round(units * 100);

const detailOf = (text: string) => (plainDetail.test(text) ? text.slice(0, longestDetail) : '');
