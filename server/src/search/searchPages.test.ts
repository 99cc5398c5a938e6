import { expect, test } from 'vitest';
import type { ShownPage } from '../content/content.ts';
import { searchPages } from './searchPages.ts';

function page(path: string, title: string, html: string, more: Partial<ShownPage> = {}): [string, ShownPage] {
  const blocks = [{ type: 'richText', html } as const];
  return [
    path,
    {
      page: { path, title, showTitle: true, blocks },
      catalogueLinks: [],
      meta: {},
      draft: false,
      updatedAt: new Date(0),
      ...more,
    },
  ];
}

const pages = new Map([
  page('/lieferung', 'Lieferung & Zustellung', '<p>Wir liefern jeden Tag, auch <em>Käse</em>.</p>'),
  page('/ueber-uns', 'Über uns', '<p>Seit 1950 – mit eigener Lieferung &amp; Käserei.</p>'),
  page('/impressum', 'Impressum', '<p>Feldmarkt</p>'),
  page('/geheim', 'Lieferung geheim', '', { meta: { noIndex: true } }),
  page('/entwurf', 'Lieferung Entwurf', '', { draft: true }),
  page('/mitglieder', 'Lieferung Mitglieder', '', { access: 'logged in and joe member' }),
  page('/alle', 'Für alle', '<p>x</p>', {
    access: 'not logged in; logged in and joe member; logged in and not joe member',
  }),
]);
const found = (term: string) => searchPages(pages, term).map(({ href }) => href);

test('pages are found by words of their title first, then of their text', () => {
  expect(found('lieferung')).toEqual(['/lieferung', '/ueber-uns']);
});

test('case and accents do not matter, and the beginning of a word is enough', () => {
  expect(found('KASE')).toEqual(['/lieferung', '/ueber-uns']);
  expect(found('ub')).toEqual(['/ueber-uns']);
});

test('SEARCH-08 an umlaut may be written out', () => {
  expect(found('kaese')).toEqual(['/lieferung', '/ueber-uns']);
  expect(found('ueber uns')).toEqual(['/ueber-uns']);
});

test('every word has to be there', () => {
  expect(found('lieferung 1950')).toEqual(['/ueber-uns']);
  expect(found('lieferung mars')).toEqual([]);
});

test('ROUTE-27 hidden, draft and restricted pages are never found; one open to all three is', () => {
  expect(found('geheim')).toEqual([]);
  expect(found('entwurf')).toEqual([]);
  expect(found('mitglieder')).toEqual([]);
  expect(found('alle')).toEqual(['/alle']);
});

test.each(['', '   ', '…!?', '*', '[('])('the term %j finds nothing and breaks nothing', (term) => {
  expect(found(term)).toEqual([]);
});

test('the excerpt shows the place, as plain text', () => {
  const [first] = searchPages(pages, 'käserei');
  expect(first?.excerpt).toBe('Seit 1950 – mit eigener Lieferung & Käserei.');
});

test('a long text is cut at words around the place', () => {
  const long = new Map([page('/long', 'Long', `<p>${'word '.repeat(100)}needle ${'tail '.repeat(100)}</p>`)]);
  const [hit] = searchPages(long, 'needle');
  expect(hit?.excerpt).toMatch(/^… (word )+needle (tail )+…$/);
  expect(hit?.excerpt.length).toBeLessThan(180);
});
