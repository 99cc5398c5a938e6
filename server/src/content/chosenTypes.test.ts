import { expect, test } from 'vitest';
import { chosenTypes } from './chosenTypes.ts';

const known = ['header', 'footer', 'seo'] as const;

test.each([
  [undefined, ['header', 'footer', 'seo']],
  ['', ['header', 'footer', 'seo']],
  [' , ', ['header', 'footer', 'seo']],
  ['seo', ['seo']],
  ['seo, header,seo', ['header', 'seo']],
])('%s chooses %s', (chosen, expected) => {
  expect(chosenTypes(chosen, known)).toEqual(expected);
});

test('an unknown type is refused, and the known ones are named', () => {
  expect(() => chosenTypes('seo,toString', known)).toThrow(
    expect.objectContaining({
      status: 400,
      message: 'Unknown type "toString": expected one or more of: header, footer, seo.',
      fields: [{ path: 'types', message: 'expected one or more of: header, footer, seo' }],
    }),
  );
});
