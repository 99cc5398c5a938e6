import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readReference } from './photoReference.ts';

let home: string;
let folder: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'trolley-photo-'));
  folder = join(home, 'import');
  mkdirSync(join(folder, 'photos'), { recursive: true });
  writeFileSync(join(folder, 'photos/milk.png'), 'photo');
});
afterEach(() => rmSync(home, { recursive: true }));

test('a photo is a file beside its row, or an address on the web', () => {
  expect(readReference(folder, 'photos/milk.png')).toEqual({ path: realpathSync(join(folder, 'photos/milk.png')) });
  expect(readReference(folder, 'HTTPS://Photos.Example/Milch 1.jpg#big')).toEqual({
    address: 'https://photos.example/Milch%201.jpg',
  });
});

test('a name may begin with dots', () => {
  writeFileSync(join(folder, '..x.jpg'), 'photo');
  expect(readReference(folder, '..x.jpg')).toEqual({ path: realpathSync(join(folder, '..x.jpg')) });
});

test.each([
  ['//example.test/milk.png', 'begins with "https://"'],
  ['file:///etc/passwd', 'begins with "https://"'],
  ['ftp://example.test/milk.png', 'begins with "https://"'],
  ['data:image/png;base64,AAAA', 'begins with "https://"'],
  ['https://', 'expected an address like'],
  ['https://user:word@example.test/milk.png', 'without name and password'],
  [`https://example.test/${'a'.repeat(2000)}`, 'at most 2000 signs'],
  ['photos/none.png', 'there is no file "photos/none.png"'],
  ['photos', 'there is no file "photos"'],
  ['../secret.png', 'there is no file'],
  ['/etc/hostname', 'there is no file'],
  ['photos/link.png', 'there is no file'],
])('%s is refused', (text, reason) => {
  writeFileSync(join(home, 'secret.png'), 'photo');
  symlinkSync(join(home, 'secret.png'), join(folder, 'photos/link.png'));
  expect(readReference(folder, text)).toEqual({ reason: expect.stringContaining(reason) as string });
});
