import type { StudioRoute } from '../shell/room.ts';
import { MediaScreen } from './MediaScreen.tsx';

export const routes: readonly StudioRoute[] = [{ path: '/media', screen: MediaScreen }];
