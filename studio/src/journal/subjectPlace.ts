import type { JournalEntry, Permission } from '@trolley/contract';

type Subject = Pick<JournalEntry['subject'], 'kind' | 'id'>;

const places: Readonly<Record<string, { readonly may: Permission; to(id: string): string }>> = {
  page: { may: 'content:read', to: (id) => `/content?item=${encodeURIComponent(`page:${id}`)}` },
  config: { may: 'content:read', to: (id) => `/content/edit?item=${encodeURIComponent(`config:${id}`)}` },
  media: { may: 'content:read', to: (id) => `/media?file=${id}` },
  redirect: { may: 'content:read', to: (id) => `/redirects?search=${encodeURIComponent(id)}` },
  message: { may: 'content:read', to: (id) => `/texts?key=${encodeURIComponent(id)}` },
  order: { may: 'orders:read', to: (id) => `/orders/${id}` },
  customer: { may: 'customers:read', to: (id) => `/customers/${id}` },
  staff: { may: 'staff:read', to: (id) => `/staff/${id}` },
};

/** Where the thing of an entry is worked at; undefined where there is no such place, or one may not go there. */
export function subjectPlace({ kind, id }: Subject, permissions: readonly Permission[]): string | undefined {
  const place = places[kind];
  return place && permissions.includes(place.may) ? place.to(id) : undefined;
}
