import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';
import { longestRow } from './reading.ts';
import { chunksOf } from './testing.ts';

async function linesIn(bytes: Buffer, size: number) {
  const lines: [number, string | undefined][] = [];
  for await (const { number, bytes: line } of linesOf(chunksOf(bytes, size))) lines.push([number, line?.toString()]);
  return lines;
}

test('lines are the same however the bytes arrive, with either kind of line end', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\r\n]/g, ' '))),
      fc.constantFrom('\n', '\r\n'),
      fc.integer({ min: 1, max: 50 }),
      async (texts, end, size) => {
        const lines = await linesIn(Buffer.from(texts.map((text) => text + end).join('')), size);
        expect(lines).toEqual(texts.map((text, index) => [index + 1, text]));
      },
    ),
  ));

test('the last line needs no end', async () => {
  expect(await linesIn(Buffer.from('a\nb'), 1)).toEqual([
    [1, 'a'],
    [2, 'b'],
  ]);
  expect(await linesIn(Buffer.from(''), 1)).toEqual([]);
});

test('a line that is too long is told, not kept, and the next ones are read', async () => {
  const bytes = Buffer.from(`a\n${'x'.repeat(longestRow + 1)}\n${'y'.repeat(longestRow)}\nb\n`);
  const lines = await linesIn(bytes, 65_536);
  expect(lines.map(([number, line]) => [number, line?.length])).toEqual([
    [1, 1],
    [2, undefined],
    [3, longestRow],
    [4, 1],
  ]);
});
