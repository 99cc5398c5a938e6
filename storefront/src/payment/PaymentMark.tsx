import type { PaymentMethod } from '@trolley/contract';
import { siAmericanexpress, siApplepay, siDinersclub, siGooglepay, siPaypal, siVisa } from 'simple-icons';
import './payment-mark.css';

interface PaymentMarkProps {
  readonly methodKey: PaymentMethod;
  /** Of a card. */
  readonly brand?: string;
}

/** The mark of a payment method, or a drawing of ours where it has none. */
export function PaymentMark({ methodKey, brand }: PaymentMarkProps) {
  const marks = brand === undefined ? (marksOf[methodKey] ?? []) : [brand];
  const known = marks.filter((mark) => mark in logos);
  return (
    <span className="payment-marks">
      {known.map((mark) => (
        <Plate key={mark}>{logos[mark]}</Plate>
      ))}
      {known.length === 0 && (
        <Plate>
          <path className="payment-drawing" d={drawings[methodKey] ?? drawings['credit-cards']} />
        </Plate>
      )}
    </span>
  );
}

function Plate({ children }: { readonly children: React.ReactNode }) {
  return (
    <svg className="payment-mark" viewBox="0 0 56 36" aria-hidden="true" focusable="false">
      <rect className="payment-plate" x="0.75" y="0.75" width="54.5" height="34.5" rx="6" />
      {children}
    </svg>
  );
}

/** A mark of 24 × 24 in the middle of the plate, so wide. */
function logo({ path, hex }: { readonly path: string; readonly hex: string }, width: number) {
  const scale = width / 24;
  return (
    <path d={path} fill={`#${hex}`} transform={`translate(${28 - width / 2} ${18 - width / 2}) scale(${scale})`} />
  );
}

/** Two circles and what they share. */
const mastercard = (
  <>
    <circle cx="22.5" cy="18" r="9.5" className="mastercard-left" />
    <circle cx="33.5" cy="18" r="9.5" className="mastercard-right" />
    <path d="M28 10.25a9.5 9.5 0 0 1 0 15.5 9.5 9.5 0 0 1 0-15.5Z" className="mastercard-shared" />
  </>
);

const logos: Readonly<Record<string, React.ReactNode>> = {
  Visa: logo(siVisa, 40),
  Mastercard: mastercard,
  'American Express': logo(siAmericanexpress, 26),
  'Diners Club': logo(siDinersclub, 26),
  paypal: logo(siPaypal, 22),
  'apple-pay': logo(siApplepay, 38),
  'google-pay': logo(siGooglepay, 38),
};

/** A card that is still to be entered may be of either kind. */
const marksOf: Readonly<Partial<Record<PaymentMethod, readonly string[]>>> = {
  'credit-cards': ['Visa', 'Mastercard'],
  paypal: ['paypal'],
  'apple-pay': ['apple-pay'],
  'google-pay': ['google-pay'],
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
