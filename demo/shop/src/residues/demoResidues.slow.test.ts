import { join } from 'node:path';
import { hasCheckDigit } from '@trolley/contract';
import { atOnce } from '@trolley/server/demo';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '../../../../server/src/platform/paths.ts';
import { dateOf, dayOf } from '../catalogue/calendar.ts';
import { expandGoods } from '../catalogue/expand.ts';
import { readSource } from '../catalogue/readSource.ts';
import { toProductRow } from '../catalogue/toProductRow.ts';
import { buildingResidues } from './demoResidues.ts';

const today = dayOf('2026-11-18');

const demoResidues = (...given: Parameters<typeof buildingResidues>) => atOnce(buildingResidues(...given));
type Rows = ReturnType<typeof demoResidues>;

function testsOf(rows: Rows): readonly Rows[] {
  const tests = new Map<string, Rows>();
  for (const row of rows) {
    const key = `${row.sku} ${row.batch} ${row.sampledOn}`;
    tests.set(key, [...(tests.get(key) ?? []), row]);
  }
  return [...tests.values()];
}

describe.each(['feldmarkt', 'harbour'])('the tests of %s', (tenant) => {
  const source = readSource(join(repositoryRoot, 'tenants', tenant, 'catalogue'));
  const articles = expandGoods(source);
  const rows = demoResidues(articles, source, today);
  const goal = 0.33;
  const shareOf = ({ residue = 0, limit = 1 }: (typeof rows)[number]) => residue / limit;

  test('every good that is tested is there', () => {
    const ids = new Set(articles.map(({ good }) => good.id));
    const { crops = {}, events = [] } = source.residues ?? {};
    expect(Object.keys(crops).filter((key) => !ids.has(key.split('/')[0] ?? ''))).toEqual([]);
    expect(events.filter(({ good }) => !ids.has(good))).toEqual([]);
  });

  test('are many, of the last year, and none is told before the laboratory is done', () => {
    const days = rows.map(({ sampledOn }) => sampledOn);
    expect(new Set(rows.map(({ sku, batch }) => `${sku} ${batch}`)).size).toBeGreaterThan(800);
    expect(days.every((day) => day <= dateOf(today - 3) && day > dateOf(today - 400))).toBe(true);
    expect(days.filter((day) => day > dateOf(today - 14)).length).toBeGreaterThan(20);
  });

  test('of a week never change: the next day only adds to them', () => {
    const next = new Set(demoResidues(articles, source, today + 1).map((row) => JSON.stringify(row)));
    const recent = rows.filter(({ sampledOn }) => sampledOn > dateOf(today - 300));
    expect(recent.filter((row) => !next.has(JSON.stringify(row)))).toEqual([]);
  });

  test('find mostly nothing or little; what exceeds the goal or the law is told with what was done, every year', () => {
    const share = (few: typeof rows) => few.length / rows.length;
    expect(share(rows.filter((row) => shareOf(row) <= 0.1))).toBeGreaterThan(0.7);
    expect(rows.filter((row) => row.action === undefined && shareOf(row) > goal)).toEqual([]);
    expect(rows.filter((row) => shareOf(row) > 1)).toHaveLength(1);
    const found = testsOf(rows.filter(({ substance }) => substance !== undefined));
    expect(found.filter((few) => few.length > 1).length).toBeGreaterThan(100);
    for (const later of [90, 180, 270]) {
      const others = demoResidues(articles, source, today + later);
      expect(others.filter((row) => shareOf(row) > 1).length).toBeGreaterThan(0);
    }
  });

  test('find on organic goods only what organic farms may use', () => {
    const organic = new Set(articles.filter(({ labels }) => labels.includes('organic')).map(({ sku }) => sku));
    const found = rows.filter(({ sku, substance }) => organic.has(sku) && substance !== undefined);
    expect(new Set(found.map(({ substance }) => substance))).toEqual(new Set(['Spinosad']));
  });

  test('a test is one of its product, batch and day, and all of its rows agree', () => {
    for (const few of testsOf(rows)) {
      expect(new Set(few.map(({ laboratory, report, action }) => `${laboratory} ${report} ${action}`)).size).toBe(1);
      expect(new Set(few.map(({ substance }) => substance)).size).toBe(few.length);
    }
  });

  test('packed goods have a barcode to be looked up by, of the range for demonstrations', () => {
    const tested = new Set(rows.map(({ sku }) => sku));
    const coded = articles
      .filter(({ sku, size }) => tested.has(sku) && size.selling === 'pack')
      .map((article) => toProductRow(article, '2026-11-18', '', source).facts.gtin ?? '');
    expect(coded.length).toBeGreaterThan(50);
    expect(coded.filter((gtin) => !/^952\d{10}$/.test(gtin) || !hasCheckDigit(gtin))).toEqual([]);
  });
});
