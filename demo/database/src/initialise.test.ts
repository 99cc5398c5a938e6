import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { initialise } from './initialise.ts';

let home: string;
let place: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'trolley-initialise-'));
  place = join(home, 'place');
  mkdirSync(place);
  mkdirSync(join(home, 'bin'));
});
afterEach(() => rmSync(home, { recursive: true }));

test('when the disk is full, the message says so and nothing half-made stays', async () => {
  const script = '#!/bin/sh\necho half > "$2/base"\necho "could not write: No space left on device" >&2\nexit 1\n';
  writeFileSync(join(home, 'bin/initdb'), script, { mode: 0o755 });
  await expect(initialise({ home, majorVersion: 18 }, place, undefined)).rejects.toThrow(
    `The disk is full. PostgreSQL could not set up its data in ${place}:\n  could not write`,
  );
  expect(readdirSync(place)).toEqual([]);
});

test('what a start that was killed left half-made is made anew', async () => {
  mkdirSync(join(place, 'postgres.new'));
  writeFileSync(join(place, 'postgres.new/base'), 'half');
  writeFileSync(join(home, 'bin/initdb'), '#!/bin/sh\necho 18 > "$2/PG_VERSION"\n', { mode: 0o755 });
  await initialise({ home, majorVersion: 18 }, place, undefined);
  expect(readdirSync(place)).toEqual(['postgres']);
  expect(readdirSync(join(place, 'postgres'))).toEqual(['PG_VERSION']);
});
