import type { PriceInfo } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { ChevronDownIcon } from '@trolley/ui/icons.ts';
import { useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import { SumRow } from './SumRow.tsx';

/** The tax in a total in one line, which opens to the amounts by rate; nothing where nothing is taxed. Used beside every total. */
export function VatDetails({ priceInfo }: { readonly priceInfo: Pick<PriceInfo, 'totalVat' | 'vatByRate'> }) {
  const text = useText();
  const money = useMoney();
  if (priceInfo.totalVat === 0) return null;
  return (
    <details className="vat-details small">
      <summary>
        {text('cart.sum.vat', { vat: money(priceInfo.totalVat) })}
        <Icon of={ChevronDownIcon} size="s" />
      </summary>
      <dl className="sums">
        {priceInfo.vatByRate.map(({ permille, gross, vat }) => (
          <SumRow
            key={permille}
            name={text('cart.sum.vatRate', { rate: permille / 10, gross: money(gross) })}
            value={money(vat)}
          />
        ))}
      </dl>
    </details>
  );
}
