import {
  checkoutFailures,
  type Listing,
  type PagePayload,
  type Product,
  productItem,
  trackedTerm,
  trackedText,
  valueOf,
} from '@trolley/contract';
import type { Draft } from './bus.ts';

/** For whom and in what money. */
export interface Shopper {
  readonly currency: string;
  readonly member: boolean;
}

interface ShownList {
  readonly id: string;
  readonly name?: string;
  readonly listing: Listing;
}

/** Most products of a list that are told. */
const mostShown = 100;

/** The list of products that a page is about. */
export function listOf(page: PagePayload): ShownList | undefined {
  if (page.screen === 'products-slug') {
    const { category, listing } = page.data;
    return category && listing && { id: category.slug, name: category.name, listing };
  }
  if (page.screen === 'brand-slug') {
    const { brand, listing } = page.data;
    return { id: `brand:${brand.slug}`, name: brand.name, listing };
  }
  if (page.screen !== 'search-term') return undefined;
  return page.data.products && { id: 'search', listing: page.data.products };
}

/** What is told when a page is shown, in this order. */
export function pageDrafts(page: PagePayload, search: string, shopper: Shopper): readonly Draft[] {
  const drafts: Draft[] = [{ name: 'page_view' }];
  // The error page at its own address is sent as any other page is.
  if (page.screen === 'generalerror') drafts.push({ name: 'errorPage', status: page.data.status });
  if (page.screen === 'search-term') drafts.push(...searchDrafts(page.data.term, page.data));
  const list = listOf(page);
  if (list && list.listing.results.length > 0) drafts.push(listDraft(list, shopper));
  if (page.screen === 'product-slug') drafts.push(productDraft(page.data.product, shopper, false));
  const paymentError = page.screen === 'checkout' && new URLSearchParams(search).get('paymentError');
  if (paymentError) drafts.push(paymentDraft(paymentError));
  return drafts;
}

interface Found {
  readonly products?: { readonly total: number };
  readonly content: { readonly total: number };
}

function searchDrafts(term: string, { products, content }: Found): readonly Draft[] {
  const search_term = trackedTerm(term);
  if (search_term === undefined) return [];
  const results = products?.total ?? 0;
  return [{ name: 'view_search_results', search_term, results, zero_results: results + content.total === 0 }];
}

export function listDraft({ id, name, listing }: ShownList, { member }: Shopper): Draft {
  const list = { id, name };
  const items = listing.results
    .slice(0, mostShown)
    .map((product, place) => productItem(product, { list, member, index: listing.offset + place }));
  return {
    ...{ name: 'view_item_list', item_list_id: id, results: listing.total, items },
    ...(name !== undefined && { item_list_name: name }),
  };
}

export function productDraft(product: Product, { currency, member }: Shopper, quickView: boolean): Draft {
  const items = [productItem(product, { member })];
  return { name: 'view_item', currency, value: valueOf(items), items, quick_view: quickView };
}

const paymentWords: Readonly<Record<string, string>> = {
  [checkoutFailures.paymentDeclined]: 'The provider declined the payment',
  [checkoutFailures.paymentNotConfirmed]: 'The bank’s confirmation failed',
  [checkoutFailures.paymentCancelled]: 'The shopper cancelled the payment',
  [checkoutFailures.paymentExpired]: 'The payment page was open for too long',
  [checkoutFailures.paymentMismatch]: 'The payment is not what was asked for',
  [checkoutFailures.paymentMissing]: 'No way to pay covers the total',
  [checkoutFailures.methodNotOffered]: 'The way to pay is not offered',
  [checkoutFailures.providerAway]: 'The provider was not reached',
};

/** ERR-12: an error of a payment. */
export function paymentDraft(code: string): Draft {
  const description = paymentWords[code] ?? 'The payment failed';
  return { name: 'error', error_type: 'paymentError', code: trackedText(code), description };
}

/** ERR-12: a refused call, by what it was about. */
export function refusalDraft(status: number, errorCode: string | undefined, message: string): Draft {
  if (errorCode !== undefined && errorCode in paymentWords) return paymentDraft(errorCode);
  if (errorCode === undefined) return { name: 'error', error_type: 'other', status };
  const told = { errorCode: trackedText(errorCode), message: trackedText(message) };
  return { name: 'error', error_type: 'retailGateway', ...told };
}
