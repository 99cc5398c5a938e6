import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blocksOf, idOf, withoutIds } from '../model/block.ts';
import type { Json, JsonObject } from '../model/json.ts';
import { textOf } from '../model/json.ts';
import { joinItems } from './joinItems.ts';

const block = fc.record({
  type: fc.constantFrom('teaser', 'richText', 'table'),
  title: fc.constantFrom('Milk', 'Bread', 'Salmon', 'Lemons'),
  items: fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }),
});
const page = fc
  .record({ title: fc.constantFrom('Home', 'Offers'), blocks: fc.array(block, { maxLength: 6 }) })
  .map(({ title, blocks }) => ({ title, blocks: blocks.map((one, index) => ({ id: `id${index}`, ...one })) }));

/** What an editor may do to a page: some edits, removals, additions and a move. */
const edits = fc.record({
  title: fc.option(fc.constantFrom('Start', 'Welcome')),
  changed: fc.array(fc.tuple(fc.nat(5), fc.constantFrom('Butter', 'Cheese')), { maxLength: 2 }),
  removed: fc.array(fc.nat(5), { maxLength: 2 }),
  added: fc.array(fc.nat(6), { maxLength: 2 }),
  moved: fc.option(fc.tuple(fc.nat(5), fc.nat(5))),
});
type Page = { readonly title: string; readonly blocks: readonly JsonObject[] };

function edited(from: Page, by: typeof edits extends fc.Arbitrary<infer E> ? E : never, who: string): Page {
  let blocks = from.blocks.map((one, index) => {
    const change = by.changed.find(([at]) => at === index);
    return change ? { ...one, title: change[1] } : one;
  });
  blocks = blocks.filter((_, index) => !by.removed.includes(index));
  for (const [index, at] of by.added.entries()) {
    const added = { id: `${who}${index}`, type: 'richText', html: who };
    blocks = blocks.toSpliced(Math.min(at, blocks.length), 0, added as never);
  }
  if (by.moved && blocks.length > 1) {
    const [from, to] = by.moved.map((at) => at % blocks.length) as [number, number];
    const [one] = blocks.splice(from, 1);
    if (one) blocks.splice(to, 0, one);
  }
  return { title: by.title ?? from.title, blocks };
}

const both = fc.tuple(page, edits, edits).map(([base, mine, theirs]) => ({
  base,
  mine: edited(base, mine, 'mine'),
  theirs: edited(base, theirs, 'theirs'),
}));
const ids = (value: Json) => blocksOf(value).map(idOf);

