import { Icon } from '@trolley/ui/Icon.tsx';
import { LeafIcon } from '@trolley/ui/icons.ts';
import { useText } from '../../shell/shop.tsx';
import { GiftIcon } from '../icons.ts';

interface StampsProps {
  readonly have: number;
  readonly places: number;
  /** Where a discount waits: these are ringed. */
  readonly marks: readonly number[];
}

/** The collector's card: one place for each leaf. */
export function Stamps({ have, places, marks }: StampsProps) {
  const text = useText();
  const numbers = Array.from({ length: places }, (_, at) => at + 1);
  return (
    <div className="stamps" role="img" aria-label={text('loyalty.collector.stamps', { have, places })}>
      {numbers.map((number) => {
        const isHad = number <= have;
        const isMark = marks.includes(number);
        return (
          <span key={number} className={`stamp${isHad ? ' stamp-had' : ''}${isMark ? ' stamp-mark' : ''}`}>
            {isHad ? <Icon of={LeafIcon} /> : isMark ? <Icon of={GiftIcon} /> : number}
          </span>
        );
      })}
    </div>
  );
}
