import { useShop, useText } from '../shell/shop.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { CartIcon } from '../ui/icons.ts';

/** Nothing in it yet: where one could begin. */
export function EmptyCart({ heading }: { readonly heading: 'h2' | 'h3' }) {
  const text = useText();
  const { navigation, highlight } = useShop().site.header;
  const [first] = navigation;
  return (
    <EmptyState
      icon={CartIcon}
      heading={heading}
      title={text('cart.empty.title')}
      action={
        <>
          {first && <ButtonLink href={first.href}>{first.label}</ButtonLink>}
          {highlight && (
            <ButtonLink kind="outline" href={highlight.href}>
              {highlight.label}
            </ButtonLink>
          )}
        </>
      }
    >
      {text('cart.empty.text')}
    </EmptyState>
  );
}
