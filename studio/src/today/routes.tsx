import type { StudioRoute } from '../shell/room.ts';
import { TodayScreen } from './TodayScreen.tsx';

export const routes: readonly StudioRoute[] = [{ path: '/', screen: TodayScreen }];
