import { HomeIcon } from '@trolley/ui/icons.ts';
import type { StudioRoom } from './shell/room.ts';

/** Every room of the studio, in the order of the menu. Each is loaded when it is first opened. */
export const rooms: readonly StudioRoom[] = [
  {
    path: '/',
    title: { de: 'Heute', en: 'Today' },
    icon: HomeIcon,
    load: () => import('./today/routes.tsx'),
  },
];
