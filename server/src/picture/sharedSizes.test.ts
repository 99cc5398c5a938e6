import { expect, test } from 'vitest';
import { captureLog } from '../platform/http/testing.ts';
import { StorageAway } from '../platform/storage/fileStorage.ts';
import { openSharedSizes } from './sharedSizes.ts';

/** A whole file by its signature and length. */
const whole = Buffer.from('RIFF\x10\0\0\0WEBPVP8L\x04\0\0\0size', 'latin1');

function open() {
  const state = { isAway: false, calls: 0, now: 1000, answer: whole };
  const answer = async () => {
    state.calls += 1;
    if (state.isAway) throw new StorageAway('no answer in time');
    return state.answer;
  };
  const storage = { read: answer, write: async () => void (await answer()) };
  const { log, lines } = captureLog();
  return { state, lines, shared: openSharedSizes(storage, log, () => state.now) };
}

test('a storage that failed is left alone for seconds, and asked again then', async () => {
  const { state, lines, shared } = open();
  state.isAway = true;
  expect(await shared.read('a')).toBeUndefined();
  await shared.write('a', Buffer.from('x'));
  expect([await shared.read('a'), shared.isAway(), state.calls]).toEqual([undefined, true, 1]);
  state.isAway = false;
  state.now += 5001;
  expect([await shared.read('a'), shared.isAway(), state.calls]).toEqual([whole, false, 2]);
  expect(lines).toHaveLength(1);
});

test('it is said again after a minute, with the request that met it', () => {
  const { state, lines, shared } = open();
  const { log, lines: ofRequest } = captureLog();
  shared.noteAway('no answer in time');
  shared.noteAway('no answer in time', log);
  expect([lines.length, ofRequest.length]).toEqual([1, 0]);
  state.now += 60_001;
  shared.noteAway('no answer in time', log);
  expect(ofRequest).toMatchObject([{ problem: 'no answer in time' }]);
});

test('a page of a storage under maintenance, or half a picture, is no picture', async () => {
  const { state, lines, shared } = open();
  for (const answer of [Buffer.from('<html>We are back soon.</html>'), whole.subarray(0, -1)]) {
    state.answer = answer;
    expect(await shared.read('a-160.webp')).toBeUndefined();
  }
  expect([lines.length, shared.isAway()]).toEqual([2, false]);
});
