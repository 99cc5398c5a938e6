import { expect, test } from 'vitest';
import { createTabs, type TabMessage } from './tabs.ts';

/** Fake BroadcastChannels of one browser. */
function browser() {
  const open = new Set<EventTarget>();
  class Channel extends EventTarget {
    constructor() {
      super();
      open.add(this);
    }
    postMessage(data: unknown) {
      for (const other of open) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  return { Channel: Channel as unknown as typeof BroadcastChannel, opened: () => open.size };
}

test('SESS-03 a message of one tab reaches the others, and not itself', () => {
  const { Channel, opened } = browser();
  const [first, second] = [createTabs(Channel), createTabs(Channel)];
  const heard: [string, TabMessage][] = [];
  first.subscribe((message) => heard.push(['first', message]));
  const stop = second.subscribe((message) => heard.push(['second', message]));
  first.notify('in');
  second.notify('out');
  stop();
  first.notify('expired');
  expect(heard).toEqual([
    ['second', 'in'],
    ['first', 'out'],
  ]);
  expect(opened(), 'one channel for each tab').toBe(2);
});

test('SESS-03 a browser without BroadcastChannel does without', () => {
  const alone = createTabs(undefined);
  expect(() => {
    alone.notify('in');
    alone.subscribe(() => undefined)();
  }).not.toThrow();
});
