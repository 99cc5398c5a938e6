import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getOrder, type Order, orderFailures } from '@trolley/contract';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { NothingFoundIcon } from '@trolley/ui/icons.ts';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { ApiError } from '../shell/api/apiError.ts';
import { LoadFailed } from '../shell/error/LoadFailed.tsx';
import { useText } from '../shell/shop.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { OrderView } from './OrderView.tsx';

interface OrderPageProps {
  readonly orderNumber: string;
  /** From the link in the mail. */
  readonly orderKey?: string;
}

/** An order that is still to be fetched: by its customer, by the browser that ordered, or with the key of its link. */
export function OrderPage({ orderNumber, orderKey }: OrderPageProps) {
  const text = useText();
  const { call } = useServiceDependencies();
  const client = useQueryClient();
  // Removed at logout.
  const queryKey = ['customer', 'order', orderNumber, orderKey ?? ''];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getOrder, { params: { orderNumber }, query: { key: orderKey } }, { signal }),
    retry: false,
    staleTime: 0,
  });
  if (data)
    return (
      <OrderView
        order={data}
        orderKey={orderKey}
        onChanged={(order: Order) => {
          client.setQueryData(queryKey, order);
          // The list of orders shows its status, too.
          void client.invalidateQueries({ predicate: ({ queryKey: known }) => known[2] === 'orders' });
        }}
      />
    );
  if (isNotFound(error))
    return (
      <EmptyState icon={NothingFoundIcon} title={text('order.notFound.title')}>
        <p>{text('order.notFound.text')}</p>
      </EmptyState>
    );
  if (error) return <LoadFailed words={text('order.failed')} retry={refetch} />;
  return <OrderSkeleton />;
}

function isNotFound(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.data.errorCode === orderFailures.orderNotFound || error.status === 404 || error.status === 400;
}
