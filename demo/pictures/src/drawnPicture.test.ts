import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnPicture } from './drawnPicture.ts';
import { pictureSpecSchema } from './kit/spec.ts';

const name = (maxLength: number) =>
  fc.string({ unit: 'grapheme', minLength: 1, maxLength }).map((text) => `A${text}`.trim());

test('whatever a product is called, the kit can draw its pack', () =>
  fc.assert(
    fc.property(name(200), name(80), name(80), (product, brandName, pack) => {
      const { hash, spec } = drawnPicture({ sku: 'A1', name: product, brandName, pack });
      expect(pictureSpecSchema.safeParse(spec).success).toBe(true);
      expect(hash).toMatch(/^[0-9a-f]{16}$/);
    }),
  ));

test('a brand keeps its look, and every product has a picture of its own', () => {
  const one = drawnPicture({ sku: '1', name: 'Milk', brandName: 'Alm', pack: '1 l' });
  const other = drawnPicture({ sku: '2', name: 'Butter', brandName: 'Alm', pack: '250 g' });
  expect(one.hash).not.toBe(other.hash);
  expect((one.spec as { colours: unknown }).colours).toEqual((other.spec as { colours: unknown }).colours);
});

test('no word of a name is printed as if it were a brand', () => {
  const of = (name: string) => drawnPicture({ sku: '1', name, pack: '0,5 l' }).spec as { brand: string; name: string };
  expect(of('0.5 l Mildes Mineralwasser')).toMatchObject({ brand: '', name: 'Mildes Mineralwasser' });
  expect(of('Mildes Mineralwasser 6x0,5l')).toMatchObject({ brand: '', name: 'Mildes Mineralwasser' });
  expect(of('"Nur Natur" Müsli (500 g)')).toMatchObject({ brand: '', name: 'Nur Natur Müsli' });
  expect(of('4 Semmeln')).toMatchObject({ brand: '', name: '4 Semmeln' });
  expect(of('500 g')).toMatchObject({ name: '500 g' });
});
