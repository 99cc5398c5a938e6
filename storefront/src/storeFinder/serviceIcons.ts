import { collectService } from '@trolley/contract';
import type { IconShape } from '@trolley/ui/Icon.tsx';
import { BoxIcon, LockIcon, StoreIcon } from '@trolley/ui/icons.ts';
import {
  AccessibleIcon,
  BakeryIcon,
  CoffeeIcon,
  DelicatessenIcon,
  ParkingIcon,
  PharmacyIcon,
  ReturnIcon,
} from './icons.ts';

const icons: Readonly<Record<string, IconShape>> = {
  [collectService]: BoxIcon,
  accessible: AccessibleIcon,
  bakery: BakeryIcon,
  bottleReturn: ReturnIcon,
  coffee: CoffeeIcon,
  delicatessen: DelicatessenIcon,
  lockers: LockIcon,
  parking: ParkingIcon,
  pharmacy: PharmacyIcon,
};

export const iconOfService = (service: string): IconShape => icons[service] ?? StoreIcon;
