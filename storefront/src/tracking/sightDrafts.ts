import { type PagePayload, type Product, productItem } from '@trolley/contract';
import type { Draft } from './bus.ts';
import type { Shopper } from './pageDrafts.ts';
import { type Promotion, promotionsOf, rowsOf, type ShownRow } from './shownParts.ts';
import { promotionSelector, rowSelector } from './watchSight.ts';

interface RowInSight {
  readonly list: { readonly id: string; readonly name?: string };
  readonly products: readonly Product[];
}

/** The row of products that an element shows; undefined where it is none of the page's own. */
export function rowAt(page: PagePayload, element: Element): RowInSight | undefined {
  const tiles = [...element.querySelectorAll('[data-quick-view]')];
  const skus = tiles.map((tile) => tile.getAttribute('data-quick-view'));
  const label = element.getAttribute('aria-label') ?? undefined;
  const has = ({ products }: ShownRow) => products.some(({ sku }) => sku === skus[0]);
  const row = rowsOf(page).find((one) => has(one) && (one.name === undefined || one.name === label));
  if (!row) return undefined;
  const products = skus.flatMap((sku) => row.products.find((one) => one.sku === sku) ?? []);
  const id = element.id === '' ? row.id : `${row.id}:${element.id}`;
  return { list: { id, ...(label !== undefined && { name: label }) }, products };
}

/** What is told when an element of a page comes into sight. */
export function sightDraft(page: PagePayload, element: Element, { member }: Shopper): Draft | undefined {
  if (!element.matches(rowSelector)) return promotionDraft('view_promotion', page, element, member);
  const row = rowAt(page, element);
  if (!row) return undefined;
  const { list, products } = row;
  return {
    ...{ name: 'view_item_list', item_list_id: list.id, results: products.length },
    ...(list.name !== undefined && { item_list_name: list.name }),
    items: products.map((product, index) => productItem(product, { list, member, index })),
  };
}

/** An offer's link was pressed. */
export function promotionPressed(page: PagePayload, link: Element, { member }: Shopper): Draft | undefined {
  const element = link.closest(promotionSelector);
  return element ? promotionDraft('select_promotion', page, element, member) : undefined;
}

function promotionDraft(
  name: 'view_promotion' | 'select_promotion',
  page: PagePayload,
  element: Element,
  member: boolean,
): Draft | undefined {
  const href = element.querySelector('a[href]')?.getAttribute('href');
  const promotion = href && promotionsOf(page).find((one) => isShownBy(one, element, href));
  if (!promotion) return undefined;
  return {
    name,
    // Without what a link asks for: it tells where an offer leads.
    promotion_id: href.replace(/[?#].*/, '').slice(0, 300) || '/',
    promotion_name: promotion.name.slice(0, 300),
    creative_slot: promotion.slot,
    items: promotion.product ? [productItem(promotion.product, { member })] : [],
  };
}

function isShownBy({ name, href: target }: Promotion, element: Element, href: string): boolean {
  return (target === undefined || target === href) && element.textContent.includes(name);
}
