import type { TrackedEvent } from '@trolley/contract';
import type { Sink } from '../bus.ts';
import type { Send } from '../send.ts';

interface Settings {
  readonly host: string;
  readonly website: string;
}

interface Surroundings {
  readonly hostname: string;
  readonly language: string;
  readonly isAllowed: () => boolean;
  /** The id of this visit, which a purchase is reported under as well; undefined where nothing may be stored. */
  readonly visitor: () => string | undefined;
  readonly send: Send;
}

/** Tells a Umami: pages as its page views, everything else as its events. */
export function umamiSink({ host, website }: Settings, surroundings: Surroundings): Sink {
  const { hostname, language, isAllowed, visitor, send } = surroundings;
  const address = new URL('/api/send', host).href;
  return {
    isAllowed,
    take(event) {
      const id = visitor();
      const payload = {
        website,
        hostname,
        language,
        url: event.page_path,
        ...(id !== undefined && { id }),
        ...(event.name !== 'page_view' && { name: event.name, data: dataOf(event) }),
      };
      send(address, { type: 'event', payload });
    },
  };
}

/** Umami's data are flat: products are told by their skus. */
function dataOf(event: TrackedEvent): Readonly<Record<string, unknown>> {
  const { name: _, page_path: __, ...fields } = event;
  if (!('items' in fields)) return fields;
  const { items, ...others } = fields;
  return {
    ...others,
    item_ids: items
      .slice(0, 20)
      .map(({ item_id }) => item_id)
      .join(),
    item_count: items.length,
  };
}
