import type { ProductLine, ProductPick } from '@trolley/contract';
import { classes } from '@trolley/ui/classes.ts';
import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import { paysAsMember, useCustomerValue } from '../../shell/session/customerState.ts';
import { useShop, useText } from '../../shell/shop.tsx';
import { useMoney } from '../../shell/useMoney.ts';

/** What the pieces cost this shopper. A reduced one keeps the lowest price of the 30 days before in sight. */
export function PickPrice({ line: { pick, home } }: { readonly line: Pick<ProductLine, 'pick' | 'home'> }) {
  const text = useText();
  const { featureCartCheckout: sells } = useShop().tenant.clientRuntimeConfig;
  if (home) return sells && <p className="pick-price muted small">{text('recipe.page.notInCart')}</p>;
  return pick ? <PriceOfPick pick={pick} /> : null;
}

export function PriceOfPick({ pick: { product, quantity, price, member } }: { readonly pick: ProductPick }) {
  const text = useText();
  const money = useMoney();
  const isMember = useCustomerValue((state) => member !== undefined && paysAsMember(state), false);
  const { offer } = product.price;
  const pays = isMember ? (member ?? price) : price;
  const instead = offer && offer.lowest30 * quantity;
  return (
    <div className="pick-price">
      <p>
        {instead !== undefined && instead > pays && (
          <s>
            <VisuallyHidden>{text('catalogue.price.instead')} </VisuallyHidden>
            {money(instead)}
          </s>
        )}{' '}
        <b className={classes(offer && 'pick-price-reduced')}>{money(pays)}</b>
      </p>
      {offer && (
        <p className="pick-price-lowest">{text('catalogue.price.lowest30', { price: money(offer.lowest30) })}</p>
      )}
      {member !== undefined && (
        <p className="price-member">
          {isMember ? text('account.memberPrice') : text('catalogue.price.memberShort', { price: money(member) })}
        </p>
      )}
    </div>
  );
}
