import { editedBlock, editedPage } from '@trolley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockGroups } from './blockKinds.ts';
import type { FieldModel } from './fieldModel.ts';
import { begin, change, redo, undo } from './history.ts';
import { blockModels, newBlock } from './itemModel.ts';
import { getAt, isSame, setAt } from './json.ts';
import { modelOfSchema } from './modelOfSchema.ts';
import { fromLocal, toLocal } from './moment.ts';
import { addBlock, blockName, duplicateBlock, moveBlock, pathOfName, removeBlock } from './outline.ts';

describe('forms from the contract', () => {
  test('every type of block has a form without an unknown field', () => {
    const unknown = (model: FieldModel): boolean => {
      if (model.kind === 'unknown') return true;
      if (model.kind === 'object') return model.fields.some((field) => unknown(field.model));
      if (model.kind === 'list') return unknown(model.of);
      return model.kind === 'variants' && model.options.some((option) => unknown(option.model));
    };
    const types = [...blockModels().keys()];
    expect(types.filter((type) => unknown(blockModels().get(type) ?? { kind: 'unknown', optional: false }))).toEqual(
      [],
    );
    const offered: readonly string[] = Object.values(blockGroups).flat();
    expect([...offered, 'vouchers'].sort()).toEqual(types.sort());
  });

  test('a new block has the outline of its schema: only texts are left to be filled in', () => {
    for (const type of blockModels().keys()) {
      const parsed = editedBlock.safeParse(newBlock(type));
      const codes = parsed.success ? [] : parsed.error.issues.map(({ code }) => code);
      expect(
        codes.filter((code) => code === 'invalid_type' || code === 'unrecognized_keys'),
        type,
      ).toEqual([]);
    }
  });

  test('limits, defaults, choices and controls come from the schema', () => {
    const group = blockModels().get('productGroup');
    const of = (name: string) => group?.fields.find((field) => field.name === name)?.model;
    expect(of('limit')).toMatchObject({ kind: 'number', optional: true, byDefault: 12, min: 1, max: 24 });
    expect(of('more')).toMatchObject({ kind: 'object', control: 'link', optional: true });
    expect(of('source')).toMatchObject({ kind: 'variants', discriminator: 'kind' });
    const page = modelOfSchema(editedPage);
    const ofPage = page.kind === 'object' ? page.fields.find(({ name }) => name === 'validFrom') : undefined;
    expect(ofPage?.model).toMatchObject({ kind: 'text', control: 'moment', optional: true });
  });
});

describe('paths', () => {
  test('setting shares what lies beside and does not change what was', () => {
    const page = { title: 'Home', blocks: [{ type: 'a' }, { type: 'b', items: [{ title: 'x' }] }] };
    const next = setAt(page, ['blocks', 1, 'items', 0, 'title'], 'y');
    expect(getAt(next, ['blocks', 1, 'items', 0, 'title'])).toBe('y');
    expect(getAt(next, ['blocks', 0])).toBe(page.blocks[0]);
    expect(page.blocks[1]?.items?.[0]?.title).toBe('x');
    expect(setAt(page, ['title'], undefined)).toEqual({ blocks: page.blocks });
    expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  });

  test('a block is named as the preview names it', () => {
    expect(blockName(['blocks', 8, 'tabs', 0, 'blocks', 2])).toBe('8.0.2');
    for (const name of ['3', '8.0.2']) expect(blockName(pathOfName(name) ?? [])).toBe(name);
    expect(pathOfName('header')).toBeUndefined();
  });
});

describe('outline', () => {
  const page = {
    blocks: [
      { id: 'a', type: 'x' },
      { id: 'b', type: 'y' },
      { id: 'c', type: 'z' },
    ],
  };
  const ids = (value: unknown) => (value as typeof page).blocks.map(({ id }) => id);
  const list = ['blocks'];

  test('blocks are added, doubled, moved and removed', () => {
    expect(ids(addBlock(page, { list, index: 1 }, { id: 'n', type: 'n' }))).toEqual(['a', 'n', 'b', 'c']);
    expect(ids(duplicateBlock(page, { list, index: 1 }, () => 'copy'))).toEqual(['a', 'b', 'copy', 'c']);
    expect(ids(moveBlock(page, { list, index: 0 }, 2))).toEqual(['b', 'c', 'a']);
    expect(moveBlock(page, { list, index: 2 }, 3)).toBe(page);
    expect(ids(removeBlock(page, { list, index: 0 }))).toEqual(['b', 'c']);
  });
});

describe('undo', () => {
  test('typing on is one step, a pause or another field begins the next', () => {
    let history = begin('');
    history = change(history, 'M', 'title', 0);
    history = change(history, 'Mi', 'title', 300);
    history = change(history, 'Mil', 'text', 500);
    history = change(history, 'Milk', 'text', 9000);
    const seen = [undo(history)];
    while (seen.at(-1)?.past.length) seen.push(undo(seen.at(-1) ?? history));
    expect(seen.map(({ present }) => present)).toEqual(['Mil', 'Mi', '']);
    expect(redo(redo(redo(seen.at(-1) ?? history))).present).toBe('Milk');
  });
});

describe('moments of the shop', () => {
  test('a moment is typed in the zone of the shop, whatever the browser’s is', () => {
    expect(fromLocal('2026-12-24T06:00', 'Europe/Dublin')).toBe('2026-12-24T06:00:00.000Z');
    expect(fromLocal('2026-12-24T06:00', 'Europe/Vienna')).toBe('2026-12-24T05:00:00.000Z');
    expect(fromLocal('2026-07-01T06:00', 'Europe/Vienna')).toBe('2026-07-01T04:00:00.000Z');
    expect(fromLocal('2026-12', 'Europe/Vienna')).toBeUndefined();
  });

  test('an hour that the clocks skip is the one after it, one that comes twice the first', () => {
    expect(fromLocal('2026-03-29T02:30', 'Europe/Vienna')).toBe('2026-03-29T01:30:00.000Z');
    expect(fromLocal('2026-10-25T02:30', 'Europe/Vienna')).toBe('2026-10-25T00:30:00.000Z');
  });

  test('shown and typed again is the same minute', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 27_000_000, max: 32_000_000 }),
        fc.constantFrom('Europe/Vienna', 'Europe/Dublin'),
        (minutes, zone) => {
          const iso = new Date(minutes * 60_000).toISOString();
          const again = fromLocal(toLocal(iso, zone), zone) ?? '';
          expect([0, 3_600_000]).toContain(Date.parse(iso) - Date.parse(again));
        },
      ),
    );
  });
});
