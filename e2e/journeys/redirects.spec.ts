import { tenant } from '../support/tenantFiles.ts';
import { expect, followLink, openHydrated, test } from '../support/test.ts';

const { oneToOne, manyToOne, manyToMany } = tenant.redirects;
const rules = [
  ...Object.entries(oneToOne).map(([from, to]) => ({ from, to })),
  ...Object.entries(manyToOne).map(([from, to]) => ({ from: `${from}/something/below`, to })),
  ...Object.entries(manyToMany).map(([from, to]) => ({
    from: `${from}/some-page`,
    to: `${to.replace(/\/$/, '')}/some-page`,
  })),
];

test('NAV-04 every redirect rule is a real HTTP redirect that keeps the query @smoke', async ({ request }) => {
  expect(rules.length).toBeGreaterThan(2);
  for (const { from, to } of rules) {
    const answer = await request.get(`${from}?utm=letter`, { maxRedirects: 0 });
    expect([301, 302, 307, 308], from).toContain(answer.status());
    expect(answer.headers().location, from).toBe(`${to}?utm=letter`);
    expect(answer.headers()['set-cookie'], from).toBeUndefined();
  }
});

test('NAV-03 a link to a moved page arrives at its new address', async ({ page }) => {
  const inside = Object.entries(oneToOne).find(([, to]) => to.startsWith('/'));
  expect(inside).toBeDefined();
  const [from, to] = inside ?? ['', ''];
  await openHydrated(page, '/sitemap');
  await followLink(page, from);
  await expect(page).toHaveURL(to);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('a slash at the end or twice does not make a second page', async ({ request }) => {
  const answer = await request.get('/sitemap/', { maxRedirects: 0 });
  expect(answer.status() === 200 || answer.headers().location === '/sitemap').toBe(true);
  if (answer.status() === 200) expect(await answer.text()).toMatch(/rel="canonical" href="[^"]*\/sitemap"/);
});
