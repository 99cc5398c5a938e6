import { type LineItem, type Substitution, setItem } from '@trolley/contract';
import { LinePicture } from '../product/LinePicture.tsx';
import { fullName, soldName } from '../product/productName.ts';
import { unitKeys, unitPrice } from '../product/unitPrice.ts';
import { useProductPath } from '../product/useProductPath.ts';
import { useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { AddToCart } from './button/AddToCart.tsx';
import { useCartStore } from './cart.ts';
import { saveChange } from './saveChange.ts';

interface CartLineProps {
  readonly line: LineItem;
  /** With what shall be done when it is sold out. */
  readonly full?: boolean;
}

/** A product in the cart: what it is, how many, and what that costs. */
export function CartLine({ line, full = false }: CartLineProps) {
  const text = useText();
  const money = useMoney();
  const pathTo = useProductPath();
  const { product, quantity, linePrice, regularLinePrice } = line;
  const { price, pack, minAge } = product;
  const unit = unitPrice(price);
  const reduced = linePrice < regularLinePrice;
  return (
    <li className="cart-line">
      <LinePicture of={product.picture} />
      <div className="cart-line-words">
        <a className="cart-line-name" href={pathTo(product)}>
          {fullName(product)}
        </a>
        <p className="muted small figures">
          {[pack, unit && text('catalogue.price.per', { price: money(unit.value), unit: text(unitKeys[unit.unit]) })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {price.depositPrice !== undefined && (
          <p className="muted small figures">
            {text('cart.line.deposit', { count: quantity, price: money(price.depositPrice) })}
          </p>
        )}
        {minAge !== undefined && <p className="muted small">{text('cart.line.age', { age: minAge })}</p>}
        {full && <LineSubstitution line={line} />}
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

/** The line's own choice for the case that the product is sold out. */
function LineSubstitution({ line: { lineItemId, product, substitution } }: { readonly line: LineItem }) {
  const text = useText();
  const cart = useCartStore();
  const choose = (value: string) =>
    void saveChange(cart, setItem, {
      params: { lineItemId },
      body: { substitution: value === '' ? null : (value as Substitution) },
    });
  return (
    <select
      className="line-substitution"
      aria-label={text('cart.substitution.line', { name: soldName(product) })}
      value={substitution ?? ''}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{text('cart.substitution.asCart')}</option>
      <option value="similar">{text('cart.substitution.similarShort')}</option>
      <option value="none">{text('cart.substitution.noneShort')}</option>
    </select>
  );
}
