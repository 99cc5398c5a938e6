import { expect, test } from 'vitest';
import { relatedTests, sources } from './relatedTests.mjs';

const files = new Map(
  Object.entries({
    'contract/src/index.ts': "export * from './cart.ts';\nexport * from './pay.ts';\n",
    'contract/src/cart.ts':
      "import { cents } from './cents.ts';\nexport interface Cart {}\nexport const most = cents;\n",
    'contract/src/cents.ts': 'export const cents = 100;\n',
    'contract/src/pay.ts': 'export type Pay = string;\n',
    'server/src/cart/price.ts':
      "import {\n  type Cart,\n  most,\n} from '@trolley/contract';\nexport const price = 1;\n",
    'server/src/cart/price.test.ts': "import { price } from './price.ts';\n",
    'server/src/pay/pay.test.ts': "import type { Pay } from '@trolley/contract';\n",
    'server/src/all.test.ts': "import * as contract from '@trolley/contract';\n",
    'server/src/thread.ts': "new Worker(new URL('./work.ts', import.meta.url));\n",
    'server/src/work.ts': '',
    'server/src/thread.test.ts': "const { run } = await import('./thread.ts');\n",
    'storefront/src/Screen.alone.test.tsx': "vi.mock('./Screen.tsx');\n",
    'storefront/src/Screen.tsx': "import './screen.css';\n",
  }),
);
const related = (...changed) => relatedTests(changed, files);

test('a change reaches the tests that import it, over any number of files', () => {
  expect(related('server/src/cart/price.ts')).toEqual(['server/src/cart/price.test.ts']);
  expect(related('contract/src/cents.ts')).toEqual(['server/src/all.test.ts', 'server/src/cart/price.test.ts']);
});

test('a file that hands on others leads only to those who import a name of the changed one, or all names', () => {
  expect(related('contract/src/pay.ts')).toEqual(['server/src/all.test.ts', 'server/src/pay/pay.test.ts']);
});

test('a change of such a file itself reaches everybody who imports from it', () => {
  expect(related('contract/src/index.ts')).toEqual([
    'server/src/all.test.ts',
    'server/src/cart/price.test.ts',
    'server/src/pay/pay.test.ts',
  ]);
});

test('what is loaded later, in a thread, or replaced is reached too, and styles are', () => {
  expect(related('server/src/work.ts')).toEqual(['server/src/thread.test.ts']);
  expect(related('storefront/src/screen.css')).toEqual(['storefront/src/Screen.alone.test.tsx']);
});

test('a test that changed runs itself; what nobody imports reaches none', () => {
  expect(related('server/src/pay/pay.test.ts', 'docs/operations.md')).toEqual(['server/src/pay/pay.test.ts']);
  expect(related('docs/operations.md')).toEqual([]);
});

test.each(['tenants/feldmarkt/tenant.json', 'package-lock.json', 'server/tsconfig.json', 'vitest.config.ts'])(
  'a change of %s reaches all',
  (path) => {
    expect(related(path)).toBeUndefined();
  },
);

test('in this repository every name that is imported from the contract is found in one of its files', () => {
  const all = sources();
  // Reached by few, though everybody imports from the same package: a name not found would lead to all.
  const reached = relatedTests(['contract/src/wire/requestId.ts'], all);
  expect(reached).toContain('contract/src/wire/requestId.test.ts');
  expect(reached).toContain('server/src/platform/http/requestId.test.ts');
  const tests = [...all.keys()].filter((path) => path.includes('.test.'));
  expect(reached.length).toBeLessThan(tests.length / 2);
});
