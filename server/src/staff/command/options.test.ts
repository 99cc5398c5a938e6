import { expect, test } from 'vitest';
import { readStaffCommand } from './options.ts';

const read = (line: string) => readStaffCommand(line.split(' ').filter(Boolean));

test('the command line is read', () => {
  expect(read('invite you@example.org --role store --store wien --store graz --name Ana')).toEqual({
    ...{ name: 'invite', email: 'you@example.org', called: 'Ana', role: 'store', stores: ['wien', 'graz'] },
  });
  expect(read('invite you@example.org --role owner')).toMatchObject({ called: 'you', stores: [] });
  expect(read('lock you@example.org')).toEqual({ name: 'lock', email: 'you@example.org' });
  expect(read('list')).toEqual({ name: 'list' });
  expect(read('')).toBe('help');
});

test.each(['invite', 'invite you@example.org', 'invite you@example.org --role king', 'invite you@example.org --role'])(
  'of %s it is told what is missing',
  (line) => expect(read(line)).toHaveProperty('problem'),
);

test.each(['fire you@example.org', 'lock', 'lock you', 'reset you@example.org now', 'list all'])(
  '%s is not understood',
  (line) => expect(read(line)).toHaveProperty('problem'),
);
