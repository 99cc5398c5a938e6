import {
  type Cart,
  type OrderConfig,
  type Substitution,
  setCrateDepositDesired,
  setSubstitution,
} from '@trolley/contract';
import { Checkbox } from '@trolley/ui/Checkbox.tsx';
import { RadioGroup } from '@trolley/ui/RadioGroup.tsx';
import { useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import { useCartStore } from './cart.ts';
import { saveChange } from './saveChange.ts';
import { useOptimisticValue } from './useOptimisticValue.ts';

/** How the goods come: in crates or not. */
export function CrateChoice({ cart, config }: { readonly cart: Cart; readonly config: OrderConfig | undefined }) {
  const text = useText();
  const money = useMoney();
  const store = useCartStore();
  const [desired, choose] = useOptimisticValue(cart.crateDepositDesired, (wanted: boolean) =>
    saveChange(store, setCrateDepositDesired, { body: { desired: wanted } }),
  );
  if (!config?.crate) return null;
  return (
    <Checkbox
      label={text('cart.crate', { deposit: money(config.crate.deposit) })}
      checked={desired}
      onChange={(event) => choose(event.target.checked)}
    />
  );
}

/** What the picker does when something is sold out. */
export function SubstitutionChoice({ cart }: { readonly cart: Cart }) {
  const text = useText();
  const store = useCartStore();
  const [chosen, choose] = useOptimisticValue<Substitution>(cart.substitution, (substitution) =>
    saveChange(store, setSubstitution, { body: { substitution } }),
  );
  return (
    <RadioGroup
      legend={text('cart.substitution.title')}
      name="substitution"
      value={chosen}
      onChange={(value) => choose(value as Substitution)}
      choices={[
        { value: 'similar', label: text('cart.substitution.similar') },
        { value: 'none', label: text('cart.substitution.none') },
      ]}
    />
  );
}
