import { type LineItem, type Substitution, setItem } from '@trolley/contract';
import { classes } from '@trolley/ui/classes.ts';
import { Icon } from '@trolley/ui/Icon.tsx';
import { SwapIcon } from '@trolley/ui/icons.ts';
import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import { LinePicture } from '../product/LinePicture.tsx';
import { fullName, soldName } from '../product/productName.ts';
import { unbroken } from '../product/unbroken.ts';
import { lineUnitPrice, perUnit } from '../product/unitPrice.ts';
import { useProductPath } from '../product/useProductPath.ts';
import { useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import { AddToCart } from './button/AddToCart.tsx';
import { useCartStore } from './cart.ts';
import { saveChange } from './saveChange.ts';

interface CartLineProps {
  readonly line: LineItem;
}

/** A product in the cart: what it is, how many, and what that costs. */
export function CartLine({ line }: CartLineProps) {
  const text = useText();
  const money = useMoney();
  const pathTo = useProductPath();
  const { product, quantity, linePrice, regularLinePrice } = line;
  const { price, pack, minAge } = product;
  const unit = lineUnitPrice(line);
  const reduced = linePrice < regularLinePrice;
  return (
    <li className="cart-line">
      <LinePicture of={product.picture} />
      <div className="cart-line-words">
        <a className="cart-line-name" href={pathTo(product)}>
          {unbroken(fullName(product))}
        </a>
        <p className="cart-line-facts figures">
          {[pack, unit && perUnit(unit, text, money), minAge !== undefined && text('cart.line.age', { age: minAge })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <div className="cart-line-more figures">
          {price.depositPrice !== undefined && (
            <span>{text('cart.line.deposit', { count: quantity, price: money(price.depositPrice) })}</span>
          )}
          <LineSubstitution line={line} />
        </div>
      </div>
      <div className="adder">
        <AddToCart product={product} />
      </div>
      <p className={reduced ? 'cart-line-price price-reduced' : 'cart-line-price'}>
        {reduced && (
          <s>
            <VisuallyHidden>{text('catalogue.price.instead')} </VisuallyHidden>
            {money(regularLinePrice)}
          </s>
        )}{' '}
        {(product.weightArticle || product.weightPieceArticle) && <small>{text('catalogue.price.about')} </small>}
        <b>{money(linePrice)}</b>
      </p>
    </li>
  );
}

const exceptions = { similar: 'cart.substitution.similarShort', none: 'cart.substitution.noneShort' } as const;

/**
 * The line's own choice for the case that the product is sold out, behind a small label that says only what differs from
 * the rule for all. The field itself lies over the label, unseen, as large as a finger needs it.
 */
function LineSubstitution({ line: { lineItemId, product, substitution } }: CartLineProps) {
  const text = useText();
  const cart = useCartStore();
  const choose = (value: string) =>
    void saveChange(cart, setItem, {
      params: { lineItemId },
      body: { substitution: value === '' ? null : (value as Substitution) },
    });
  return (
    <span className={classes('line-substitution', substitution && 'line-substitution-own')}>
      <Icon of={SwapIcon} />
      <span aria-hidden="true">{text(substitution ? exceptions[substitution] : 'cart.substitution.short')}</span>
      <select
        aria-label={text('cart.substitution.line', { name: soldName(product) })}
        value={substitution ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{text('cart.substitution.asCart')}</option>
        <option value="similar">{text('cart.substitution.similarShort')}</option>
        <option value="none">{text('cart.substitution.noneShort')}</option>
      </select>
    </span>
  );
}
