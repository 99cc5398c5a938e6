import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getOrders } from '@trolley/contract';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { Card } from '@trolley/ui/Card.tsx';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { Pagination } from '@trolley/ui/Pagination.tsx';
import { LoadFailed } from '../../../shell/error/LoadFailed.tsx';
import { useLocation } from '../../../shell/router/RouterProvider.tsx';
import { usePathTo, useText } from '../../../shell/shop.tsx';
import { OrdersIcon } from '../icons.ts';
import { ListSkeleton } from '../Skeletons.tsx';
import type { SectionProps } from '../section.ts';
import { useCall } from '../useCall.ts';
import { OrderCard } from './OrderCard.tsx';
import './orders.css';
import { pageOf } from './pageOf.ts';

/** CUST-13: the customer's orders, the newest first. */
export function Orders({ customer }: SectionProps) {
  const text = useText();
  const call = useCall();
  const pathTo = usePathTo();
  const { search } = useLocation();
  const page = pageOf(search);
  const home = pathTo('profile', { slug: text('profile.slug.orders') }) ?? '/';
  const { data, isError, refetch } = useQuery({
    queryKey: ['customer', customer.email, 'orders', page],
    queryFn: ({ signal }) => call(getOrders, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (isError) return <LoadFailed words={text('profile.failed.load')} retry={refetch} />;
  if (!data) return <ListSkeleton />;
  if (data.total === 0)
    return (
      <Card>
        <EmptyState
          icon={OrdersIcon}
          title={text('order.none.title')}
          action={<ButtonLink href={pathTo('products-slug') ?? '/'}>{text('order.none.shop')}</ButtonLink>}
        >
          <p>{text('order.none.text')}</p>
        </EmptyState>
      </Card>
    );
  return (
    <div className="profile-stack">
      <p className="muted small figures" role="status">
        {text('order.count', { count: data.total })}
      </p>
      <ul className="order-cards" aria-label={text('order.list')}>
        {data.results.map((order) => (
          <OrderCard key={order.orderNumber} order={order} href={`${home}/${order.orderNumber}`} />
        ))}
      </ul>
      <Pagination
        label={text('order.pages')}
        previousLabel={text('order.page.previous')}
        nextLabel={text('order.page.next')}
        pageLabel={(number) => text('order.page', { page: number })}
        current={data.page}
        last={data.pages}
        hrefOf={(number) => (number === 1 ? home : `${home}?page=${number}`)}
      />
    </div>
  );
}
