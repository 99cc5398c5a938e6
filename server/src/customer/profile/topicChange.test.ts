import fc from 'fast-check';
import { expect, test } from 'vitest';
import { topicChange } from './topicChange.ts';

const topics = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
const wished = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'));

test('CUST-07 afterwards everything subscribed to is there, and nothing that was left', () => {
  fc.assert(
    fc.property(topics, wished, wished, (subscribed, subscribe, unsubscribe) => {
      const { add, remove, remaining } = topicChange(subscribed, { subscribe, unsubscribe });
      const after = [...remaining, ...add];
      const wanted = new Set([...subscribed, ...subscribe].filter((topic) => !unsubscribe.includes(topic)));
      expect(new Set(after)).toEqual(wanted);
      expect(after).toHaveLength(wanted.size);
      expect(new Set([...remaining, ...remove])).toEqual(new Set(subscribed));
    }),
    { numRuns: 200 },
  );
});

test('CUST-07 the same wish a second time changes nothing', () => {
  fc.assert(
    fc.property(topics, wished, wished, (subscribed, subscribe, unsubscribe) => {
      const { add, remaining } = topicChange(subscribed, { subscribe, unsubscribe });
      expect(topicChange([...remaining, ...add], { subscribe, unsubscribe })).toMatchObject({ add: [], remove: [] });
    }),
    { numRuns: 100 },
  );
});
