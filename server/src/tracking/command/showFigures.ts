import type { Figure } from '../queries.ts';

const funnel = [
  ['page_view', 'pages seen'],
  ['view_item_list', 'lists seen'],
  ['view_search_results', 'searches'],
  ['search_zero_results', 'searches without a result'],
  ['view_item', 'products looked at'],
  ['add_to_cart', 'products put into the cart'],
  ['remove_from_cart', 'products taken out of it'],
  ['view_promotion', 'offers seen'],
  ['select_promotion', 'offers pressed'],
  ['list_paste', 'lists pasted into the search'],
  ['view_cart', 'carts looked at'],
  ['min_order_missing', 'times a cart or checkout was below the minimum, by'],
  ['begin_checkout', 'checkouts begun'],
  ['add_shipping_info', 'slots chosen'],
  ['slot_view', 'times slots were offered'],
  ['slot_none_free', 'no slot was free'],
  ['add_payment_info', 'payments chosen'],
  ['purchase', 'orders'],
  ['order_final', 'orders corrected after picking'],
  ['refund', 'refunds'],
] as const;

const lists = [
  ['search_zero_results', 'Searched for in vain'],
  ['add_to_cart', 'Put into the cart'],
  ['select_promotion', 'Offers pressed'],
  ['slot_none_free', 'No slot was free'],
  ['error', 'Errors'],
  ['errorPage', 'Error pages'],
] as const;

interface Shown {
  readonly from: string;
  readonly currency: string;
  readonly top: number;
}

/** The figures as the command prints them. */
export function showFigures(figures: readonly Figure[], { from, currency, top }: Shown): string {
  const of = (name: string) => figures.filter((figure) => figure.name === name);
  const steps = funnel.map(([name, label]) => {
    const events = of(name).reduce((sum, figure) => sum + figure.events, 0);
    const cents = of(name).reduce((sum, figure) => sum + figure.cents, 0);
    return `${String(events).padStart(9)}  ${label}${cents === 0 ? '' : `, ${(cents / 100).toFixed(2)} ${currency}`}`;
  });
  const tops = lists.flatMap(([name, title]) => {
    const lines = of(name)
      .slice(0, top)
      .map(({ detail, events }) => `${String(events).padStart(9)}  ${detail === '' ? '(not told)' : detail}`);
    return lines.length === 0 ? [] : ['', title, ...lines];
  });
  return [`Since ${from}`, ...steps, ...tops].join('\n');
}
