import type { PaymentMethod } from '@trolley/contract';
import './payment-mark.css';

interface PaymentMarkProps {
  readonly methodKey: PaymentMethod;
  /** Of a card. */
  readonly brand?: string;
}

/** The name of a payment method on a small plate; our own drawing, no trademarks. */
export function PaymentMark({ methodKey, brand }: PaymentMarkProps) {
  const name = nameOf(methodKey, brand);
  return (
    <svg className="payment-mark" viewBox="0 0 56 36" aria-hidden="true" focusable="false">
      <rect className="payment-plate" x="0.75" y="0.75" width="54.5" height="34.5" rx="6" />
      {name ? (
        <text className={name.length > 7 ? 'payment-name-long' : undefined} x="28" y="22" textAnchor="middle">
          {name}
        </text>
      ) : (
        <path className="payment-drawing" d={drawings[methodKey] ?? drawings['credit-cards']} />
      )}
    </svg>
  );
}

const cards: Readonly<Partial<Record<string, string>>> = {
  'American Express': 'Amex',
  'Diners Club': 'Diners',
  Mastercard: 'Mastercard',
  Visa: 'Visa',
};

function nameOf(methodKey: PaymentMethod, brand: string | undefined): string | undefined {
  if (brand !== undefined && cards[brand]) return cards[brand];
  return names[methodKey];
}

const names: Readonly<Partial<Record<PaymentMethod, string>>> = {
  paypal: 'PayPal',
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
};

/** A card, a sheet, a door, a shop front, a gift. */
const drawings: Readonly<Partial<Record<PaymentMethod, string>>> = {
  'credit-cards': 'M16 10h24a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H16a2 2 0 0 1-2-2V12a2 2 0 0 1 2-2ZM14 16h28M18 22h6',
  'pay-by-invoice-b2c': 'M20 8h12l4 4v16H20zM32 8v4h4M24 17h8M24 21h8M24 25h5',
  'pay-by-invoice-b2b': 'M20 8h12l4 4v16H20zM32 8v4h4M24 17h8M24 21h8M24 25h5',
  'payment-at-the-door': 'M21 28V9h14v19M17 28h22M31 19v1',
  'payment-at-the-store': 'M16 14l2-6h20l2 6M16 14h24M18 14v14h20V14M25 28v-8h6v8',
  'gift-card-wallet':
    'M16 14h24v5H16zM18 19v9h20v-9M28 14v14M28 14c-6 0-8-6-4-6 3 0 4 6 4 6ZM28 14c6 0 8-6 4-6-3 0-4 6-4 6Z',
};
