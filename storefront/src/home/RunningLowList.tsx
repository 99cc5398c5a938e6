import { pictureSource, type RunningLow } from '@trolley/contract';
import { classes } from '@trolley/ui/classes.ts';
import { Picture } from '@trolley/ui/Picture.tsx';
import { useState } from 'react';
import { AddToCart } from '../cart/button/AddToCart.tsx';
import { fullName } from '../product/productName.ts';
import { perUnit } from '../product/unitPrice.ts';
import { useProductPath } from '../product/useProductPath.ts';
import { useShownPrice } from '../product/useShownPrice.ts';
import { useClock } from '../service/useChosenService.ts';
import { useNow } from '../service/useNow.ts';
import { useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import { reasonOf } from './reasonOf.ts';

/** How many a phone shows at first. */
const few = 4;

/** What the shopper usually has bought again by now, each with the reason. */
export function RunningLowList({ goods }: { readonly goods: readonly RunningLow[] }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={classes('home-low', isOpen && 'home-low-open')} aria-labelledby="home-low">
      <div className="home-head">
        <h2 id="home-low">{text('home.low')}</h2>
        <p className="muted">{text('home.low.why')}</p>
      </div>
      <ul className="home-low-rows">
        {goods.map((good) => (
          <Row key={good.product.sku} good={good} />
        ))}
      </ul>
      {goods.length > few && !isOpen && (
        <button type="button" className="link home-low-more" onClick={() => setOpen(true)}>
          {text('home.low.more', { count: goods.length - few })}
        </button>
      )}
    </section>
  );
}

function Row({ good: { product, ...habit } }: { readonly good: RunningLow }) {
  const text = useText();
  const money = useMoney();
  const clock = useClock(useNow(false));
  const href = useProductPath()(product);
  const { value, unit, offer } = useShownPrice(product.price);
  return (
    <li className="home-low-row">
      <span className="home-low-picture">
        <Picture src={pictureSource(product.picture, 160)} alt="" width={160} height={160} />
      </span>
      <div>
        <h3>
          <a href={href}>{fullName(product)}</a>
        </h3>
        <p className="home-low-price figures">
          <b className={offer && 'price-promo'}>{money(value)}</b>
          {unit && ` · ${perUnit(unit, text, money)}`}
        </p>
        <p className="muted">{reasonOf(habit, clock)}</p>
      </div>
      <AddToCart product={product} />
    </li>
  );
}
