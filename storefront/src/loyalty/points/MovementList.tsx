import type { LoyaltyMovement } from '@trolley/contract';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { usePathTo, useShop, useText } from '../../shell/shop.tsx';
import { movementNote, movementTitle } from './movementTitle.ts';

interface MovementListProps {
  readonly movements: readonly LoyaltyMovement[];
  /** What is on its way: it stands first and is not owned yet. */
  readonly waiting?: number;
}

export function MovementList({ movements, waiting = 0 }: MovementListProps) {
  const text = useText();
  return (
    <ul className="movements">
      {waiting > 0 && (
        <li className="movement">
          <span className="muted small">{text('loyalty.move.soon')}</span>
          <span>
            <b>{text('loyalty.move.waiting')}</b>
            <small>{text('loyalty.move.waiting.note')}</small>
          </span>
          <span className="movement-value movement-plus">
            {text('loyalty.move.plus', { value: waiting })}
            <small>{text('loyalty.move.waits')}</small>
          </span>
        </li>
      )}
      {movements.map((movement) => (
        <Movement key={movement.id} movement={movement} />
      ))}
    </ul>
  );
}

function Movement({ movement }: { readonly movement: LoyaltyMovement }) {
  const text = useText();
  const { locale, timeZone } = useShop().tenant;
  const orders = text('profile.slug.orders');
  const { value, at, orderNumber } = movement;
  const href = usePathTo()('profile', { slug: `${orders}/${orderNumber}` });
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone }).format(Date.parse(at));
  const title = movementTitle(text, movement);
  const note = movementNote(text, movement);
  return (
    <li className="movement">
      <time className="muted small" dateTime={at}>
        {day}
      </time>
      <span>
        {orderNumber !== undefined && href ? <TextLink href={href}>{title}</TextLink> : <b>{title}</b>}
        {note !== '' && <small>{note}</small>}
      </span>
      <span className={`movement-value figures ${value > 0 ? 'movement-plus' : ''}`}>
        {text(value > 0 ? 'loyalty.move.plus' : 'loyalty.move.minus', { value: Math.abs(value) })}
      </span>
    </li>
  );
}
