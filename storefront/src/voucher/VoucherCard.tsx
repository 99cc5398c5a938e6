import type { Voucher } from '@trolley/contract';
import { Barcode } from '@trolley/ui/Barcode.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { type ReactNode, useState } from 'react';
import { useShop, useText } from '../shell/shop.tsx';
import { CalendarIcon, GiftIcon } from './icons.ts';
import { VoucherDeed, worksIn } from './VoucherDeed.tsx';
import { VoucherPicture } from './VoucherPicture.tsx';
import type { VoucherCardProps } from './voucherProps.ts';
import { voucherSign } from './voucherSign.ts';
import './voucher-card.css';

const dayMs = 86_400_000;
const fewDays = 3;

/** LOY-07: what it is worth on the left, what can be done on the right, and its conditions on it; never two buttons. */
export function VoucherCard({ voucher, inCart, activate, drop, busy = false }: VoucherCardProps) {
  const [now] = useState(Date.now);
  const text = useText();
  const { locale, timeZone, currency } = useShop().tenant;
  const { name, onlineDescription, imageSingle, coins = 0, state } = voucher;
  const { value, caption } = voucherSign(voucher, { locale, currency, free: text('voucher.sign.free') });
  const look =
    worksIn(inCart) || state === 'active' ? 'on' : state === 'locked' || state === 'automatic' ? 'quiet' : 'plain';
  return (
    <li className="voucher" data-look={look}>
      <div className="voucher-sign">
        <p>
          <b>{value}</b>
          {caption && <small>{caption}</small>}
        </p>
        {imageSingle ? <VoucherPicture of={imageSingle} size={104} /> : <Icon of={GiftIcon} size="l" />}
      </div>
      <div className="voucher-body">
        <h3>{name}</h3>
        {onlineDescription && <p className="muted small">{onlineDescription}</p>}
        {coins > 0 && <p className="small">{text('voucher.coins', { count: coins })}</p>}
        <p className="voucher-date">
          <Icon of={CalendarIcon} size="s" />
          {dateOf(voucher, now, text, { locale, timeZone })}
        </p>
        <Conditions voucher={voucher} />
        <VoucherDeed voucher={voucher} inCart={inCart} activate={activate} drop={drop} busy={busy} />
      </div>
      <TillCode voucher={voucher} />
    </li>
  );
}

/** The last day it holds, in one line: its weekday while the year is ours. When there are few days left, how many. */
function dateOf(
  { validUntil }: Pick<Voucher, 'validUntil'>,
  now: number,
  text: ReturnType<typeof useText>,
  { locale, timeZone }: { readonly locale: string; readonly timeZone: string },
): ReactNode {
  const last = Date.parse(validUntil) - 1;
  const days = Math.floor((last - now) / dayMs);
  if (days < fewDays && last > now) return text('voucher.daysLeft', { days });
  const yearOf = (at: number) => new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone }).format(at);
  const more = yearOf(last) === yearOf(now) ? ({ weekday: 'long' } as const) : ({ year: 'numeric' } as const);
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', ...more, timeZone }).format(last);
  return text('voucher.validUntil', { day });
}

function Conditions({ voucher: { fineprintHeadline, fineprintText } }: Pick<VoucherCardProps, 'voucher'>) {
  const text = useText();
  if (!fineprintText) return null;
  return (
    <details className="small">
      <summary>{fineprintHeadline || text('voucher.fineprint')}</summary>
      <p className="muted">{fineprintText}</p>
    </details>
  );
}

/** For the till: black on white, also at night; of one that is shown in the store alone it is open at once. */
function TillCode({ voucher: { name, type, barcodeImage, tillCode } }: Pick<VoucherCardProps, 'voucher'>) {
  const text = useText();
  if (!barcodeImage && tillCode === undefined) return null;
  const label = text('voucher.barcode.of', { name });
  return (
    <details className="voucher-till small" open={type === 'general-offline'}>
      <summary>{text('voucher.barcode')}</summary>
      <div className="voucher-code">
        {barcodeImage ? (
          <img src={barcodeImage} alt={label} loading="lazy" />
        ) : (
          <Barcode number={tillCode ?? ''} label={label} module={2} />
        )}
      </div>
    </details>
  );
}
