import type { OrderConfig } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { ChevronDownIcon } from '@trolley/ui/icons.ts';
import { useElementId } from '@trolley/ui/useElementId.ts';
import { useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import { CartSums } from './CartSums.tsx';
import type { CartState } from './cartState.ts';
import { cartSums } from './cartSums.ts';
import { useSumsOpen } from './useSumsOpen.ts';

interface SideSumsProps {
  readonly state: CartState;
  readonly config: OrderConfig | undefined;
}

/** The total in one line, which leaves the room to the goods; what it is made of opens above it. */
export function SideSums({ state, config }: SideSumsProps) {
  const text = useText();
  const money = useMoney();
  const id = useElementId();
  const [isOpen, toggle] = useSumsOpen();
  const vat = state.cart?.priceInfo.totalVat ?? 0;
  return (
    <div className="side-sums">
      <div id={id} hidden={!isOpen}>
        <CartSums state={state} config={config} />
      </div>
      <button type="button" className="side-total" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        <b>{text('cart.sum.total')}</b>
        {vat > 0 && <span className="muted small">{text('cart.sum.vat', { vat: money(vat) })}</span>}
        <Icon of={ChevronDownIcon} size="s" />
        <b className="figures">{money(cartSums(state).total)}</b>
      </button>
    </div>
  );
}
