import type { Found, Permission } from '@trolley/contract';

interface Product {
  readonly name: string;
  readonly slug: string;
  readonly sku: string;
}

/** What can be found, each by the room that has it. */
export interface FindSources {
  products(words: string, most: number): Promise<readonly Product[]>;
  /** Where a product is shown; undefined where the shop shows none. */
  productAddress(slug: string): string | undefined;
  pages(): readonly { readonly path: string; readonly title: string }[];
  people(
    words: string,
    stores: readonly string[] | null,
    most: number,
  ): Promise<readonly { readonly id: string; readonly name: string; readonly email: string }[]>;
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
  const [products, people] = await Promise.all([
    permissions.has('catalogue:read') ? sources.products(query, most) : [],
    permissions.has('staff:read') ? sources.people(query, stores, most) : [],
  ]);
  const words = query.toLowerCase();
  const pages = permissions.has('content:read')
    ? sources.pages().filter(({ path, title }) => `${title} ${path}`.toLowerCase().includes(words))
    : [];
  return [
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
    ...products.flatMap(({ name, slug, sku }): Found[] => {
      const to = sources.productAddress(slug);
      return to === undefined ? [] : [{ kind: 'product', title: name, hint: sku, to, place: 'shop' }];
    }),
  ];
}
