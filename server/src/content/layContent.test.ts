import { editedPage } from '@trolley/contract';
import { expect, test } from 'vitest';
import type { StoredContent } from './content.ts';
import { type ContentLayer, layContent } from './layContent.ts';

const updatedAt = new Date('2026-11-01T00:00:00Z');
const changedAt = new Date('2026-11-18T00:00:00Z');
const page = (path: string, more: object = {}) =>
  editedPage.parse({ path, title: path, meta: {}, blocks: [{ type: 'richText', html: '<p>live</p>' }], ...more });
const stored: StoredContent = {
  pages: [{ edited: page('/about'), revision: 4, updatedAt }],
  configs: { footer: { text: 'live' } },
};
const layer = (item: string, value: unknown, more: Partial<ContentLayer> = {}): ContentLayer => ({
  ...{ item, value, version: '1', changedAt },
  ...more,
});
const titles = (content: StoredContent) => content.pages.map(({ edited }) => `${edited.path} ${edited.title}`);

test('the last value of an item lies on top; what nobody touched is the very same', () => {
  const laid = layContent({ ...stored, pages: [...stored.pages, { edited: page('/help'), revision: 1, updatedAt }] }, [
    layer('page:/about', page('/about', { title: 'planned' })),
    layer('page:/about', page('/about', { title: 'mine' })),
    layer('page:/new', page('/new', { title: 'new' })),
    layer('config:footer', { text: 'later' }),
  ]);
  expect(titles(laid)).toEqual(['/about mine', '/help /help', '/new new']);
  expect(laid.configs).toEqual({ footer: { text: 'later' } });
  expect(stored.configs).toEqual({ footer: { text: 'live' } });
  expect(layContent(stored, [])).toBe(stored);
});

test('a draft shows although its page is not in the shop yet; a plan does not', () => {
  const offline = page('/about', { draft: true });
  const isHidden = (isDraft: boolean) =>
    layContent(stored, [layer('page:/about', offline, { isDraft })]).pages[0]?.edited.draft;
  expect(isHidden(true)).toBe(false);
  expect(isHidden(false)).toBe(true);
});

test('a field that is not right yet stays as it is in the shop, the others are shown', () => {
  const value = { ...page('/about'), title: 'Half done', validFrom: 'tomorrow', reloadAfterMinutes: -1, unheardOf: 1 };
  const [laid] = layContent(stored, [layer('page:/about', value, { isDraft: true })]).pages;
  expect(laid?.edited).toEqual(page('/about', { title: 'Half done' }));
  const [fresh] = layContent({ pages: [], configs: {} }, [layer('page:/fresh', { blocks: 'none' })]).pages;
  expect(fresh?.edited).toEqual(page('/fresh', { blocks: [] }));
});

test.each([null, [], 'text', 7])('%j instead of a page does no harm', (value) => {
  expect(() => layContent(stored, [layer('page:/about', value), layer('nonsense', value)])).not.toThrow();
});
