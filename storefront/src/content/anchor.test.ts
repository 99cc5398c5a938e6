import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditedPage } from '@trolley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anchorOf, anchorsOf } from './anchor.ts';

describe('anchorOf', () => {
  test('spells out umlauts and drops everything but letters, digits and dashes', () => {
    expect(anchorOf('Obst & Gemüse')).toBe('obst-gemuese');
    expect(anchorOf('Tiefkühl')).toBe('tiefkuehl');
    expect(anchorOf('Crème fraîche, 30 %')).toBe('creme-fraiche-30');
    expect(anchorOf('„So geht’s!“')).toBe('so-geht-s');
  });
  test('is a safe id whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(anchorOf(title))),
    );
  });
});

describe('anchorsOf', () => {
  test('numbers repeated titles and skips missing ones', () => {
    expect(anchorsOf(['Pfand', undefined, 'Pfand', '!', 'Pfand 2'])).toEqual([
      'pfand',
      undefined,
      'pfand-2',
      undefined,
      'pfand-2-2',
    ]);
  });
  test('never gives the same anchor twice', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'A', 'a 2', 'a-2-2', undefined)), (titles) => {
        const given = anchorsOf(titles).filter((anchor) => anchor !== undefined);
        return new Set(given).size === given.length;
      }),
    );
  });
});

describe.each(['feldmarkt', 'harbour'])('the pages of %s', (id) => {
  const tenant = join(import.meta.dirname, '../../../tenants', id, 'content');
  const folder = join(tenant, 'pages');
  const pages = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as EditedPage);

  test('link only to places that are there', () => {
    const places = new Set(
      pages.flatMap(({ path, blocks }) => {
        const titles = blocks.map(
          (block) => (block['title'] ?? block['label'] ?? block['caption']) as string | undefined,
        );
        return anchorsOf(titles).map((anchor) => `${path}#${anchor}`);
      }),
    );
    const inPages = pages.flatMap((page) => targetsIn(JSON.stringify(page), page.path));
    const around = targetsIn(readFileSync(join(tenant, 'client.json'), 'utf8'), '/');
    expect(inPages).not.toHaveLength(0);
    expect([...inPages, ...around].filter((target) => !places.has(target))).toEqual([]);
  });
});

/** Links to a place on a page, with the page's path where they leave it out. */
function targetsIn(json: string, path: string): string[] {
  return [...json.matchAll(/"to": ?"(\/[^"#]*)?#([^"]+)"/g)].map(([, page = path, place]) => `${page}#${place}`);
}
