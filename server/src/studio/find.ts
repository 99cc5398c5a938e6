import {
  type Found,
  type FoundCustomer,
  type FoundOrder,
  fullName,
  type Permission,
  type Product,
} from '@trolley/contract';

interface Finding {
  readonly words: string;
  /** Null for all. */
  readonly stores: readonly string[] | null;
  readonly most: number;
}

/** What can be found, each by the room that has it. */
export interface FindSources {
  products(words: string, most: number): Promise<readonly Pick<Product, 'name' | 'brand' | 'pack' | 'slug' | 'sku'>[]>;
  /** Where a product is shown; undefined where the shop shows none. */
  productAddress(slug: string): string | undefined;
  /** Also those that are only a draft, or planned, so far. */
  pages(): Promise<readonly { readonly path: string; readonly title: string }[]>;
  people(finding: Finding): Promise<readonly { readonly id: string; readonly name: string; readonly email: string }[]>;
  /** Missing where the shop has none. */
  readonly orders: ((finding: Finding) => Promise<readonly FoundOrder[]>) | undefined;
  readonly customers: ((finding: Finding) => Promise<readonly FoundCustomer[]>) | undefined;
}

interface Asker {
  readonly permissions: ReadonlySet<Permission>;
  readonly stores: readonly string[] | null;
}

const most = 6;

/** A few of everything that one may open. */
export async function findAnything(
  sources: FindSources,
  { permissions, stores }: Asker,
  query: string,
): Promise<readonly Found[]> {
  const finding = { words: query, stores, most };
  const [orders = [], customers = [], products, people, allPages] = await Promise.all([
    permissions.has('orders:read') ? sources.orders?.(finding) : [],
    permissions.has('customers:read') ? sources.customers?.(finding) : [],
    permissions.has('catalogue:read') ? sources.products(query, most) : [],
    permissions.has('staff:read') ? sources.people(finding) : [],
    permissions.has('content:read') ? sources.pages() : [],
  ]);
  const words = query.toLowerCase();
  const pages = allPages.filter(({ path, title }) => `${title} ${path}`.toLowerCase().includes(words));
  return [
    ...orders.map(
      ({ orderNumber, name, company, startsAt: at }): Found => ({
        ...{ kind: 'order', title: orderNumber, hint: [company, name].filter(Boolean).join(' · ') },
        ...{ at, to: `/orders/${orderNumber}`, place: 'studio' },
      }),
    ),
    ...customers.map(
      ({ id, name, email }): Found => ({
        ...{ kind: 'customer', title: name, hint: email, to: `/customers/${id}`, place: 'studio' },
      }),
    ),
    ...people.map(
      ({ id, name, email }): Found => ({
        ...{ kind: 'staff', title: name, hint: email, to: `/staff/${id}`, place: 'studio' },
      }),
    ),
    ...pages.slice(0, most).map(
      ({ path, title }): Found => ({
        ...{ kind: 'page', title, hint: path, place: 'studio' },
        to: `/content/edit?item=${encodeURIComponent(`page:${path}`)}`,
      }),
    ),
    ...products.flatMap((product): Found[] => {
      const to = sources.productAddress(product.slug);
      // A dozen are called milk: brand and pack tell which.
      const hint = [product.pack, product.sku].filter((part) => part !== '').join(' · ');
      return to === undefined ? [] : [{ kind: 'product', title: fullName(product), hint, to, place: 'shop' }];
    }),
  ];
}
