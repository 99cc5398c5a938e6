import { isProfileSectionOn } from '@trolley/contract';
import { CardIcon, HeartIcon, UserIcon } from '@trolley/ui/icons.ts';
import { OfflineCard } from '../../loyalty/card/OfflineCard.tsx';
import { Loyalty } from '../../loyalty/Loyalty.tsx';
import { LoyaltyDetail } from '../../loyalty/LoyaltyDetail.tsx';
import { usePathTo, useShop, useText } from '../../shell/shop.tsx';
import { Addresses } from './address/Addresses.tsx';
import { AddressesSkeleton } from './address/AddressesSkeleton.tsx';
import { Communication } from './communication/Communication.tsx';
import { Devices } from './devices/Devices.tsx';
import {
  DevicesIcon,
  GiftCardIcon,
  LockKeyIcon,
  MailIcon,
  MapPinIcon,
  MemberCardIcon,
  OrdersIcon,
  PassIcon,
  PrivacyIcon,
} from './icons.ts';
import { OrderDetail } from './orders/OrderDetail.tsx';
import { Orders } from './orders/Orders.tsx';
import { PassSection } from './pass/PassSection.tsx';
import { PasswordChange } from './password/PasswordChange.tsx';
import { PaymentMethods } from './payments/PaymentMethods.tsx';
import { PersonalData } from './personal/PersonalData.tsx';
import { Privacy } from './privacy/Privacy.tsx';
import { BlockSkeleton, FormSkeleton, ListSkeleton } from './Skeletons.tsx';
import type { LinkedSection, OwnSection, ShownSection } from './section.ts';
import { Wallet } from './wallet/Wallet.tsx';

/** CUST-11: what there is of an account, in the order it is shown. A feature that brings a section adds its line. */
const sections: readonly (OwnSection | LinkedSection)[] = [
  {
    id: 'orders',
    icon: OrdersIcon,
    Screen: Orders,
    Waiting: ListSkeleton,
    Detail: OrderDetail,
  },
  { id: 'personal', icon: UserIcon, Screen: PersonalData, Waiting: FormSkeleton },
  { id: 'addresses', icon: MapPinIcon, Screen: Addresses, Waiting: AddressesSkeleton },
  { id: 'favourites', icon: HeartIcon, route: 'favorite-products' },
  {
    id: 'payments',
    icon: CardIcon,
    Screen: PaymentMethods,
    Waiting: ListSkeleton,
  },
  {
    id: 'wallet',
    icon: GiftCardIcon,
    Screen: Wallet,
    Waiting: BlockSkeleton,
  },
  {
    id: 'pass',
    icon: PassIcon,
    Screen: PassSection,
    Waiting: BlockSkeleton,
  },
  {
    id: 'loyalty',
    icon: MemberCardIcon,
    Screen: Loyalty,
    Waiting: BlockSkeleton,
    Detail: LoyaltyDetail,
    Offline: OfflineCard,
  },
  { id: 'communication', icon: MailIcon, Screen: Communication, Waiting: ListSkeleton },
  { id: 'password', icon: LockKeyIcon, Screen: PasswordChange, Waiting: FormSkeleton },
  { id: 'devices', icon: DevicesIcon, Screen: Devices, Waiting: ListSkeleton },
  { id: 'privacy', icon: PrivacyIcon, Screen: Privacy, Waiting: BlockSkeleton },
];

/** The sections this tenant has, with their addresses. */
export function useSections(): readonly ShownSection[] {
  const text = useText();
  const pathTo = usePathTo();
  const { clientRuntimeConfig: flags } = useShop().tenant;
  return sections
    .filter(({ id }) => isProfileSectionOn(id, flags))
    .flatMap((section): ShownSection[] => {
      const title = text(`profile.section.${section.id}`);
      const slug = 'route' in section ? undefined : text(`profile.slug.${section.id}`);
      const href = 'route' in section ? pathTo(section.route) : pathTo('profile', { slug: slug ?? '' });
      return href === undefined ? [] : [{ section, title, href, slug }];
    });
}
