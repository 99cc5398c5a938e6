import type { StoreAsk } from './store.ts';

const longestTerm = 80;
const mostServices = 20;
const serviceKey = /^[a-zA-Z]{1,40}$/;

/** Without a filter and without a place. */
export const everyStore: StoreAsk = { q: '', services: [], open: false };

/** What an address asks for: `?q=1070&service=bakery&service=parking&open=1`, as a form without scripts sends it. */
export function readStoreAsk(query: URLSearchParams): StoreAsk {
  const services = query.getAll('service').filter((service) => serviceKey.test(service));
  return {
    q: (query.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, longestTerm),
    services: [...new Set(services)].sort().slice(0, mostServices),
    open: query.get('open') === '1',
  };
}

/** The same as the end of an address; nothing where nothing is asked for. */
export function writeStoreAsk({ q, services, open }: StoreAsk): string {
  const query = new URLSearchParams();
  if (open) query.set('open', '1');
  if (q !== '') query.set('q', q);
  for (const service of services.toSorted()) query.append('service', service);
  const written = query.toString();
  return written === '' ? '' : `?${written}`;
}

/** With a service, or without it where it is asked for already. */
export function toggleService(ask: StoreAsk, service: string): StoreAsk {
  const others = ask.services.filter((one) => one !== service);
  return { ...ask, services: others.length < ask.services.length ? others : [...others, service].sort() };
}
