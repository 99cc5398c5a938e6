import { FileIcon, HomeIcon, SwapIcon, UserIcon } from '@trolley/ui/icons.ts';
import CustomersIcon from 'lucide-react/icons/contact-round';
import MediaIcon from 'lucide-react/icons/image';
import ContentIcon from 'lucide-react/icons/layout-template';
import JournalIcon from 'lucide-react/icons/scroll-text';
import OrdersIcon from 'lucide-react/icons/shopping-basket';
import StaffIcon from 'lucide-react/icons/users';
import type { StudioRoom } from './shell/room.ts';

/** Every room of the studio, in the order of the menu. Each is loaded when it is first opened. */
export const rooms: readonly StudioRoom[] = [
  {
    path: '/',
    title: { de: 'Heute', en: 'Today' },
    icon: HomeIcon,
    load: () => import('./today/routes.tsx'),
  },
  {
    path: '/orders',
    title: { de: 'Bestellungen', en: 'Orders' },
    icon: OrdersIcon,
    permissions: ['orders:read'],
    isIn: ({ hasOrders }) => hasOrders,
    load: () => import('./orders/routes.tsx'),
  },
  {
    path: '/customers',
    title: { de: 'Kundschaft', en: 'Customers' },
    icon: CustomersIcon,
    permissions: ['customers:read'],
    isIn: ({ hasCustomers }) => hasCustomers,
    load: () => import('./customers/routes.tsx'),
  },
  {
    path: '/content',
    title: { de: 'Inhalte', en: 'Content' },
    icon: ContentIcon,
    permissions: ['content:read'],
    load: () => import('./content/routes.tsx'),
  },
  {
    path: '/media',
    title: { de: 'Medien', en: 'Media' },
    icon: MediaIcon,
    permissions: ['content:read'],
    load: () => import('./media/routes.tsx'),
  },
  {
    path: '/redirects',
    title: { de: 'Weiterleitungen', en: 'Redirects' },
    icon: SwapIcon,
    permissions: ['content:read'],
    load: () => import('./words/routes.tsx'),
  },
  {
    path: '/texts',
    title: { de: 'Texte', en: 'Texts' },
    icon: FileIcon,
    permissions: ['content:read'],
    load: () => import('./words/routes.tsx'),
  },
  {
    path: '/staff',
    title: { de: 'Personal', en: 'Staff' },
    icon: StaffIcon,
    permissions: ['staff:read'],
    load: () => import('./staff/routes.tsx'),
  },
  {
    path: '/journal',
    title: { de: 'Journal', en: 'Journal' },
    icon: JournalIcon,
    permissions: ['journal:read'],
    load: () => import('./journal/routes.tsx'),
  },
  {
    path: '/account',
    title: { de: 'Mein Konto', en: 'My account' },
    icon: UserIcon,
    hidden: true,
    load: () => import('./account/routes.tsx'),
  },
];
