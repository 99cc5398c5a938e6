import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { borderRules, checkBorders } from './borders.mjs';

const planted = {
  'contract/src/a.ts': "import { x } from 'pg'; export const a = x;",
  'storefront/src/shell/a.ts': "import { b } from '../../../server/src/cart/b.ts'; export const a = b;",
  'storefront/src/shell/fs.ts': "import { readFileSync } from 'node:fs'; export const a = readFileSync;",
  'storefront/src/shell/knows.ts': "import { a } from '../cart/price.ts'; export const b = a;",
  'ui/src/Button.tsx':
    "import { a } from '../../storefront/src/cart/price.ts'; export const Button = () => <b>{a}</b>;",
  'storefront/src/cart/price.ts': 'export const a = 1;',
  'storefront/src/cart/desk.ts': "import { a } from '../../../studio/src/staff/a.ts'; export const b = a;",
  'studio/src/staff/a.ts': 'export const a = 1;',
  'studio/src/staff/b.ts': "import { a } from '../../../storefront/src/cart/price.ts'; export const b = a;",
  'studio/src/shell/knows.ts': "import { a } from '../staff/a.ts'; export const b = a;",
  'server/src/cart/b.ts': "import { q } from '../order/queries.ts'; export const b = q;",
  'server/src/order/queries.ts': 'export const q = 1;',
  'server/src/order/renders.ts': "import { a } from '../../../storefront/src/cart/price.ts'; export const b = a;",
  'server/src/order/one.ts': "import { two } from './two.ts'; export const one = two;",
  'server/src/order/two.ts': "import { one } from './one.ts'; export const two = () => one;",
  'server/src/order/tested.ts': "import { t } from './a.test.ts'; export const x = t;",
  'server/src/order/a.test.ts': 'export const t = 1;',
  'server/src/order/lost.ts': "import { x } from './nowhere.ts'; export const y = x;",
  'server/src/order/dev.ts': "import { x } from 'somedev'; export const y = x;",
  'server/src/order/attempt.ts': "import { a } from '../checkout/attempt.ts'; export const b = a;",
  'server/src/checkout/attempt.ts': 'export const a = 1;',
  'server/src/sale/vat.ts': "import { b } from '../cart/b.ts'; export const c = b;",
  'server/src/content/shown.ts': "import { p } from '../page/pages.ts'; export const c = p;",
  'server/src/page/pages.ts': 'export const p = 1;',
  'server/src/customer/export.ts': "import { f } from '../favourite/favorites.ts'; export const c = f;",
  'server/src/favourite/favorites.ts': 'export const f = 1;',
  'server/src/voucher/codes.ts': "import { b } from '../cart/b.ts'; export const c = b;",
  'server/src/payment/inside.ts': "import { a } from '../../../payment-sandbox/src/a.ts'; export const b = a;",
  'server/src/picture/draws.ts': "import { kit } from '../../../demo/pictures/src/index.ts'; export const b = kit;",
  'demo/pictures/src/index.ts': "import { b } from '../../../server/src/order/two.ts'; export const kit = b;",
  'payment-sandbox/src/a.ts': 'export const a = 1;',
  'payment-sandbox/src/b.ts': "import { a } from '../../storefront/src/cart/price.ts'; export const b = a;",
  'server/src/platform/http.ts': "import { b } from '../cart/b.ts'; export const c = b;",
  'package.json': '{ "name": "planted", "dependencies": { "pg": "1" }, "devDependencies": { "somedev": "1" } }',
  'node_modules/pg/package.json': '{ "name": "pg", "main": "index.js" }',
  'node_modules/pg/index.js': 'exports.x = 1;',
  'node_modules/somedev/package.json': '{ "name": "somedev", "main": "index.js" }',
  'node_modules/somedev/index.js': 'exports.x = 1;',
};

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trolley-borders-'));
  for (const [file, source] of Object.entries(planted)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), source);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a planted violation of every border is seen', async () => {
  const { violations, modules } = await checkBorders(folder, [
    'contract',
    'server',
    'demo',
    'ui',
    'storefront',
    'studio',
    'payment-sandbox',
  ]);
  expect(modules).toBeGreaterThan(14);
  expect(violations.map(({ rule, from }) => `${rule}: ${from}`).sort()).toEqual(
    [
      'content-and-search-know-no-page: server/src/content/shown.ts',
      'contract-imports-nobody: contract/src/a.ts',
      'demo-knows-the-server-by-one-entry: demo/pictures/src/index.ts',
      'customer-and-favourite-stand-apart: server/src/customer/export.ts',
      'everything-resolves: server/src/order/lost.ts',
      'no-cycles: server/src/order/one.ts',
      'no-development-dependencies-in-code: server/src/order/dev.ts',
      'no-tests-in-code: server/src/order/tested.ts',
      'no-package-imports-the-demo: server/src/picture/draws.ts',
      'nobody-knows-the-studio: storefront/src/cart/desk.ts',
      'studio-knows-no-server-and-no-storefront: studio/src/staff/b.ts',
      'studio-shell-knows-no-room: studio/src/shell/knows.ts',
      'nobody-knows-the-payment-sandbox: server/src/payment/inside.ts',
      'order-and-checkout-meet-in-sale: server/src/order/attempt.ts',
      'payment-sandbox-stands-alone: payment-sandbox/src/b.ts',
      'platform-knows-no-domain: server/src/platform/http.ts',
      'queries-stay-in-their-domain: server/src/cart/b.ts',
      'sale-knows-no-room: server/src/sale/vat.ts',
      'server-knows-no-storefront: server/src/order/renders.ts',
      'shell-knows-no-domain: storefront/src/shell/knows.ts',
      'storefront-knows-no-server: storefront/src/shell/a.ts',
      'storefront-runs-in-a-browser: storefront/src/shell/fs.ts',
      'ui-knows-no-domain-and-no-shell: ui/src/Button.tsx',
      'what-a-cart-is-priced-with-knows-no-cart: server/src/voucher/codes.ts',
    ].sort(),
  );
  expect(new Set(violations.map(({ rule }) => rule))).toEqual(new Set(borderRules.forbidden.map(({ name }) => name)));
});
