import { expect, test } from 'vitest';
import { type BuiltScript, firstLoadOf, strays, tooLarge } from './vite.firstLoad.ts';

const script = (fileName: string, imports: readonly string[] = [], facadeModuleId?: string): BuiltScript => ({
  fileName,
  imports,
  facadeModuleId,
});
const scripts = [
  script('react.js'),
  script('entry.js', ['react.js'], '/shop/src/entry-client.tsx'),
  script('shelf.js', ['entry.js', 'react.js']),
  script('home.js', ['shelf.js'], '/shop/src/content/ContentScreen.tsx'),
  script('forms.js', ['react.js']),
  script('login.js', ['forms.js'], '/shop/src/customer/login/LoginScreen.tsx'),
];

test('the first load of a screen is the entry, the screen and what they need', () => {
  expect([...firstLoadOf(scripts, 'ContentScreen.tsx')].sort()).toEqual([
    'entry.js',
    'home.js',
    'react.js',
    'shelf.js',
  ]);
});

test('a page with more than 120 KB of script is told of, with its files', () => {
  expect(tooLarge(scripts, () => 30_000)).toEqual([]);
  expect(tooLarge(scripts, (file) => (file === 'shelf.js' ? 30_001 : 30_000))).toEqual([
    expect.stringMatching(/^The first load of ContentScreen.tsx is 120001 bytes of script, .*shelf\.js 30001/),
  ]);
});

test('a page that begins with what only an account or a checkout shows is told of, with who asks for it', () => {
  const listing = script('assets/listing-1a.js', ['assets/parts-2b.js']);
  const lists = script('assets/list-3c.js', ['assets/listing-1a.js'], '/shop/src/catalogue/CategoryScreen.tsx');
  const parts = script('assets/parts-2b.js');
  expect(strays([...scripts, { ...listing, imports: [] }, lists, parts])).toEqual([]);
  expect(strays([...scripts, listing, lists, parts])).toEqual([
    'The first load of CategoryScreen.tsx has assets/parts-2b.js: name in vite.chunks.ts what it needs of it (imported by assets/listing-1a.js).',
  ]);
});

test('what every visit loads in the background brings no screens with it', () => {
  const sync = script('assets/sync-1a.js', ['assets/account-2b.js'], '/shop/src/customer/syncCustomer.ts');
  const account = script('assets/account-2b.js');
  const kitchen = script('assets/kitchen-3c.js');
  expect(strays([...scripts, sync, account, kitchen])).toEqual([]);
  expect(strays([...scripts, sync, { ...account, imports: [kitchen.fileName] }, kitchen])).toEqual([
    'What syncCustomer.ts loads for every visitor has assets/kitchen-3c.js: name in vite.chunks.ts what it needs of it (imported by assets/account-2b.js).',
  ]);
});
