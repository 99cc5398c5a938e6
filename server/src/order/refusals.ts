import { orderFailures } from '@trolley/contract';
import { Refusal } from '../platform/http/refusal.ts';
import type { OrderRefused } from './operations/moveOrder.ts';

const messages: Readonly<Record<OrderRefused['failure'], readonly [status: number, message: string]>> = {
  [orderFailures.orderNotFound]: [404, 'There is no such order, or it is not yours.'],
  [orderFailures.cutOffPassed]: [409, 'It is too late for that: the order is being packed.'],
  [orderFailures.passUsed]: [409, 'The pass of this order has paid for another delivery. Cancel that order first.'],
  [orderFailures.statusMove]: [409, 'The order is not in a state for that.'],
  [orderFailures.invoiceNotReady]: [409, 'The invoice is made when the order is handed over.'],
};

export function refusalOf({ failure }: OrderRefused): Refusal {
  const [status, message] = messages[failure];
  return new Refusal(status, failure, message);
}
