import type { PageShop } from '../pageShop.ts';
import { createTexts, type Texts } from '../texts.ts';

/** The words of previews, which no other page carries. */
export function previewTexts({ tenant, areaTexts }: Pick<PageShop, 'tenant' | 'areaTexts'>): Texts {
  return createTexts({ ...tenant, messageBundle: { ...tenant.messageBundle, messages: areaTexts.preview } });
}

/** All that need no figures, for the browser. */
export function plainTexts({ areaTexts }: Pick<PageShop, 'areaTexts'>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(areaTexts.preview).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
  );
}
