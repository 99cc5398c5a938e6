import { expect, test } from 'vitest';
import { minimalSince, readMinimalSince } from './prefer.ts';

test('what is written is read, also among other preferences', () => {
  expect(readMinimalSince(minimalSince('12-aB_3-xm'))).toBe('12-aB_3-xm');
  expect(readMinimalSince('respond-async, return=minimal;since=12-a, wait=3')).toBe('12-a');
});

test.each([
  undefined,
  '',
  'return=minimal',
  'return=representation',
  'xreturn=minimal; since="1"',
  'return=minimal; since="a b"',
])('%j asks for everything', (prefer) => {
  expect(readMinimalSince(prefer)).toBeUndefined();
});
