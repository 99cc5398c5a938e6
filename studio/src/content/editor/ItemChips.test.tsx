import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showForm } from '../fields/testing.tsx';
import { en } from '../messages.en.ts';
import { ItemChips } from './ItemChips.tsx';

const now = Date.parse('2026-11-18T12:00:00Z');
const live = (revision: number, value = {}) => ({ revision, at: '2026-11-01T00:00:00Z', value });
const plan = {
  ...{ id: '00000000-0000-4000-8000-000000000001', item: 'page:/x', title: 'x', at: '2026-12-24T05:00:00Z' },
  ...{ revision: 1, baseRevision: 0, outdated: false },
};
const planned = en.plannedFor('24 Dec 2026, 06:00');
const clean = { status: 'clean' as const, baseRevision: 0 };
const drafted = { status: 'saved' as const, draft: { id: 'd', revision: 1 }, baseRevision: 3 };

test.each([
  ['a new page', { plans: [] }, { ...drafted, baseRevision: 0 }, [en.new]],
  ['a new page that was planned', { plans: [plan] }, clean, [planned]],
  ['one that was published a moment ago', { plans: [] }, { ...clean, baseRevision: 1 }, [en.live]],
  ['a draft beside what is live', { live: live(3), plans: [plan] }, drafted, [en.draftBeside, planned]],
  ['what is live', { live: live(3), plans: [] }, { ...clean, baseRevision: 3 }, [en.live]],
  ['what is offline', { live: live(3, { draft: true }), plans: [] }, { ...clean, baseRevision: 3 }, [en.offline]],
  ['a draft of what is offline', { live: live(3, { draft: true }), plans: [] }, drafted, [en.offlineDraft]],
  ['published from offline', { live: live(3, { draft: true }), plans: [] }, { ...clean, baseRevision: 4 }, [en.live]],
  [
    'not yet',
    { live: live(3, { validFrom: '2026-12-01T00:00:00Z' }), plans: [] },
    { ...clean, baseRevision: 3 },
    [en.notYet],
  ],
  [
    'ended',
    { live: live(3, { validUntil: '2026-11-01T00:00:00Z' }), plans: [] },
    { ...clean, baseRevision: 3 },
    [en.ended],
  ],
])('%s', (_, item, saver, words) => {
  showForm({}, <ItemChips item={item} saver={saver} now={now} />);
  expect([...document.querySelectorAll('.state')].map(({ textContent }) => textContent)).toEqual(words);
  expect(screen.queryAllByText(words[0] ?? '')).toHaveLength(1);
  cleanup();
});