describe('joining two changes of a page', () => {
  test('what only one of them touched is joined', () => {
    fc.assert(
      fc.property(both, ({ base, mine }) => {
        expect(joinItems(base, mine, base)).toMatchObject({ value: mine, clashes: [] });
        expect(joinItems(base, base, mine)).toMatchObject({ value: mine, clashes: [] });
      }),
    );
  });

  test('joining with oneself changes nothing', () => {
    fc.assert(
      fc.property(both, ({ base, mine }) => {
        expect(joinItems(base, mine, mine)).toEqual({ value: mine, clashes: [], joined: [] });
      }),
    );
  });

  test('nothing is lost: what one wrote is in the result or in a clash that asks', () => {
    fc.assert(
      fc.property(both, ({ base, mine, theirs }) => {
        const { value, clashes } = joinItems(base, mine, theirs);
        const asked = JSON.stringify(clashes);
        for (const side of [mine, theirs]) {
          for (const one of side.blocks) {
            const before = base.blocks.find(({ id }) => id === one.id);
            if (JSON.stringify(before) === JSON.stringify(one)) continue;
            const kept = blocksOf(value).find(({ id }) => id === one.id);
            const isThere = kept !== undefined && (kept.title === one.title || kept.html === one.html);
            expect(isThere || asked.includes(JSON.stringify(one.title ?? one.html))).toBe(true);
          }
        }
        expect(new Set(ids(value)).size).toBe(ids(value).length);
      }),
    );
  });

  test('choosing one side everywhere gives what that side wrote', () => {
    fc.assert(
      fc.property(both, ({ base, mine, theirs }) => {
        const { clashes } = joinItems(base, mine, theirs);
        const choices = Object.fromEntries(clashes.map(({ id }) => [id, 'theirs' as const]));
        const chosen = joinItems(base, mine, theirs, choices);
        const turned = joinItems(base, theirs, mine);
        expect(chosen.clashes.map(({ id }) => id).sort()).toEqual(turned.clashes.map(({ id }) => id).sort());
        const byId = (value: Json) => [...blocksOf(value)].sort((a, b) => textOf(a.id).localeCompare(textOf(b.id)));
        expect(byId(chosen.value)).toEqual(byId(turned.value));
      }),
    );
  });

  test('a move by one and words by the other are both taken', () => {
    const base = pageOf([text('a', 'one'), text('b', 'two'), text('c', 'three')]);
    const mine = pageOf([text('c', 'three'), text('a', 'one'), text('b', 'two')]);
    const theirs = pageOf([text('a', 'one'), text('b', 'TWO'), text('c', 'three'), text('d', 'four')]);
    const { value, clashes } = joinItems(base, mine, theirs);
    expect(clashes).toEqual([]);
    expect(blocksOf(value).map(({ id, html }) => `${idOf({ id })}:${textOf(html)}`)).toEqual([
      'c:three',
      'd:four',
      'a:one',
      'b:TWO',
    ]);
  });

  test('different moves ask once, about the order', () => {
    const [a, b, c] = [text('a', '1'), text('b', '2'), text('c', '3')];
    const join = joinItems(pageOf([a, b, c]), pageOf([c, a, b]), pageOf([b, a, c]));
    expect(join.clashes.map(({ kind }) => kind)).toEqual(['order']);
    const choice = { [join.clashes[0]?.id ?? '']: 'theirs' as const };
    expect(ids(joinItems(pageOf([a, b, c]), pageOf([c, a, b]), pageOf([b, a, c]), choice).value)).toEqual([
      'b',
      'a',
      'c',
    ]);
  });

  test('removed by one, changed by the other: asked, and both answers hold', () => {
    const base = pageOf([text('a', 'one'), text('b', 'two')]);
    const mine = pageOf([text('a', 'ONE'), text('b', 'two')]);
    const theirs = pageOf([text('b', 'two')]);
    const { clashes } = joinItems(base, mine, theirs);
    expect(clashes).toMatchObject([{ kind: 'block', mine: { html: 'ONE' }, theirs: undefined }]);
    const id = clashes[0]?.id ?? '';
    expect(ids(joinItems(base, mine, theirs, { [id]: 'mine' }).value)).toEqual(['a', 'b']);
    expect(ids(joinItems(base, mine, theirs, { [id]: 'theirs' }).value)).toEqual(['b']);
  });

  test('two fields of one block are joined; one field of both asks by its path', () => {
    const hero = { id: 'h', type: 'teaser', layout: 'hero', items: [{ title: 'Fresh', text: 'Today' }] };
    const withItem = (item: JsonObject) => pageOf([{ ...hero, items: [item] }]);
    const base = pageOf([hero]);
    const joined = joinItems(
      base,
      withItem({ title: 'Mine', text: 'Today' }),
      withItem({ title: 'Fresh', text: 'Soon' }),
    );
    expect(joined).toMatchObject({ clashes: [], value: withItem({ title: 'Mine', text: 'Soon' }) });
    const clash = joinItems(
      base,
      withItem({ title: 'Mine', text: 'Today' }),
      withItem({ title: 'Theirs', text: 'Today' }),
    );
    expect(clash.clashes).toMatchObject([
      { kind: 'field', path: ['items', 0, 'title'], mine: 'Mine', theirs: 'Theirs' },
    ]);
  });

  test('a base from before there were ids is matched by what is written', () => {
    const base = withoutIds(pageOf([text('a', 'one'), text('b', 'two')]));
    const mine = pageOf([text('m1', 'one'), text('m2', 'TWO')]);
    const theirs = pageOf([text('t1', 'ONE'), text('t2', 'two'), text('t3', 'new')]);
    const { value, clashes } = joinItems(base, mine, theirs);
    expect(clashes).toEqual([]);
    expect(blocksOf(value).map(({ html }) => html)).toEqual(['ONE', 'TWO', 'new']);
  });

  test('blocks in tabs are joined as well', () => {
    const tabs = (html: string, label = 'Tab') =>
      pageOf([
        { id: 't', type: 'tabs', label: 'All', tabs: [{ label, blocks: [text('x', html), text('y', 'same')] }] },
      ]);
    expect(joinItems(tabs('one'), tabs('two'), tabs('one', 'Other'))).toMatchObject({
      clashes: [],
      value: tabs('two', 'Other'),
    });
  });
});

function text(id: string, html: string): JsonObject {
  return { id, type: 'richText', html };
}

function pageOf(blocks: readonly JsonObject[]): JsonObject {
  return { title: 'Home', blocks };
}
