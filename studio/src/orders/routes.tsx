import type { StudioRoute } from '../shell/room.ts';
import { OrderScreen } from './OrderScreen.tsx';
import { OrdersScreen } from './OrdersScreen.tsx';

export const routes: readonly StudioRoute[] = [
  { path: '/orders', screen: OrdersScreen },
  { path: '/orders/:orderNumber', screen: OrderScreen },
];
