import type { APIRequestContext, Page } from '@playwright/test';
import { getContentItem, publishContent, saveContentDraft } from '@trolley/contract';
import { de } from '../../studio/src/content/messages.de.ts';
import { en } from '../../studio/src/content/messages.en.ts';
import { wordsOf } from '../../studio/src/contentWords/wordsOf.ts';
import { apiGet, apiSend } from './api.ts';
import { tenant } from './tenantFiles.ts';
import { expect } from './test.ts';

/** The studio speaks the shop's language until somebody chooses. */
export const language = tenant.locale.startsWith('de') ? 'de' : 'en';
export const texts = { de, en }[language];
export const words = wordsOf(language);
/** Eight kinds that are complete with a headline, or without anything. */
export const kinds = [
  'richText',
  'table',
  'productGroup',
  'voucherGroup',
  'recipeSearch',
  'cookieList',
  'withdrawal',
  'tabs',
];

/** The editor's parts, and the page in its frame. */
export const outline = (page: Page) => page.getByRole('region', { name: texts.outline });
export const form = (page: Page) => page.getByRole('region', { name: texts.form, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const shown = (page: Page) => page.frameLocator('.preview-frame').getByRole('main');
export const saved = (page: Page) => expect(page.locator('.editor-saved')).toContainText(texts.saved('').trim());
export const dialog = (page: Page) => page.getByRole('dialog');

/** A colleague publishes another headline of a block meanwhile. */
export async function publishMeanwhile(
  colleague: APIRequestContext,
  item: string,
  place: number,
  field: string,
  text: string,
) {
  const { live } = await apiGet(colleague, getContentItem, { query: { item } });
  const blocks = (live?.value.blocks ?? []) as Record<string, unknown>[];
  const value = {
    ...live?.value,
    blocks: blocks.map((block, index) => (index === place ? { ...block, [field]: text } : block)),
  };
  const draft = await apiSend(colleague, saveContentDraft, { body: { item, value, baseRevision: live?.revision } });
  await apiSend(colleague, publishContent, { body: { draftId: draft.id, draftRevision: draft.revision } });
}

/** The kinds with a headline, and what stands in the tab, that a page does not show. */
export function missing(html: string, title: string): readonly string[] {
  const headed = kinds.filter((one) => !['richText', 'withdrawal'].includes(one));
  return [...headed, 'within'].filter((one) => !html.includes(`${title} ${one}`));
}

/** The page that was made a moment ago, in its editor. */
export async function openedItem(page: Page, title: string): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  return new URL(page.url()).searchParams.get('item') ?? '';
}
