import type { Wallet } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { useText } from '../../../shell/shop.tsx';
import { useMoney } from '../../../shell/useMoney.ts';
import { GiftCardIcon } from '../icons.ts';

interface GiftCardsProps {
  readonly cards: Wallet['cards'];
  onRemove(card: Wallet['cards'][number]): void;
}

/** The cards of a wallet, and what is left of each. */
export function GiftCards({ cards, onRemove }: GiftCardsProps) {
  const text = useText();
  const money = useMoney();
  if (cards.length === 0) return <p className="muted">{text('wallet.none')}</p>;
  return (
    <ul className="gift-cards" aria-label={text('wallet.cards')}>
      {cards.map((card) => (
        <li key={card.id} className="gift-card">
          <Icon of={GiftCardIcon} />
          <div>
            <p className="gift-card-name">{text('wallet.card', { name: card.name })}</p>
            <p className="muted small">{text('wallet.linked', { at: new Date(card.linkedAt) })}</p>
          </div>
          <b className="figures">{money(card.balance)}</b>
          <Button
            kind="quiet"
            size="s"
            aria-label={text('wallet.remove.named', { name: card.name })}
            onClick={() => onRemove(card)}
          >
            {text('wallet.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
