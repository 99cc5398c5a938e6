import { expect, test } from 'vitest';
import { openPhotoFolders } from './photosBeside.ts';

const folders: Readonly<Record<string, readonly string[]>> = {
  '/feed/photos': [
    'M1_10.jpg',
    'M1_3.png',
    'm1_2.jpg',
    'M1_back.webp',
    'M1.jpg',
    'M12_2.jpg',
    'M1_2.txt',
    'M1-served.jpg',
  ],
  '/feed': ['A_2.jpg'],
};
const read: string[] = [];
const open = () =>
  openPhotoFolders((folder) => {
    read.push(folder);
    return folders[folder] ?? [];
  });

test('files that carry the number of the product lie in their order', () => {
  expect(open().beside('/feed', 'photos/M1.jpg', 'M1')).toEqual([
    { kind: 'back', photo: 'photos/M1_back.webp', asSku: 'M1_back' },
    { kind: 'served', photo: 'photos/M1-served.jpg', asSku: 'M1-served' },
    { kind: 'detail', photo: 'photos/m1_2.jpg', asSku: 'M1_2' },
    { kind: 'detail', photo: 'photos/M1_3.png', asSku: 'M1_3' },
  ]);
});

test('a photo of another name, or one on the web, has none beside it', () => {
  const { beside } = open();
  expect(beside('/feed', 'photos/milk.jpg', 'M1')).toEqual([]);
  expect(beside('/feed', 'https://photos.example/M1.jpg', 'M1')).toEqual([]);
});

test('a folder is read once', () => {
  read.length = 0;
  const { beside } = open();
  expect(beside('/feed', 'A.jpg', 'A')).toEqual([{ kind: 'detail', photo: 'A_2.jpg', asSku: 'A_2' }]);
  beside('/feed', 'B.jpg', 'B');
  expect(read).toEqual(['/feed']);
});

test('a folder that cannot be read has nothing beside', () => {
  const { beside } = openPhotoFolders(() => {
    throw new Error('EACCES');
  });
  expect(beside('/feed', 'A.jpg', 'A')).toEqual([]);
});
