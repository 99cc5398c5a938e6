import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '../../../server/src/platform/paths.ts';
import { expandGoods } from '../../shop/src/catalogue/expand.ts';
import { readSource } from '../../shop/src/catalogue/readSource.ts';
import { composePicture } from './kit/picture.ts';
import { unusedFields } from './kit/testing/unusedFields.ts';
import { colliding, dependence, overflowing, supplies, xmlProblem } from './kit/testing.ts';
import { pictureHash } from './pictureHash.ts';
import { specOf } from './specOf.ts';

describe.each(['feldmarkt', 'harbour'])('every product of %s', (tenant) => {
  const articles = expandGoods(readSource(join(repositoryRoot, 'tenants', tenant, 'catalogue')));
  const specs = articles.map(({ picture }) => specOf(picture));

  test('has a picture the kit draws whole, with nothing left over', () => {
    const problems = specs.flatMap((spec) => {
      const { svg, printed } = composePicture(spec, supplies);
      const found = [
        xmlProblem(svg),
        dependence(svg),
        ...unusedFields(spec),
        ...overflowing(printed),
        ...colliding(printed),
      ].filter(Boolean);
      return found.map((problem) => `${spec.key} ${spec.shape} ${spec.brand} ${spec.name}: ${problem}`);
    });
    expect(problems).toEqual([]);
  }, 180_000);

  test('has a picture of its own', () => {
    expect(new Set(specs.map(pictureHash)).size).toBe(specs.length);
  });

  test('shows what it is: loose goods and trays always, packs as a rule', () => {
    const blank = specs.filter(
      ({ shape, motif, filling }) =>
        ['loose', 'tray', 'net', 'punnet', 'clamshell'].includes(shape) && !motif && !filling,
    );
    expect(blank.map(({ name }) => name)).toEqual([]);
  });

  test('stands on a shelf that is not all alike', () => {
    const shelves = new Map<string, string[]>();
    articles.forEach(({ category }, index) => {
      // What is seen from afar: everything but the lettering.
      const look = JSON.stringify({ ...specs[index], key: '', name: '', size: '', seal: '' });
      shelves.set(category.slug, [...(shelves.get(category.slug) ?? []), look]);
    });
    const alike = [...shelves].flatMap(([slug, looks]) => {
      const kinds = new Set(looks).size;
      return looks.length >= 12 && kinds < looks.length * 0.4 ? [`${slug}: ${kinds} looks of ${looks.length}`] : [];
    });
    expect(alike).toEqual([]);
  });
});
