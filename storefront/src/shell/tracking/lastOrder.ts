import type { Order } from '@trolley/contract';
import { createStore } from '../store.ts';

/** The order that was placed on this page, in memory only: for whoever told the shopper of its goods. */
export const lastOrder = createStore<Order | undefined>(undefined);
