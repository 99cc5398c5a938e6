import type { PhysicalCard } from '@trolley/contract';
import { expect, test } from 'vitest';
import { cardSteps } from './cardSteps.ts';

const now = Date.parse('2026-11-17T20:00:00Z');
const told = (card: PhysicalCard) =>
  cardSteps(card, now).map(({ name, state, at, about }) =>
    [name, state, at === undefined ? '-' : new Date(at).toISOString().slice(0, 10), about ? 'about' : '']
      .join(' ')
      .trim(),
  );

test('before it is ordered the steps tell when it would be there', () => {
  const steps = ['ordered current 2026-11-17', 'sent ahead 2026-11-18 about', 'arrived ahead 2026-11-24 about'];
  expect(told({ status: 'none' })).toEqual([...steps, 'active ahead -']);
  const lost = { status: 'lost', orderedAt: '2026-01-05T09:00:00Z', sentAt: '2026-01-07T09:00:00Z' } as const;
  expect(told(lost), 'what was lost is over').toEqual(told({ status: 'none' }));
});

test('afterwards they tell what happened', () => {
  const ordered = { status: 'ordered', orderedAt: '2026-11-16T09:00:00Z' } as const;
  expect(told(ordered)[1]).toBe('sent ahead 2026-11-17 about');
  const sent = { ...ordered, status: 'sent', sentAt: '2026-11-18T09:00:00Z' } as const;
  expect(told(sent)).toEqual([
    'ordered done 2026-11-16',
    'sent current 2026-11-18',
    'arrived ahead 2026-11-23 about',
    'active ahead -',
  ]);
  expect(told({ ...sent, status: 'active', activeAt: '2026-11-24T09:00:00Z' })).toEqual([
    'ordered done 2026-11-16',
    'sent done 2026-11-18',
    'arrived done -',
    'active done 2026-11-24',
  ]);
});
