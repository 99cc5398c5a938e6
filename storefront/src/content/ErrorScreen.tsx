import type { PagePayloadOf } from '@trolley/contract';
import { matchRoute } from '@trolley/contract';
import { ProductSlider } from '../catalogue/ProductSlider.tsx';
import { ErrorView } from '../shell/error/ErrorView.tsx';
import { useShop, useText } from '../shell/shop.tsx';
import { ContentBody } from './ContentBody.tsx';

/** The error page as the server sends it, with the tenant's own not-found page where editors made one, and what people like. */
export default function ErrorScreen({ payload }: { readonly payload: PagePayloadOf<'generalerror'> }) {
  const { routes } = useShop();
  const text = useText();
  const { data, path } = payload;
  const ownAddress = matchRoute(routes, path)?.route.name === 'generalerror';
  const { products = [] } = data;
  return (
    <ErrorView
      data={data}
      path={path}
      retry={!ownAddress}
      // In a box of its own: blocks of a page are not laid out before they are near, and what follows would jump.
      page={
        data.page && (
          <div>
            <ContentBody page={data.page} />
          </div>
        )
      }
      extra={
        products.length > 0 ? <ProductSlider title={text('catalogue.instead.title')} products={products} /> : undefined
      }
    />
  );
}
