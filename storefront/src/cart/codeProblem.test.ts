import { expect, test } from 'vitest';
import { codeProblem } from './codeProblem.ts';

test.each([
  ['223', 'expired'],
  ['227', 'exhausted'],
  ['228', 'notActive'],
  ['229', 'wrongService'],
])('CHK-09 code %s has words of its own', (errorCode, problem) => {
  expect(codeProblem(errorCode, 409)).toBe(problem);
});

test('what has no code is unknown or went wrong', () => {
  expect(codeProblem(undefined, 404)).toBe('unknown');
  expect(codeProblem('whatever', 500)).toBe('failed');
});
