import { type BoughtBefore, currentPrice } from '@trolley/contract';
import { useState } from 'react';
import { addAll } from '../cart/addAll.ts';
import { useCartStore, useCartValue } from '../cart/cart.ts';
import { quantityOf } from '../cart/cartState.ts';
import { ProductTile } from '../catalogue/ProductTile.tsx';
import '../catalogue/product-slider.css';
import { Button } from '@trolley/ui/Button.tsx';
import { Scroller } from '@trolley/ui/Scroller.tsx';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { fullName } from '../product/productName.ts';
import { paysAsMember, useCustomerValue } from '../shell/session/customerState.ts';
import { usePathTo, useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';

const tileSizes = '(min-width: 1280px) 200px, (min-width: 600px) 190px, 144px';

/** What is bought again and again, all of it with one press; what could not be added is told by name. */
export function BuyAgain({ goods }: { readonly goods: readonly BoughtBefore[] }) {
  const text = useText();
  const cart = useCartStore();
  const money = useMoney();
  const more = usePathTo()('favorite-products');
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<string>();
  // As one word, so that only its change renders again.
  const absent = useCartValue((state) => absentOf(goods, (sku) => quantityOf(state, sku)), '').split(' ');
  const missing = goods.filter(({ product }) => absent.includes(product.sku));
  const isMember = useCustomerValue(paysAsMember, false);
  const sum = missing.reduce((cents, { product: { price }, quantity }) => {
    const piece = (isMember ? price.loyalty?.value : undefined) ?? currentPrice(price);
    return cents + piece * quantity;
  }, 0);
  const press = async () => {
    setBusy(true);
    setTold(undefined);
    const { added, failed } = await addAll(cart, missing);
    setBusy(false);
    const names = failed.map(({ good: { product } }) => fullName(product)).join(', ');
    setTold(text(failed.length > 0 ? 'home.again.some' : 'home.again.done', { count: added.length, names }));
  };
  return (
    <div className="home-again">
      <Scroller
        className="product-slider"
        label={text('home.again')}
        previousLabel={text('content.slider.previous')}
        nextLabel={text('content.slider.next')}
        head={
          <>
            <h2>{text('home.again')}</h2>
            <Button
              className="home-again-all"
              size="s"
              kind="primary"
              loading={isBusy}
              disabled={missing.length === 0 && !isBusy}
              onClick={() => void press()}
            >
              {missing.length === 0 ? (
                text('home.again.there')
              ) : (
                <span>
                  {text(missing.length === goods.length ? 'home.again.all' : 'home.again.rest', {
                    count: missing.length,
                  })}
                  <span className="home-again-sum"> · {money(sum)}</span>
                </span>
              )}
            </Button>
            {more && <TextLink href={more}>{text('home.again.more')}</TextLink>}
          </>
        }
      >
        {goods.map(({ product, quantity }) => (
          <ProductTile
            key={product.sku}
            product={product}
            sizes={tileSizes}
            note={quantity > 1 ? text('home.again.usual', { count: quantity }) : undefined}
          />
        ))}
      </Scroller>
      <p role="status" className="home-told">
        {told}
      </p>
    </div>
  );
}

function absentOf(goods: readonly BoughtBefore[], quantityIn: (sku: string) => number): string {
  return goods.flatMap(({ product: { sku } }) => (quantityIn(sku) > 0 ? [] : sku)).join(' ');
}
