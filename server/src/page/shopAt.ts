import { configAt } from '../words/configAt.ts';
import type { Words } from '../words/words.ts';
import type { PageShop, ShopSnapshot } from './pageShop.ts';
import { createTexts } from './texts.ts';

const known = new WeakMap<PageShop, WeakMap<Words, PageShop>>();

/** The shop with the redirects and texts of this snapshot; the same value while they are the same. */
export function shopAt(shop: PageShop, { parts }: ShopSnapshot): PageShop {
  const { words } = parts;
  const made = known.get(shop) ?? new WeakMap<Words, PageShop>();
  known.set(shop, made);
  const one = made.get(words) ?? speaking(shop, words);
  made.set(words, one);
  return one;
}

function speaking(shop: PageShop, words: Words): PageShop {
  const tenant = configAt(shop.tenant, words);
  return { ...shop, tenant, texts: createTexts(tenant), areaTexts: words.areaTexts };
}
