import type { Order } from '@trolley/contract';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { Card } from '@trolley/ui/Card.tsx';
import { formatSpan } from '../service/format/formatSlot.ts';
import { useClock } from '../service/useChosenService.ts';
import { useNow } from '../service/useNow.ts';
import { useText } from '../shell/shop.tsx';
import { addressLines } from './addressLines.ts';
import { CalendarIcon } from './icons.ts';
import { orderPaper } from './orderPaper.ts';

interface OrderPlaceProps {
  readonly order: Order;
  readonly orderKey?: string | undefined;
}

/** When and where it comes, or is collected. */
export function OrderPlace({ order, orderKey }: OrderPlaceProps) {
  const text = useText();
  const clock = useClock(useNow(false));
  const { orderNumber, distributionAddress, distributionWindow, status } = order;
  const { distributionType: type, additionalInfo } = distributionAddress;
  const isAhead = status !== 'CANCELLED' && status !== 'COMPLETED';
  return (
    <Card as="section" className="order-place">
      <h2>{text('order.place.title', { type })}</h2>
      <p className="order-when figures">
        <b>{text('order.place.day', { at: new Date(distributionWindow.startsAt) })}</b>
        <span>{formatSpan(distributionWindow, clock)}</span>
      </p>
      <address className="order-address">
        {addressLines(distributionAddress, text).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {additionalInfo && <p className="order-note small">{additionalInfo}</p>}
      {isAhead && (
        <ButtonLink
          kind="outline"
          size="s"
          icon={CalendarIcon}
          href={orderPaper(orderNumber, 'calendar.ics', orderKey)}
          download
        >
          {text('order.calendar')}
        </ButtonLink>
      )}
    </Card>
  );
}
