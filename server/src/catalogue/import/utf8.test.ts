import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunksOf } from './testing.ts';
import { checkUtf8, NotUtf8 } from './utf8.ts';

async function passed(bytes: Buffer, size: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of checkUtf8(chunksOf(bytes, size))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test('UTF-8 passes unchanged, wherever letters are cut', () =>
  fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 9 }), async (text, size) => {
      const bytes = Buffer.from(text);
      expect((await passed(bytes, size)).equals(bytes)).toBe(true);
    }),
  ));

test('the first line of another encoding is named', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('Käse', 'Öl', 'milk', '', '🧀'), { maxLength: 20 }),
      fc.integer({ min: 1, max: 40 }),
      async (before, size) => {
        const latin = Buffer.from('Fleisch f\xfcr zwei\nmore\n', 'latin1');
        const bytes = Buffer.concat([Buffer.from(before.map((line) => `${line}\n`).join('')), latin]);
        const failure = await passed(bytes, size).catch((error: unknown) => error);
        expect(failure).toBeInstanceOf(NotUtf8);
        expect((failure as NotUtf8).line).toBe(before.length + 1);
      },
    ),
  ));

test('a letter that is not finished at the end is none', async () => {
  await expect(passed(Buffer.from([0x61, 0xc3]), 1)).rejects.toThrow('line 1 is not UTF-8');
});
