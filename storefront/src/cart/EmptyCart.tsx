import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { CartIcon } from '@trolley/ui/icons.ts';
import { FirstSteps } from '../shell/FirstSteps.tsx';
import { useText } from '../shell/shop.tsx';
import { useCartValue } from './cart.ts';

export function EmptyCart({ heading }: { readonly heading: 'h2' | 'h3' }) {
  const text = useText();
  const isAddition = useCartValue(({ cart }) => cart?.mode === 'ADDON', false);
  return (
    <EmptyState icon={CartIcon} heading={heading} title={text('cart.empty.title')} action={<FirstSteps />}>
      {text(isAddition ? 'cart.empty.addon' : 'cart.empty.text')}
    </EmptyState>
  );
}
