import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getOrder } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { BoxIcon } from '@trolley/ui/icons.ts';
import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import { useEffect } from 'react';
import { useCart } from '../../cart/cart.ts';
import { useServiceDependencies } from '../../service/serviceDependencies.ts';
import { ApiError } from '../../shell/api/apiError.ts';
import { useLocation, useNavigate } from '../../shell/router/RouterProvider.tsx';
import { usePathTo, useText } from '../../shell/shop.tsx';
import { useHydrated } from '../../shell/useHydrated.ts';
import { loadCheckout } from '../checkoutStorage.ts';
import { orderQuery } from './orderQuery.ts';
import { PlacedOrder } from './PlacedOrder.tsx';

/** The order of this address, or the one that was just placed. */
export function Confirmation() {
  const text = useText();
  const hydrated = useHydrated();
  const { search } = useLocation();
  const { call } = useServiceDependencies();
  const query = new URLSearchParams(hydrated ? search : '');
  const key = query.get('key') ?? undefined;
  const orderNumber = query.get('orderNumber') ?? (hydrated ? loadCheckout(sessionStorage, 'order') : undefined);
  const client = useQueryClient();
  const queryKey = orderQuery(orderNumber ?? '', key);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call(
        getOrder,
        { params: { orderNumber: orderNumber ?? '' }, query: { ...(key !== undefined && { key }) } },
        { signal },
      ),
    enabled: orderNumber !== undefined,
  });
  useUnpaid(hydrated && key === undefined);

  if (data)
    return <PlacedOrder order={data} orderKey={key} onChanged={(order) => client.setQueryData(queryKey, order)} />;
  const missing =
    hydrated && (orderNumber === undefined || (error instanceof ApiError && error.status < 500 && error.status !== 0));
  if (missing || error) {
    return (
      <EmptyState
        icon={BoxIcon}
        heading="h1"
        title={text(missing ? 'checkout.ok.missing.title' : 'checkout.ok.failed')}
        action={
          missing ? (
            <ButtonLink href="/">{text('checkout.ok.shop')}</ButtonLink>
          ) : (
            <Button loading={isFetching} onClick={() => void refetch()}>
              {text('error.retry')}
            </Button>
          )
        }
      >
        {missing && text('checkout.ok.missing.text')}
      </EmptyState>
    );
  }
  return (
    <div className="placed" role="status">
      <VisuallyHidden>{text('checkout.loading')}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </div>
  );
}

/** CHK-03: a cart that still waits for its payment is no order yet. */
function useUnpaid(asked: boolean): void {
  const navigate = useNavigate();
  const to = usePathTo()('payment-return');
  const { cart } = useCart();
  const isUnpaid = asked && cart?.cartStatus === 'FINALIZED';
  useEffect(() => {
    if (isUnpaid && to !== undefined) void navigate(to, { replace: true });
  }, [isUnpaid, to, navigate]);
}
