import { expect, test, vi } from 'vitest';
import type { ImportAsk } from './importAsk.ts';
import { synonymKind } from './kinds/synonym.ts';
import { stageSources } from './stageSources.ts';
import { fileOf, jsonLines } from './testing.ts';

test('what goes wrong in the import itself names the file and the line of the row', async () => {
  vi.spyOn(synonymKind, 'stage').mockImplementation(({ words = [] }) => {
    if (words[0] === 'b') throw new TypeError('not iterable');
    return { key: '', row: { none: true } };
  });
  const rows = ['a', 'b'].map((word) => ({ kind: 'synonym', words: [word, 'x'] }));
  const tx = { query: async () => [] };
  const ask = {
    sources: [fileOf('words.jsonl', jsonLines(rows))],
    timeZone: 'UTC',
    locale: 'de-AT',
    problem: () => undefined,
  } as unknown as ImportAsk;
  await expect(stageSources(tx, ask)).rejects.toThrow('words.jsonl:2: this row could not be checked (not iterable)');
});
