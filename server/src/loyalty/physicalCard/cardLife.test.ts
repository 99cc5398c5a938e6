import { physicalCardStates } from '@trolley/contract';
import { expect, test } from 'vitest';
import { mayBecome, statesBefore } from './cardLife.ts';

test('a card is ordered, sent, active and lost, in this order; a lost one may be ordered again', () => {
  const allowed = physicalCardStates.flatMap((from) =>
    (['ordered', 'sent', 'active', 'lost'] as const).filter((to) => mayBecome(from, to)).map((to) => `${from} ${to}`),
  );
  expect(allowed).toEqual(['none ordered', 'ordered sent', 'sent active', 'sent lost', 'active lost', 'lost ordered']);
  expect(statesBefore('lost')).toEqual(['sent', 'active']);
});
