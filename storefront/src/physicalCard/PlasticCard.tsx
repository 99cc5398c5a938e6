import { Barcode } from '@trolley/ui/Barcode.tsx';
import { LogoMark } from '../shell/LogoMark.tsx';
import { useText } from '../shell/shop.tsx';

interface PlasticCardProps {
  /** Empty where nothing is printed. */
  readonly name: string;
  /** Missing where the member gets a number with this card. */
  readonly number: string | undefined;
}

/** The card as it arrives: its front, and its back with the barcode. */
export function PlasticCard({ name, number }: PlasticCardProps) {
  const text = useText();
  return (
    <figure className="plastic">
      <div className="plastic-front">
        <span className="plastic-logo">
          <LogoMark />
          <b>{text('card.programme')}</b>
        </span>
        <svg className="plastic-waves" viewBox="0 0 400 150" preserveAspectRatio="none" aria-hidden="true">
          <path className="wave-1" d="M0 46q50-34 100 0t100 0 100 0 100 0v104H0z" />
          <path className="wave-2" d="M0 72q50-30 100 0t100 0 100 0 100 0v78H0z" />
          <path className="wave-3" d="M0 96q50-22 100 0t100 0 100 0 100 0v54H0z" />
        </svg>
        <span className="plastic-name">{name}</span>
      </div>
      <div className="plastic-back">
        {number === undefined ? (
          <p>{text('card.numberComes')}</p>
        ) : (
          <Barcode number={number} label={text('profile.loyalty.barcode', { number })} module={2} />
        )}
        <p className="small">{text('card.scan')}</p>
      </div>
      <figcaption className="visually-hidden">{text('card.picture')}</figcaption>
    </figure>
  );
}
