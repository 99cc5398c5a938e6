import type { StudioRoute } from '../shell/room.ts';
import { StaffScreen } from './StaffScreen.tsx';

export const routes: readonly StudioRoute[] = [
  { path: '/staff', screen: StaffScreen },
  { path: '/staff/:id', screen: StaffScreen },
];
