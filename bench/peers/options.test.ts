import { expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { works } from './works.ts';

test('all candidates do all work unless told', () => {
  expect(readOptions([])).toMatchObject({
    only: ['trolley', 'vendure', 'medusa', 'next'],
    works: works.map(({ id }) => id),
    rounds: 5,
    prepare: false,
  });
});

test('candidates, work and rounds can be chosen', () => {
  expect(readOptions(['--only=trolley,next', '--work=read15', '--rounds=3', '--quick'])).toMatchObject({
    only: ['trolley', 'next'],
    works: ['read15'],
    rounds: 3,
    products: 600,
  });
});

test.each([['--only=magento'], ['--work=dance'], ['--rounds=many'], ['vendure']])('%s is refused', (arg) => {
  expect(readOptions([arg])).toContain('Unknown');
});

test('what a run needs can be prepared without a run', () => {
  expect(readOptions(['--prepare'])).toMatchObject({ prepare: true, products: 100_000 });
});
