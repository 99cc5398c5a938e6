import { expect, test } from 'vitest';
import { createPages } from '../../page/pages.ts';
import { editedTestPage, testDiscovery, testRenderer, testSnapshots, testTenant } from '../../page/testing.ts';
import { viewerBySession } from '../../page/viewer.ts';
import { captureLog } from '../../platform/http/testing.ts';
import { sessionDatabase } from './testing.ts';

const { open, query, insertCustomer } = sessionDatabase();

/** Pages behind sessions: one for everybody, one for members, one for whoever is not logged in. */
async function openShop() {
  const shop = await open();
  const { log } = captureLog();
  const tenant = testTenant();
  const pages = [
    editedTestPage('/about', { title: 'About' }),
    editedTestPage('/members', { title: 'Members', access: 'logged in and joe member' }),
    editedTestPage('/guests', { title: 'Guests', access: 'not logged in' }),
  ];
  const { snapshots } = await testSnapshots(tenant, pages, log);
  createPages({
    tenant,
    snapshots,
    discovery: testDiscovery(snapshots),
    renderer: testRenderer({}),
    settings: { nodeEnv: 'production', pageCacheBytes: 1024 * 1024, tenantsDir: '/nowhere' },
    log,
    viewerOf: viewerBySession(shop.sessions),
  }).routes(shop.app);
  return shop;
}

const html = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Firefox/140' };

test('SESS-01 a page with an access list opens by the session, and is never kept', async () => {
  const shop = await openShop();
  const [guest, customer, member] = [shop.visit(), shop.visit(), shop.visit()];
  await customer.logIn(await insertCustomer());
  await member.logIn(await insertCustomer({ joeAuthenticationStatus: 'Authenticated' }));
  const statusOf = async (browser: typeof guest, path: string) => {
    const answer = await browser.send('GET', path, undefined, html);
    expect(answer.headers['cache-control'], path).toContain('no-store');
    return answer.statusCode;
  };
  for (const prefix of ['', '/_payload']) {
    expect(await statusOf(guest, `${prefix}/members`)).toBe(404);
    expect(await statusOf(customer, `${prefix}/members`)).toBe(404);
    expect(await statusOf(member, `${prefix}/members`)).toBe(200);
    expect(await statusOf(guest, `${prefix}/guests`)).toBe(200);
    expect(await statusOf(member, `${prefix}/guests`)).toBe(404);
  }
});

test('SESS-04 a guarded page tells of the end of a session; a page for everybody sets no cookie', async () => {
  const shop = await openShop();
  const browser = shop.visit();
  const id = await insertCustomer({ joeAuthenticationStatus: 'Authenticated' });
  await browser.logIn(id);
  await query('delete from session where customer_id = $1', id);
  await browser.send('GET', '/about', undefined, html);
  expect(browser.setCookies).toEqual([]);
  const refused = await browser.send('GET', '/members', undefined, html);
  expect(refused.statusCode).toBe(404);
  expect(browser.jar.get('sessionExpired')).toBe('1');
  const open = await browser.send('GET', '/about', undefined, html);
  expect(open.statusCode).toBe(200);
  expect(browser.setCookies).toEqual([]);
});
