import { type OrderStatus, orderFailures } from '@trolley/contract';
import { insertTask, isPaidAtHandover, lockPayment } from '../../payment/settle/paymentTasks.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { noteOrder, type OrderStep } from '../../sale/orderLog.ts';
import { queueOrderMail } from '../mails/queueOrderMail.ts';
import type { Orders } from '../orders.ts';
import { mayBecome, readyStatus } from '../rules/orderLife.ts';
import { lockOrder, moveRow } from '../storage/queries.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';
import { earnPoints } from './bookPoints.ts';
import { earlyProblem } from './earlyProblem.ts';
import { settleFinal } from './settleFinal.ts';
import { trackSettled } from './trackOrder.ts';

/** Why an order is as it was. */
export interface OrderRefused {
  readonly failure: (typeof orderFailures)[keyof typeof orderFailures];
  /** For the operator. */
  readonly problems?: readonly string[];
}

export const isRefused = (result: object): result is OrderRefused => 'failure' in result;

type Step = 'startPicking' | 'ready' | 'complete';

/** The operator's status moves; handing an order over settles what it costs, completing it what is paid then. */
export async function moveOrder(
  orders: Orders,
  orderNumber: string,
  step: Step,
  { early = false }: { readonly early?: boolean } = {},
): Promise<StoredOrder | OrderRefused> {
  const moved = await orders.database.transaction(async (tx): Promise<StoredOrder | OrderRefused> => {
    const order = await lockOrder(tx, orderNumber);
    if (!order) return { failure: orderFailures.orderNotFound };
    const status = next(order, step);
    const { distributionType } = order.document.attempt.distributionAddress;
    if (!mayBecome(order.status, status, distributionType)) return { failure: orderFailures.statusMove };
    const tooEarly = step === 'startPicking' && !early && earlyProblem(orders, order);
    if (tooEarly) return { failure: orderFailures.statusMove, problems: [tooEarly] };
    await moveRow(tx, orderNumber, status);
    const after = { ...order, status };
    if (step === 'ready') {
      await settleFinal(tx, order);
      await trackSettled(orders, tx, order);
      await queueOrderMail(orders, tx, 'ready', after);
    }
    if (step === 'complete') {
      await takePaidAtHandover(tx, order);
      await earnPoints(orders, tx, order);
    }
    return after;
  });
  if (!isRefused(moved)) noteOrder(orders.log, orderNumber, stepOf(moved));
  return moved;
}

function stepOf({ status, document }: StoredOrder): OrderStep {
  if (status === 'PICKING') return 'picking';
  if (status === 'OUT_FOR_DELIVERY') return 'out';
  if (status === 'READY_FOR_COLLECTION') return 'ready';
  return document.attempt.distributionAddress.distributionType === 'DELIVERY' ? 'delivered' : 'collected';
}

function next({ document }: StoredOrder, step: Step): OrderStatus {
  if (step === 'startPicking') return 'PICKING';
  return step === 'complete' ? 'COMPLETED' : readyStatus(document.attempt.distributionAddress.distributionType);
}

async function takePaidAtHandover(tx: Queryable, { checkoutId, document }: StoredOrder): Promise<void> {
  const payment = await lockPayment(tx, checkoutId);
  if (!isPaidAtHandover(payment.methodKey)) return;
  const paid = document.final?.payments.find(({ methodKey }) => methodKey === payment.methodKey);
  await insertTask(tx, payment.id, 'capture', paid?.amount ?? 0);
}
