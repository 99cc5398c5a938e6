import { openOrder } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { buttonClass } from '@trolley/ui/buttonClass.ts';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { NothingFoundIcon } from '@trolley/ui/icons.ts';
import { History } from '../journal/History.tsx';
import { useCall } from '../shell/api/useCalls.ts';
import { useFormat } from '../shell/language/format.ts';
import { Failed } from '../shell/parts/Failed.tsx';
import { Loading } from '../shell/parts/Loading.tsx';
import { PageHead } from '../shell/parts/PageHead.tsx';
import type { ScreenProps } from '../shell/room.ts';
import { Link } from '../shell/router/Link.tsx';
import { OrderLife } from './OrderLife.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import { OrderPlace } from './OrderPlace.tsx';
import { OrderState } from './OrderState.tsx';
import { useTexts } from './texts.ts';
import './orders.css';

/** One order with all there is to know of it. That it was opened is in the journal. */
export function OrderScreen({ params }: ScreenProps) {
  const texts = useTexts();
  const format = useFormat();
  const { orderNumber = '' } = params;
  const { data: order, error, refetch } = useCall(openOrder, { params: { orderNumber } }, { once: true });
  const back = (
    <Link to="/orders" className={buttonClass({ kind: 'outline' })}>
      {texts.all}
    </Link>
  );
  if (error?.status === 404)
    return (
      <EmptyState icon={NothingFoundIcon} title={texts.notFound} heading="h1" action={back}>
        {texts.notFoundHow}
      </EmptyState>
    );
  if (error) return <Failed error={error} retry={() => void refetch()} />;
  if (!order) return <Loading lines={10} />;
  const placed = order.moments.find(({ kind }) => kind === 'placed');
  return (
    <>
      <PageHead
        title={texts.order(order.orderNumber)}
        lead={
          <span className="order-lead">
            <OrderState status={order.status} />
            {placed && texts.placed(format.minute(placed.at))}
            {!order.hasAccount && ` · ${texts.noAccount}`}
          </span>
        }
      >
        {order.customerId !== undefined && (
          <Link to={`/customers/${order.customerId}`} className={buttonClass({ kind: 'outline' })}>
            {texts.toCustomer}
          </Link>
        )}
        {back}
      </PageHead>
      {order.slotException && <Alert tone="warning">{texts.slotGone}</Alert>}
      {order.cancelReason !== undefined && <Alert tone="info">{texts.cancelledFor(order.cancelReason)}</Alert>}
      <div className="columns columns-side">
        <OrderLines order={order} />
        <div className="order-column">
          <OrderPlace order={order} />
          <OrderPayment order={order} />
          <OrderLife order={order}>
            <History subject={{ kind: 'order', id: order.orderNumber }} />
          </OrderLife>
        </div>
      </div>
    </>
  );
}
