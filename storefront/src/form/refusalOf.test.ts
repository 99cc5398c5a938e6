import { expect, test } from 'vitest';
import { createText } from '../shell/text.ts';
import { waitingTime } from './refusalOf.ts';
import { textsOf } from './testing/formShop.tsx';

test.each([
  [undefined, 'a little later'],
  [0.2, 'in a second'],
  [59, 'in 59 seconds'],
  [60, 'in a minute'],
  [61, 'in 2 minutes'],
  [3541, 'in an hour'],
  [7201, 'in 3 hours'],
])('CUST-02 too many attempts: %s seconds are shown in words', (seconds, words) => {
  const messages = textsOf('harbour', ['form']);
  const text = createText({ messages, locale: 'en-IE', timeZone: 'Europe/Dublin', onMissing: () => {} });
  expect(waitingTime(seconds, text)).toBe(`You’ve tried too many times. Please try again ${words}.`);
});
