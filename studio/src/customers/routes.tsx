import type { StudioRoute } from '../shell/room.ts';
import { CustomerScreen } from './CustomerScreen.tsx';
import { CustomersScreen } from './CustomersScreen.tsx';

export const routes: readonly StudioRoute[] = [
  { path: '/customers', screen: CustomersScreen },
  { path: '/customers/:id', screen: CustomerScreen },
];
