import { useQuery } from '@tanstack/react-query';
import { cookies, getProduct } from '@trolley/contract';
import { Drawer } from '@trolley/ui/Drawer.tsx';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { useEffect, useRef } from 'react';
import { useProductPath } from '../../product/useProductPath.ts';
import { call } from '../../shell/api/api.ts';
import { readCookie } from '../../shell/cookie.ts';
import { LoadFailed } from '../../shell/error/LoadFailed.tsx';
import { useText } from '../../shell/shop.tsx';
import { track } from '../../shell/tracking/track.ts';
import { QuickProduct, QuickProductSkeleton } from './QuickProduct.tsx';
import './quick-view.css';

export interface QuickViewProps {
  /** Which product; without one it is closed. */
  readonly sku: string | undefined;
  onClose(): void;
}

/** A product beside the list one came from. */
export function QuickView({ sku, onClose }: QuickViewProps) {
  const text = useText();
  const pathTo = useProductPath();
  const store = typeof document === 'undefined' ? undefined : readCookie(document.cookie, cookies.store);
  const {
    data: product,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['product', sku, store],
    queryFn: ({ signal }) => call(getProduct, { params: { sku: sku ?? '' }, query: { store } }, { signal }),
    enabled: sku !== undefined,
  });
  const told = useRef<string>(undefined);
  useEffect(() => {
    // A product that is loaded again, with its stock of now, is the same view.
    if (product && told.current !== product.sku) track({ kind: 'quickView', product });
    told.current = product?.sku;
  }, [product]);
  const href = product && pathTo(product);
  return (
    <Drawer
      open={sku !== undefined}
      onClose={onClose}
      title={text('catalogue.quickView.title')}
      closeLabel={text('catalogue.quickView.close')}
      actions={
        href !== undefined && (
          <TextLink className="quick-view-more" href={href}>
            {text('catalogue.quickView.more')}
          </TextLink>
        )
      }
    >
      {product && <QuickProduct product={product} />}
      {!product && isError && (
        <LoadFailed words={text('catalogue.quickView.failed')} retry={refetch} retrying={isFetching} />
      )}
      {!product && !isError && <QuickProductSkeleton />}
    </Drawer>
  );
}
