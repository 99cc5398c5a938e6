import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { samples } from '../samples/samples.ts';
import { FILLINGS, PARTS } from './goods.ts';
import { LAYOUTS } from './label/layoutNames.ts';
import { ownMotifs } from './motif/own/ownMotifs.ts';
import { composePicture, drawPicture } from './picture.ts';
import type { Option } from './shapes/shape.ts';
import { shapeNames, shapes } from './shapes/shapes.ts';
import { type PictureSpec, pictureSpecSchema } from './spec.ts';
import { unusedFields } from './testing/unusedFields.ts';
import { colliding, dependence, extractedMotifs, overflowing, sealed, supplies, xmlProblem } from './testing.ts';
import { BRAND_FONTS } from './text/fonts.ts';
import { KIT_VERSION } from './version.ts';

const LARGEST = 12 * 1024;
const COMMON = 9 * 1024;
/** A page of small print, every letter an outline. */
const LARGEST_BACK = 80 * 1024;

const bytes = (svg: string): number => Buffer.byteLength(svg);

const spec = (over: Partial<PictureSpec>): PictureSpec => ({
  key: 'sample',
  shape: 'box',
  brand: 'Almglück',
  font: 'script',
  name: 'Bio-Vollmilch',
  size: '1 l',
  motif: 'own:apple',
  seal: 'BIO',
  colours: { base: '#2f7d5b', accent: '#f7c948', ink: '#173b2c', paper: '#fdfaf1' },
  ...over,
});

const CHANGES: Readonly<Record<Option, Partial<PictureSpec>>> = {
  chequered: { chequered: true },
  count: { count: 1 },
  filling: { filling: 'bacon' },
  inside: { inside: 'own:pear' },
  motif: { motif: 'own:pear' },
  sticker: { sticker: true },
  turn: { turn: 40 },
};

/** Each drawn once for all tests, from a copy: a picture depends on nothing but what its spec says. */
const drawnSamples = new Map(samples.map((sample) => [sample.key, drawPicture(structuredClone(sample), supplies)]));

