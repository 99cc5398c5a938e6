import { useQuery } from '@tanstack/react-query';
import { type Customer, cookies, getMyProducts } from '@trolley/contract';
import { Pagination } from '@trolley/ui/Pagination.tsx';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useCartStore } from '../cart/cart.ts';
import { call } from '../shell/api/api.ts';
import { readCookie } from '../shell/cookie.ts';
import { LoadFailed } from '../shell/error/LoadFailed.tsx';
import { useLocation } from '../shell/router/RouterProvider.tsx';
import { useText } from '../shell/shop.tsx';
import { MyProductsBar } from './MyProductsBar.tsx';
import { MyProductsSkeleton } from './MyProductsSkeleton.tsx';
import { MyProductTile } from './MyProductTile.tsx';
import { queryOf, readView, writeView } from './myProductsAddress.ts';
import { NoMyProducts } from './NoMyProducts.tsx';

/** How many tiles are seen first. */
const firstRow = 4;
const chosenStore = () => readCookie(document.cookie, cookies.store);

/** The favourites and bought products. A product stays in the list after its heart is pressed, until the view is fetched again. */
export function MyProducts({ path, customer }: { readonly path: string; readonly customer: Customer }) {
  const text = useText();
  const { search } = useLocation();
  const view = readView(search);
  const store = useSyncExternalStore(useCartStore().subscribe, chosenStore, () => undefined);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['customer', customer.email, 'my-products', store, view],
    queryFn: ({ signal }) => call(getMyProducts, { query: queryOf(view) }, { signal }),
    placeholderData: (known) => known,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const status = useRef<HTMLParagraphElement>(null);
  const shownPage = useRef(view.page);
  useEffect(() => {
    // After paging the focus goes to the count, which is read out.
    if (shownPage.current !== view.page) status.current?.focus();
    shownPage.current = view.page;
  }, [view.page]);
  const { total = 0, page = 1, pages = 1, results = [] } = data ?? {};

  return (
    <>
      <p className="my-products-count" role="status" ref={status} tabIndex={-1}>
        {data &&
          (page > 1
            ? text('catalogue.countPage', { count: total, page, pages })
            : text('catalogue.count', { count: total }))}
      </p>
      <MyProductsBar path={path} view={view} />
      <div className="listing-main" aria-busy={isPlaceholderData || undefined}>
        {isError && <LoadFailed words={text('myProducts.failed')} retry={refetch} retrying={isFetching} />}
        {!data && !isError && <MyProductsSkeleton />}
        {data && results.length === 0 && <NoMyProducts path={path} view={view} beyond={total > 0} />}
        {results.length > 0 && (
          <ul className="product-grid">
            {results.map((one, index) => (
              <MyProductTile key={one.product.sku} of={one} eager={index < firstRow} />
            ))}
          </ul>
        )}
        {pages > 1 && (
          <div className="listing-pages">
            <Pagination
              label={text('catalogue.pages.label')}
              previousLabel={text('catalogue.pages.previous')}
              nextLabel={text('catalogue.pages.next')}
              pageLabel={(number) => text('catalogue.pages.page', { page: number })}
              current={page}
              last={pages}
              hrefOf={(number) => path + writeView({ ...view, page: number })}
            />
          </div>
        )}
      </div>
    </>
  );
}
