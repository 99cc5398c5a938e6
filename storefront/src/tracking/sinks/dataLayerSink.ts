import type { Sink } from '../bus.ts';

interface Page {
  dataLayer?: unknown[];
}

const ecommerceFields = new Set([
  'currency',
  'value',
  'items',
  'item_list_id',
  'item_list_name',
  'promotion_id',
  'promotion_name',
  'creative_slot',
  'shipping_tier',
  'payment_type',
]);

/** For a tag manager: what GA4 calls e-commerce stands in `ecommerce`, which is emptied before, so that nothing is left over. */
export function dataLayerSink(page: Page, isAllowed: () => boolean): Sink {
  return {
    isAllowed,
    take(event) {
      page.dataLayer ??= [];
      const { name, ...fields } = event;
      const isEcommerce = 'items' in event;
      const entries = Object.entries(fields);
      const inside = entries.filter(([key]) => isEcommerce && ecommerceFields.has(key));
      const beside = entries.filter(([key]) => !(isEcommerce && ecommerceFields.has(key)));
      if (isEcommerce) page.dataLayer.push({ ecommerce: null });
      page.dataLayer.push({
        event: name,
        ...Object.fromEntries(beside),
        ...(isEcommerce && { ecommerce: Object.fromEntries(inside) }),
      });
    },
  };
}
