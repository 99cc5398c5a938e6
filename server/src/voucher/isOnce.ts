import type { VoucherDefinition } from '@trolley/contract';

/** Whether a customer may use a voucher once only: personal ones are presents, but what costs coins may be had again. */
export const isOnce = ({
  type,
  oncePerCustomer,
  coins = 0,
}: Pick<VoucherDefinition, 'type' | 'oncePerCustomer' | 'coins'>): boolean =>
  oncePerCustomer || (type === 'personal' && coins === 0);
