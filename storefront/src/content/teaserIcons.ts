import type { TeaserItem } from '@trolley/contract';
import type { IconShape } from '@trolley/ui/Icon.tsx';
import {
  BoxIcon,
  CardIcon,
  ClockIcon,
  HeartIcon,
  LeafIcon,
  MailIcon,
  StoreIcon,
  TagIcon,
  TruckIcon,
} from '@trolley/ui/icons.ts';

export const teaserIcons: Readonly<Record<NonNullable<TeaserItem['icon']>, IconShape>> = {
  leaf: LeafIcon,
  truck: TruckIcon,
  store: StoreIcon,
  tag: TagIcon,
  clock: ClockIcon,
  card: CardIcon,
  heart: HeartIcon,
  box: BoxIcon,
  mail: MailIcon,
};
