import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { keptLog } from '../../platform/http/testing.ts';
import { keepSlots } from './keepSlots.ts';

test('SERV-05 slots are made again and again, also after a failure, until it is closed', async () => {
  const { log, lines } = keptLog();
  let made = 0;
  const keeping = keepSlots(
    async () => {
      made += 1;
      if (made === 1) throw new Error('away');
    },
    log,
    { everyMs: 2, retryMs: 1 },
  );
  while (made < 3) await setTimeout(1);
  await keeping.close();
  const until = made;
  await setTimeout(8);
  expect(made).toBe(until);
  expect(lines.filter(({ level }) => level === 'error')).toHaveLength(1);
});

test('SERV-05 closing waits for what is under way', async () => {
  const { log } = keptLog();
  let begun = false;
  let done = false;
  const make = async () => {
    begun = true;
    await setTimeout(5);
    done = true;
  };
  const keeping = keepSlots(make, log, { everyMs: 0, retryMs: 0 });
  while (!begun) await setTimeout(1);
  await keeping.close();
  expect(done).toBe(true);
});
