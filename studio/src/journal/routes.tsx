import type { StudioRoute } from '../shell/room.ts';
import { JournalScreen } from './JournalScreen.tsx';

export const routes: readonly StudioRoute[] = [{ path: '/journal', screen: JournalScreen }];