describe('the samples', () => {
  test('are all valid specs with keys of their own', () => {
    expect(samples.filter((sample) => !pictureSpecSchema.safeParse(sample).success)).toEqual([]);
    expect(samples.filter((sample) => unusedFields(sample).length > 0)).toEqual([]);
    expect(new Set(samples.map(({ key }) => key)).size).toBe(samples.length);
  });

  test('show every shape and every layout', () => {
    expect(shapeNames.filter((name) => !samples.some(({ shape }) => shape === name))).toEqual([]);
    expect(LAYOUTS.filter((name) => !samples.some(({ layout }) => layout === name))).toEqual([]);
  });

  test.each(samples.map((sample) => [sample.key, sample] as const))('%s is one sound picture', (_, sample) => {
    const { svg, printed } = composePicture(sample, supplies);
    expect(xmlProblem(svg)).toBeUndefined();
    expect(dependence(svg)).toBeUndefined();
    expect(overflowing(printed)).toEqual([]);
    expect(colliding(printed)).toEqual([]);
    expect(bytes(svg)).toBeLessThanOrEqual(sample.back ? LARGEST_BACK : LARGEST);
    expect(drawnSamples.get(sample.key)).toBe(svg);
  });

  test('are small as a rule and never the same', () => {
    const pictures = [...drawnSamples.values()];
    expect(pictures).toHaveLength(samples.length);
    const small = pictures.filter((svg) => bytes(svg) <= COMMON);
    expect(small.length / pictures.length).toBeGreaterThan(0.85);
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});

describe('every shape', () => {
  const texts = [
    ['Pip', 'Ei'],
    ['Kaiserküche', 'Vollkorn-Dinkelspaghetti mit Hanfsamen und Kürbis'],
  ] as const;

  test.each(shapeNames)('%s takes every layout, short and long text', (shape) => {
    const problems = (shapes[shape].printing === 'face' ? LAYOUTS : (['side'] as const)).flatMap((layout) =>
      texts.flatMap(([brand, name]) => {
        const { svg, printed } = composePicture(spec({ shape, layout, brand, name }), supplies);
        const found = [xmlProblem(svg), ...overflowing(printed), ...colliding(printed)].filter(Boolean);
        return found.map((problem) => `${layout}: ${problem}`);
      }),
    );
    expect(problems).toEqual([]);
  });

  test.each(['box', 'pouch', 'can', 'wine', 'jar', 'tinFlat', 'cup'] as const)(
    '%s has its seal beside its text',
    (shape) => {
      const hidden = LAYOUTS.flatMap((layout) =>
        sealed(composePicture(spec({ shape, layout }), supplies).printed).map((text) => `${layout}: ${text}`),
      );
      expect(hidden).toEqual([]);
    },
  );

  test.each(shapeNames)('%s looks at the fields it says it takes and at no others', (shape) => {
    const { parts, options, printing } = shapes[shape];
    const drawn = (over: Partial<PictureSpec>): string =>
      drawPicture(spec({ shape, inside: 'own:apple', ...over }), supplies).replace(/<title>.*<\/title>/, '');
    const plain = drawn({});
    const differs = (over: Partial<PictureSpec>): boolean => drawn(over) !== plain;
    // What lies in a tray has a colour of its own only where something does.
    const filled: Partial<PictureSpec> = options.includes('filling') ? { filling: 'steak' } : {};
    const colours = (part: string) => drawn({ ...filled, parts: { [part]: '#123456' } }) !== drawn(filled);
    expect(PARTS.filter(colours)).toEqual(parts);
    expect(options.filter((option) => !differs(CHANGES[option]))).toEqual([]);
    expect(differs({ layout: 'rays' })).toBe(printing === 'face');
    expect(differs({ name: 'Anders' })).toBe(printing !== 'none' && printing !== 'sticker');
  });
});

/** How a picture is placed on its stage. */
function placed(given: PictureSpec): { readonly scale: number } {
  return { scale: Number(/ scale\((\d*\.?\d+)\)"/.exec(drawPicture(given, supplies))?.[1]) };
}

describe('any spec', () => {
  const colour = fc
    .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
    .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);
  const motif = fc
    .constantFrom('own:apple', 'own:carrot', 'own:cow', 'noto:cow-face', undefined)
    .filter((name) => name !== 'own:cow');
  const words = (longest: number) =>
    fc
      .oneof(
        fc.string({ minLength: 1, maxLength: longest, unit: 'grapheme' }),
        fc.string({
          minLength: 1,
          maxLength: longest,
          unit: fc.constantFrom(...Array.from('aeiouäöüßnrstlmkABCÖÜ -&%,.0123')),
        }),
      )
      .filter((text) => text.length <= longest);
  const specs: fc.Arbitrary<PictureSpec> = fc.record(
    {
      key: fc.string({ minLength: 1, maxLength: 20 }),
      shape: fc.constantFrom(...shapeNames),
      brand: words(28),
      font: fc.constantFrom(...BRAND_FONTS),
      capitals: fc.boolean(),
      tracking: fc.double({ min: -0.05, max: 0.2, noNaN: true }),
      name: words(60),
      size: words(16),
      layout: fc.constantFrom(...LAYOUTS),
      motif,
      colours: fc.record({ base: colour, accent: colour, ink: colour, paper: colour }),
      seal: words(6),
      band: words(8),
      scale: fc.double({ min: 0.4, max: 1, noNaN: true }),
      several: fc.integer({ min: 2, max: 6 }),
      filling: fc.constantFrom(...FILLINGS),
      count: fc.integer({ min: 1, max: 12 }),
      inside: motif,
      chequered: fc.boolean(),
      sticker: fc.boolean(),
      turn: fc.integer({ min: -180, max: 180 }),
    },
    { requiredKeys: ['key', 'shape', 'brand', 'font', 'name', 'colours'] },
  );

  test('that is valid gives one sound picture, the same each time, its text within its areas', () => {
    fc.assert(
      fc.property(specs, (any) => {
        expect(pictureSpecSchema.safeParse(any).success).toBe(true);
        const { svg, printed } = composePicture(any, supplies);
        expect(xmlProblem(svg)).toBeUndefined();
        expect(dependence(svg)).toBeUndefined();
        expect(overflowing(printed)).toEqual([]);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(drawPicture(any, supplies)).toBe(svg);
      }),
      { numRuns: 300 },
    );
  });

  test('with a smaller scale is drawn smaller, and stands lower', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...shapeNames),
        fc.integer({ min: 40, max: 99 }),
        fc.integer({ min: 1, max: 20 }),
        (shape, percent, less) => {
          const [small, large] = [percent - Math.min(less, percent - 40), percent].map((scale) =>
            placed(spec({ shape, scale: scale / 100 })),
          );
          const whole = placed(spec({ shape }));
          expect(small?.scale).toBeLessThanOrEqual(large?.scale ?? 0);
          expect(large?.scale).toBeLessThan(whole.scale);
        },
      ),
      { numRuns: 120 },
    );
  });

  test('of a pack with a band says so on its face or tag', () => {
    const faces = shapeNames.filter((shape) => shapes[shape].printing === 'face' || shapes[shape].printing === 'tag');
    const missing = faces.filter((shape) => {
      const { printed } = composePicture(spec({ shape, band: 'ÖKO' }), supplies);
      return (
        !printed.some(({ text }) => text.includes('ÖKO')) && printed.some(({ text }) => text.includes('VOLLMILCH'))
      );
    });
    expect(missing).toEqual([]);
  });

  test('keeps its ids to itself: two keys never share one', () => {
    const ids = (key: string): Set<string | undefined> =>
      new Set([...drawPicture(spec({ key }), supplies).matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id));
    const [one, other] = [ids('milk'), ids('butter')];
    expect([...one].filter((id) => other.has(id))).toEqual([]);
  });

  test('that asks for an unknown motif is a mistake of the catalogue and says so', () => {
    expect(() => drawPicture(spec({ motif: 'own:unicorn' }), supplies)).toThrow('own:unicorn');
  });
});

test('the version stands for what the kit draws: when this fails, write the new one into version.ts', () => {
  const drawn = createHash('sha256').update(JSON.stringify([ownMotifs, extractedMotifs]));
  for (const svg of drawnSamples.values()) drawn.update(svg);
  expect(KIT_VERSION).toBe(drawn.digest('hex').slice(0, 8));
});
