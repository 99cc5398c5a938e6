import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atMostAtOnce } from './atMostAtOnce.ts';

test('never more than allowed run at once, and all are done in the order they came', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(fc.boolean(), { maxLength: 20 }), async (max, works) => {
      const run = atMostAtOnce(max);
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
