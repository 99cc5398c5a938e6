import { expect, test } from 'vitest';
import { createFacts, type Fact } from './track.ts';

const opened: Fact = { kind: 'cartOpened' };

test('what happens before somebody listens waits, in order and at most so much; afterwards nothing is kept', () => {
  const { track, takeFacts } = createFacts();
  track({ kind: 'voucherActivated', id: 'first' });
  for (let count = 0; count < 400; count += 1) track(opened);
  const heard: Fact[] = [];
  const stop = takeFacts((fact) => heard.push(fact));
  expect(heard[0]).toEqual({ kind: 'voucherActivated', id: 'first' });
  expect(heard).toHaveLength(250);
  track(opened);
  expect(heard).toHaveLength(251);
  stop();
  track(opened);
  expect(heard).toHaveLength(251);
});
