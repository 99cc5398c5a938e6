import { countEvents, mostEventsOfCall, type TrackedEvent } from '@trolley/contract';
import type { Sink } from '../bus.ts';
import type { Send } from '../send.ts';

const pauseMs = 5000;
const enough = 20;

interface Page {
  readonly document: EventTarget & { readonly visibilityState: string };
  addEventListener(type: 'pagehide', listener: () => void): void;
  setTimeout(work: () => void, ms: number): number;
}

/** Counts in the shop's own database: no cookie, no identifier, so it needs no consent. Sent in batches. */
export function countingSink(page: Page, send: Send): Sink {
  let waiting: TrackedEvent[] = [];
  let timer: number | undefined;
  const flush = () => {
    timer = undefined;
    for (; waiting.length > 0; waiting = waiting.slice(mostEventsOfCall))
      send(countEvents.path, { events: waiting.slice(0, mostEventsOfCall) });
  };
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') flush();
  });
  page.addEventListener('pagehide', flush);
  return {
    isAllowed: () => true,
    take(event) {
      waiting.push(counted(event));
      if (waiting.length >= enough) flush();
      else timer ??= page.setTimeout(flush, pauseMs);
    },
  };
}

/** Of a list only that it was seen is counted, not the products in it. */
function counted(event: TrackedEvent): TrackedEvent {
  if (event.name === 'view_item_list') return { ...event, items: [] };
  return 'items' in event && 'value' in event && !countedByItem.has(event.name) ? { ...event, items: [] } : event;
}

const countedByItem: ReadonlySet<string> = new Set(['view_item', 'add_to_cart', 'remove_from_cart', 'add_to_wishlist']);
