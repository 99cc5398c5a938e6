import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atMostAtOnce } from './atMostAtOnce.ts';

test('never more than allowed run at once, and all are done in the order they came', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(fc.boolean(), { maxLength: 20 }), async (max, works) => {
      const run = atMostAtOnce(max, { most: 20, whenFull: () => new Error('full') });
      const begun: number[] = [];
      let running = 0;
      let most = 0;
      const results = await Promise.allSettled(
        works.map((succeeds, at) =>
          run(async () => {
            begun.push(at);
            most = Math.max(most, (running += 1));
            await Promise.resolve();
            running -= 1;
            if (!succeeds) throw new Error('failed');
            return at;
          }),
        ),
      );
      expect(most).toBe(Math.min(max, works.length));
      expect(begun).toEqual(works.map((_, at) => at));
      expect(results.map(({ status }) => status === 'fulfilled')).toEqual(works);
    }),
    { numRuns: 50 },
  );
});

test('a call that finds the queue full fails at once, and those in it are done', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({ max: fc.integer({ min: 1, max: 3 }), most: fc.nat({ max: 5 }), works: fc.nat({ max: 20 }) }),
      async ({ max, most, works }) => {
        const run = atMostAtOnce(max, { most, whenFull: () => new Error('full') });
        const results = await Promise.allSettled(
          Array.from({ length: works }, () => run(() => Promise.resolve('done'))),
        );
        const room = Math.min(works, max + most);
        expect(results.map(({ status }) => status === 'fulfilled')).toEqual(results.map((_, at) => at < room));
        // Nobody who was sent away holds a place.
        expect(await run(() => Promise.resolve('later'))).toBe('later');
      },
    ),
    { numRuns: 50 },
  );
});
