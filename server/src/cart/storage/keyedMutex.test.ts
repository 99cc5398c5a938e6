import { expect, test } from 'vitest';
import { createKeyedMutex } from './keyedMutex.ts';

const pause = () => new Promise((resolve) => setTimeout(resolve, 1));

test('work on one cart runs one after the other, also after one that failed; another cart does not wait', async () => {
  const mutex = createKeyedMutex();
  const seen: string[] = [];
  const note =
    (name: string, fail = false) =>
    async () => {
      seen.push(`${name} begins`);
      await pause();
      seen.push(`${name} ends`);
      if (fail) throw new Error(name);
      return name;
    };
  const first = mutex('a', note('first', true));
  const second = mutex('a', note('second'));
  const other = mutex('b', note('other'));
  await expect(first).rejects.toThrow('first');
  expect(await second).toBe('second');
  expect(await other).toBe('other');
  expect(seen.filter((line) => !line.startsWith('other'))).toEqual([
    'first begins',
    'first ends',
    'second begins',
    'second ends',
  ]);
  expect(seen.indexOf('other begins')).toBeLessThan(seen.indexOf('second begins'));
});
