import type { PageShop } from './pageShop.ts';
import { createTexts, type Texts } from './texts.ts';

const known = new WeakMap<PageShop, Map<string, Texts>>();

/** The texts of an area that comes with its own pages, for what is said on others. */
export function areaTextsOf(shop: PageShop, area: keyof PageShop['areaTexts']): Texts {
  const made = known.get(shop) ?? new Map<string, Texts>();
  known.set(shop, made);
  const { locale, timeZone, messageBundle } = shop.tenant;
  const texts =
    made.get(area) ??
    createTexts({ locale, timeZone, messageBundle: { ...messageBundle, messages: shop.areaTexts[area] } });
  made.set(area, texts);
  return texts;
}
