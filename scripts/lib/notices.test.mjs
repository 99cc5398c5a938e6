import { expect, test } from 'vitest';
import { fontNotices, noticesDocument, pictureNotices, productionPackages } from './notices.mjs';

test('only what runs in production is named, once per version', () => {
  const packages = productionPackages({
    packages: {
      '': {},
      contract: {},
      'node_modules/@trolley/contract': { link: true },
      'node_modules/vitest': { version: '4.1.12', dev: true },
      'node_modules/pg': { version: '8.0.0', license: 'MIT' },
      'server/node_modules/pg': { version: '8.0.0', license: 'MIT' },
      'node_modules/a/node_modules/@b/c': { version: '1.0.0', license: 'ISC', os: ['linux'] },
    },
  });
  expect(packages.map(({ name, everywhere }) => [name, everywhere])).toEqual([
    ['@b/c', false],
    ['pg', true],
  ]);
});

test('a font takes the licence beside it, or its tenant’s', () => {
  const files = [
    'tenants/a/media/x.woff2',
    'tenants/a/OFL.txt',
    'tenants/b/media/y.woff2',
    'tenants/b/media/y.LICENSE.txt',
  ];
  expect(fontNotices(files, (path) => `text of ${path}`)).toEqual([
    { file: 'tenants/a/media/x.woff2', text: 'text of tenants/a/OFL.txt' },
    { file: 'tenants/b/media/y.woff2', text: 'text of tenants/b/media/y.LICENSE.txt' },
  ]);
});

test('the same licence text is printed once, for all that come under it', () => {
  const one = { version: '1.0.0', licence: 'MIT', text: 'Free.\r\n' };
  const document = noticesDocument(
    [
      { ...one, name: 'a' },
      { ...one, name: 'b', text: 'Free.' },
    ],
    [],
  );
  expect(document).toContain('### a 1.0.0, b 1.0.0\n\n```text\nFree.\n```');
});

test('a notice beside pictures is printed too', () => {
  const pictures = pictureNotices(['tenants/a/media/x.svg', 'tenants/a/media/NOTICE.txt'], () => 'Drawn by others.');
  expect(noticesDocument([], [], pictures)).toContain('### tenants/a/media/NOTICE.txt\n\n```text\nDrawn by others.');
});
