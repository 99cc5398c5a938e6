import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { throwawayFolder } from './throwawayFolder.mjs';

const gigabytes = (count) => () => count * 1024 ** 3;
const system = (options, readFree = gigabytes(8)) => ({
  readMounts: () => `/dev/vda / ext4 rw 0 0\ntmpfs /dev/shm tmpfs ${options} 0 0\n`,
  readFree,
});

test('memory is used where there is plenty of it', () => {
  expect(throwawayFolder(system('rw,nosuid,nodev'))).toBe('/dev/shm');
});

test.each([
  ['there is little', system('rw', gigabytes(1))],
  ['no program may be run there', system('rw,nosuid,nodev,noexec')],
  ['it cannot be written to', system('ro')],
  ['it is none', { ...system('rw'), readMounts: () => '/dev/vda /dev/shm ext4 rw 0 0\n' }],
  ['it is not there', { ...system('rw'), readMounts: () => '/dev/vda / ext4 rw 0 0\n' }],
  [
    'the system knows no such thing',
    {
      ...system('rw'),
      readMounts: () => {
        throw new Error('ENOENT');
      },
    },
  ],
])('the usual folder where %s', (_, given) => {
  expect(throwawayFolder(given)).toBe(tmpdir());
});
