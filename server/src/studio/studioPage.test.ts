import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getToday, themeConfig } from '@trolley/contract';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../platform/http/testing.ts';
import { repositoryRoot } from '../platform/paths.ts';
import { studioRoutes } from './routes.ts';
import { builtStudio, type StudioFiles } from './studioFiles.ts';
import { studioPage } from './studioPage.ts';

const theme = themeConfig.parse(JSON.parse(readFileSync(join(repositoryRoot, 'tenants/feldmarkt/theme.json'), 'utf8')));
const built =
  '<!doctype html><html lang="en"><head><!--shop--><script>early()</script>' +
  '<script type="module" crossorigin src="/studio/assets/index-abc.js"></script></head><body></body></html>';
const boot = {
  name: 'Feld & Markt </script><script>x()',
  tenant: 'test',
  language: 'de',
  mark: '<svg></svg>',
} as const;
const shown = { boot, theme, urlOf: (file: string) => `/media/${file}` };

async function open(files: StudioFiles) {
  const { app } = await createTestApp();
  app.decorate('requireStaff', async () => {});
  const nobody = async () => {
    throw new Error('nobody asks');
  };
  studioRoutes(app, {
    ...{ files, shown, sessions: { require: nobody }, shop: () => ({}) as never },
    today: { failedMails: nobody, content: nobody, emptySearches: nobody },
    find: {
      ...{ products: nobody, productAddress: () => undefined, pages: async () => [], people: nobody },
      ...{ orders: undefined, customers: undefined },
    },
  });
  onTestFinished(() => app.close());
  return app;
}

test('STUD-01 every address of the studio is one page with a policy of its own, which sets no cookie and is never framed', async () => {
  const app = await open({ page: async () => built, assetsDir: '/nowhere' });
  for (const url of ['/studio', '/studio/', '/studio/staff/17?a=1', '/studio/invitation']) {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("frame-src 'self'");
    expect(policy).not.toContain('unsafe');
  }
});

test('inline parts are known by their hashes, and a name cannot become a script', () => {
  const { html, policy } = studioPage(built, shown);
  expect(html).toContain('<html lang="de">');
  expect(html).not.toContain('</script><script>x()');
  expect(html).toContain(String.raw`\u003c/script>`);
  expect(policy.match(/'sha256-/g)).toHaveLength(2);
  // In the dark a card is lighter than what it lies on.
  expect(html).toContain(`--color-page:${theme.colours.dark.surface}`);
});

test('files of the studio are cached for ever, and others are not there', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'studio-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  await writeFile(join(dir, 'index-abc.js'), 'run()');
  const app = await open({ page: async () => built, assetsDir: dir });
  const found = await app.inject({ url: '/studio/assets/index-abc.js' });
  expect(found.body).toBe('run()');
  expect(found.headers['cache-control']).toContain('immutable');
  expect((await app.inject({ url: '/studio/assets/other-abc.js' })).statusCode).toBe(404);
  expect((await app.inject({ url: '/studio/assets/..%2f..%2fpackage.json' })).statusCode).toBe(404);
});

test('a shop whose studio is not built says so, and answers everything else', async () => {
  const app = await open(builtStudio('/nowhere'));
  expect((await app.inject({ url: '/studio' })).statusCode).toBe(503);
  expect((await app.inject({ url: getToday.path })).statusCode).not.toBe(503);
});
