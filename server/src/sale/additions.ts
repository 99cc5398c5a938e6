import type { OrderStatus } from '@trolley/contract';

/** An order that something is to be added to, as it stands under its lock. */
export interface ParentOrder {
  readonly status: OrderStatus;
  /** By the database's clock. */
  readonly beforeCutOff: boolean;
}

/** CUST-13: whether the payment of an addition may begin. */
export const takesAdditions = (parent: ParentOrder | undefined): boolean =>
  parent?.status === 'PLACED' && parent.beforeCutOff;

/** Whether an addition whose payment began in time still goes with its order: until that is packed. */
export const stillTakesAdditions = (parent: ParentOrder | undefined): boolean =>
  parent?.status === 'PLACED' || parent?.status === 'PICKING';
