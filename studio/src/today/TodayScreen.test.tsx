import { screen, within } from '@testing-library/react';
import type { Permission, Today, TodayContent } from '@trolley/contract';
import { expect, test } from 'vitest';
import { openStudio, selfWith } from '../testing/openStudio.tsx';

const by = { id: '00000000-0000-4000-8000-000000000002', name: 'Cian Walsh' };
const content: TodayContent = {
  own: {
    count: 9,
    drafts: [{ item: 'page:/christmas', title: 'Christmas', changedAt: '2026-11-17T09:00:00.000Z', isNew: true, by }],
  },
  others: {
    count: 1,
    drafts: [{ item: 'config:footer', title: 'footer', changedAt: '2026-11-17T09:00:00.000Z', isNew: false, by }],
  },
  plans: [
    { id: by.id, item: 'page:/advent', title: 'Advent', at: '2026-11-20T06:00:00.000Z', failed: true, by },
    { id: by.id.replace('2', '3'), item: 'page:/', title: 'Home', at: '2026-11-29T06:00:00.000Z', failed: false },
  ],
  problems: { count: 1, items: [{ item: 'page:/about', title: 'About us', problems: 2 }] },
  changes: [
    { item: 'page:/terms', title: 'Terms', at: '2026-11-16T09:00:00.000Z', revision: 4, cause: 'published', by },
    { item: 'page:/old', title: 'Old', at: '2026-11-15T09:00:00.000Z', revision: 2, cause: 'removed' },
  ],
};
const nothing: TodayContent = {
  ...{ own: { count: 0, drafts: [] }, others: { count: 0, drafts: [] } },
  ...{ plans: [], problems: { count: 0, items: [] }, changes: [] },
};

const open = (today: Partial<Today>, ...granted: readonly Permission[]) =>
  openStudio('/', {
    'GET /api/studio/me': selfWith(...granted),
    'GET /api/studio/today': { at: '2026-11-18T10:00:00.000Z', ...today },
  });
const panel = (name: string) => within(screen.getByRole('region', { name }));

test('an editor’s day leads to the drafts, the plans, what is broken and what was done', async () => {
  open({ content, emptySearches: [{ term: 'oat creamer', times: 9 }] }, 'content:read', 'content:write');
  const draft = await screen.findByRole('link', { name: /Christmas/ });
  expect(draft.getAttribute('href')).toBe('/studio/content/edit?item=page%3A%2Fchristmas');
  expect(panel('Your drafts').getByText('9')).toBeDefined();
  // A configuration is called what it is, not by its name in the contract.
  expect(panel('Colleagues’ drafts').getByRole('link', { name: /Footer.*Cian Walsh/ })).toBeDefined();
  expect(
    panel('Scheduled')
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^Advent.*Failed$/), expect.stringMatching(/^Home.*Scheduled$/)]);
  expect(panel('Pages with problems').getByRole('link', { name: /About us.*2 problems/ })).toBeDefined();
  const [published, removed] = panel('Recent changes').getAllByRole('link');
  expect(published?.getAttribute('href')).toBe('/studio/content/versions?item=page%3A%2Fterms');
  expect(removed?.textContent).toMatch(/Old.*The shop.*Removed/);
  expect(panel('Searches with no results').getByText('oat creamer')).toBeDefined();
});

test('whoever has orders to see to is told of content only what there is', async () => {
  open({ content: nothing, needs: { withoutTime: [], payments: [], mails: 0 } }, 'content:read', 'orders:read');
  expect(await screen.findByText('All clear. Nothing needs your attention.')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Your drafts' })).toBeNull();
});

test('one mail that nobody got is counted as one', async () => {
  open({ needs: { withoutTime: [], payments: [], mails: 1 } }, 'orders:read');
  expect(await screen.findByText('1 email could not be delivered')).toBeDefined();
});

test('an editor with nothing to do reads that nothing is wrong', async () => {
  open({ content: nothing }, 'content:read');
  expect(await screen.findByText('No drafts. Everything you started is published.')).toBeDefined();
  expect(screen.getByText('All links work and no pictures are missing.')).toBeDefined();
});
