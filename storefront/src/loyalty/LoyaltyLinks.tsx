import type { LoyaltyStatus } from '@trolley/contract';
import { Icon, type IconShape } from '@trolley/ui/Icon.tsx';
import { CardIcon, ChevronRightIcon, LeafIcon, TagIcon } from '@trolley/ui/icons.ts';
import type { ReactNode } from 'react';
import { useText } from '../shell/shop.tsx';
import { isReady } from './isReady.ts';
import { UnlinkCard } from './link/UnlinkCard.tsx';
import { useLoyalty } from './useLoyalty.ts';
import { useLoyaltyPaths } from './useLoyaltyPaths.ts';

/** Where a member goes from the card: vouchers, collector, plastic card; and out. */
export function LoyaltyLinks({ status }: { readonly status: LoyaltyStatus }) {
  const text = useText();
  const paths = useLoyaltyPaths();
  const { card, vouchers } = useLoyalty();
  const isProved = status === 'authenticated';
  const ready = vouchers.filter(isReady).length;
  const { collector } = card ?? {};
  const leaves = collector && card?.pools.find(({ poolId }) => poolId === collector.poolId)?.value;
  return (
    <ul className="loyalty-list">
      {isProved && paths.vouchers && (
        <Entry href={paths.vouchers} icon={TagIcon} note={text('loyalty.vouchers.ready', { count: ready })}>
          {text('loyalty.vouchers')}
        </Entry>
      )}
      {isProved && collector && paths.collector && (
        <Entry href={paths.collector} icon={LeafIcon} note={text('loyalty.amount.collector', { count: leaves ?? 0 })}>
          {text('loyalty.collector')}
        </Entry>
      )}
      {paths.physicalCard && (isProved || status === 'onlineOnly') && (
        <Entry href={paths.physicalCard} icon={CardIcon}>
          {text('loyalty.physical')}
        </Entry>
      )}
      {(isProved || status === 'referenced') && (
        <li>
          <UnlinkCard />
        </li>
      )}
    </ul>
  );
}

interface EntryProps {
  readonly href: string;
  readonly icon: IconShape;
  readonly note?: string;
  readonly children: ReactNode;
}

function Entry({ href, icon, note, children }: EntryProps) {
  return (
    <li>
      <a className="loyalty-entry" href={href}>
        <Icon of={icon} />
        <b>{children}</b>
        {note && <span className="muted small">{note}</span>}
        <Icon of={ChevronRightIcon} size="s" />
      </a>
    </li>
  );
}
