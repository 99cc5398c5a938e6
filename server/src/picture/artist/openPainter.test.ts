import { expect, test } from 'vitest';
import { StorageAway } from '../../platform/storage/fileStorage.ts';
import type { PictureKit } from '../pictureKit.ts';
import { placeholderPicture, placeholderSvg } from '../placeholder.ts';
import { openPainter, type PainterParts } from './openPainter.ts';
import { loadSharp } from './sharp.ts';

const drawing = (spec: unknown) => ({ kind: 'drawing', spec, width: 4 }) as const;
const placeholder = { made: { bytes: Buffer.from(placeholderSvg), type: 'image/svg+xml' } };

function kitThat(over: Partial<PictureKit> = {}): PictureKit {
  return {
    pictureOf: () => placeholderPicture,
    draw: (spec) => `<svg>${JSON.stringify(spec)}</svg>`,
    loadRaster: async () => (_, width) => ({ bytes: new Uint8Array(width * width * 4), width, height: width }),
    ...over,
  };
}

function open(over: Partial<PainterParts> = {}) {
  const lacks: string[] = [];
  const painter = openPainter({
    loadSharp,
    loadKit: async () => kitThat(),
    readPhoto: async () => undefined,
    warn: (lack) => lacks.push(lack),
    ...over,
  });
  return { painter, lacks };
}

test('without the kit a drawn picture is a placeholder that is not kept for ever, and that is said once', async () => {
  const { painter, lacks } = open({ loadKit: async () => undefined });
  expect(await painter.make(drawing({ shape: 'box' }))).toEqual(placeholder);
  expect(await painter.make(drawing({ shape: 'jar' }))).toEqual(placeholder);
  expect(lacks).toEqual(['@trolley/demo-pictures is not installed: products without a photo show a placeholder']);
});

test('what was imported without the kit stays a placeholder with it, and needs no kit', async () => {
  const { painter } = open({ loadKit: () => expect.fail('the kit was asked for') });
  expect(await painter.make(drawing(placeholderPicture.spec))).toEqual(placeholder);
});

test('a drawing is rastered at the asked width', async () => {
  const { painter, lacks } = open();
  const outcome = await painter.make(drawing({ shape: 'box' }));
  expect(outcome).toMatchObject({ made: { type: 'image/webp' } });
  expect(lacks).toEqual([]);
});

test.each([
  ['sharp', { loadSharp: () => Promise.reject(new Error('no binary')) }],
  ['resvg', { loadKit: async () => kitThat({ loadRaster: () => Promise.reject(new Error('no binary')) }) }],
] as const)('a platform without %s sends the drawing itself', async (_, over) => {
  const { painter, lacks } = open(over);
  const svg = { made: { bytes: Buffer.from('<svg>{"shape":"box"}</svg>'), type: 'image/svg+xml' } };
  expect(await painter.make(drawing({ shape: 'box' }))).toEqual(svg);
  expect(await painter.make(drawing({ shape: 'box' }))).toEqual(svg);
  expect(lacks).toEqual(['pictures cannot be rastered on this platform and are sent as they are: Error: no binary']);
});

test('a wrong spec is told as the problem of its picture', async () => {
  const draw = () => {
    throw new Error('its spec is wrong at shape');
  };
  const { painter } = open({ loadKit: async () => kitThat({ draw }) });
  expect(await painter.make(drawing({}))).toEqual({ problem: 'its spec is wrong at shape' });
});

const photo = { kind: 'photo', area: 'photos', file: 'milk.jpg', width: 160, format: 'webp' } as const;

test('a photo that the storage has lost is the problem of that photo; a storage that is away is not', async () => {
  expect(await open().painter.make(photo)).toEqual({ problem: 'the storage has no photo "milk.jpg"' });
  const away = () => Promise.reject(new StorageAway('no answer'));
  expect(await open({ readPhoto: away }).painter.make(photo)).toEqual({ away: 'no answer' });
});

test('a platform without sharp sends a photo as it is', async () => {
  const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex');
  const over = { loadSharp: () => Promise.reject(new Error('no binary')), readPhoto: async () => jpeg };
  expect(await open(over).painter.make(photo)).toEqual({ made: { bytes: jpeg, type: 'image/jpeg' } });
});
