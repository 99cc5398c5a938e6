import type { StudioRoute } from '../shell/room.ts';
import { AccountScreen } from './AccountScreen.tsx';

export const routes: readonly StudioRoute[] = [{ path: '/account', screen: AccountScreen }];
