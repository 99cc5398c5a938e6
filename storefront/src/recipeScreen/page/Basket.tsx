import { cartFailures, type ProductPick, pictureSource, type RecipeProducts } from '@trolley/contract';
import { BottomBar } from '@trolley/ui/BottomBar.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { BoxIcon, CartIcon, CheckIcon } from '@trolley/ui/icons.ts';
import { Picture } from '@trolley/ui/Picture.tsx';
import { Price } from '@trolley/ui/Price.tsx';
import type { ReactNode } from 'react';
import type { NotAdded } from '../../cart/addAll.ts';
import { fullName } from '../../product/productName.ts';
import { formatAmount, thingWord } from '../../recipe/formatAmount.ts';
import { usePathTo, useShop, useText } from '../../shell/shop.tsx';
import { useMoney } from '../../shell/useMoney.ts';
import './basket.css';
import type { AddedBasket, Basket } from './useBasket.ts';

interface BasketCardProps {
  readonly basket: Basket;
  readonly products: RecipeProducts;
  /** There is a cart to put it into. */
  readonly sells: boolean;
}

const mostThumbs = 6;

/** The packs of a recipe: what they cost together, and all of them with one press. */
export function BasketCard({ basket, products, sells }: BasketCardProps) {
  const text = useText();
  const { picks } = basket;
  const title = text(sells ? 'recipe.basket.title' : 'recipe.basket.needed');
  return (
    <aside className="basket-card" aria-label={title}>
      <h2>{title}</h2>
      <div className="basket-thumbs">
        {picks.slice(0, mostThumbs).map(({ product, quantity }) => (
          <span key={product.sku}>
            <Picture src={pictureSource(product.picture, 160)} alt="" width={44} height={44} />
            {!product.weightArticle && <i aria-hidden="true">{quantity}</i>}
          </span>
        ))}
        {picks.length > mostThumbs && <span className="basket-more">+{picks.length - mostThumbs}</span>}
      </div>
      <BasketSums basket={basket} />
      {sells && <BasketButton basket={basket} wide />}
      <BasketOutcome basket={basket} />
      <LeftHint products={products} />
    </aside>
  );
}

export function BasketSums({ basket: { pieces, price, regular, memberPrice } }: { readonly basket: Basket }) {
  const text = useText();
  const money = useMoney();
  const saved = regular - price;
  return (
    <>
      <dl className="basket-sums">
        <div>
          <dt>{text('recipe.basket.packs', { count: pieces })}</dt>
          <dd>{money(regular)}</dd>
        </div>
        {saved > 0 && (
          <div className="basket-saved">
            <dt>{text('recipe.basket.saved')}</dt>
            <dd>−{money(saved)}</dd>
          </div>
        )}
        <div className="basket-total">
          <dt>{text('recipe.basket.total')}</dt>
          <dd>{money(price)}</dd>
        </div>
      </dl>
      {memberPrice !== undefined && memberPrice < price && (
        <p className="muted small basket-member">
          {text('recipe.basket.member')} <b>{money(memberPrice)}</b>
        </p>
      )}
    </>
  );
}

export function BasketButton({
  basket,
  wide,
  label,
}: {
  readonly basket: Basket;
  readonly wide?: boolean;
  readonly label?: string;
}) {
  const text = useText();
  const { picks, isBusy, add } = basket;
  if (picks.length === 0) return <p className="muted small">{text('recipe.basket.nothing')}</p>;
  return (
    <Button icon={CartIcon} wide={wide} loading={isBusy} onClick={add} data-replay="">
      {label ?? text('recipe.basket.add')}
    </Button>
  );
}

/** Told after the press: what is in the cart, what is not and why, and the way back. */
export function BasketOutcome({ basket: { outcome, undo } }: { readonly basket: Basket }) {
  const text = useText();
  const cartPath = usePathTo()('cart');
  const isAdded = outcome !== undefined && outcome.added.length > 0;
  return (
    <div role="status">
      {outcome && (outcome.isOfNow || isAdded) && (
        <div className="basket-outcome">
          <p>
            {isAdded && <Icon of={CheckIcon} size="s" />}
            <b>
              {text(outcome.isOfNow ? 'recipe.basket.added' : 'recipe.basket.before', { count: outcome.added.length })}
            </b>
          </p>
          {outcome.isOfNow && <NotAll outcome={outcome} />}
          {isAdded && (
            <p className="basket-after">
              <button type="button" className="link" onClick={undo}>
                {text('recipe.basket.undo')}
              </button>
              {cartPath !== undefined && (
                <a className="link" href={cartPath}>
                  {text('recipe.basket.cart')}
                </a>
              )}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function NotAll({ outcome: { failed, fewer } }: { readonly outcome: AddedBasket }) {
  const text = useText();
  return (
    <>
      {failed.length > 0 && (
        <>
          <p>{text('recipe.basket.failed')}</p>
          <ul>
            {failed.map((one) => (
              <li key={one.good.product.sku}>
                {fullName(one.good.product)}: {reasonOf(one, text)}
              </li>
            ))}
          </ul>
        </>
      )}
      {fewer.length > 0 && (
        <>
          <p>{text('recipe.basket.fewer')}</p>
          <ul>
            {fewer.map(({ product }) => (
              <li key={product.sku}>{fullName(product)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function reasonOf({ errorCode }: NotAdded<ProductPick>, text: ReturnType<typeof useText>): string {
  if (errorCode === undefined) return text('recipe.basket.why.aborted');
  if (errorCode === cartFailures.productUnavailable || errorCode === cartFailures.productUnknown)
    return text('recipe.basket.why.soldOut');
  if (errorCode === cartFailures.tooManyLines) return text('recipe.basket.why.full');
  return text('recipe.basket.why.other');
}

/** What is left, and a dish that uses it. */
function LeftHint({ products: { lines, ideas } }: { readonly products: RecipeProducts }) {
  const text = useText();
  const pathTo = usePathTo();
  const { decimal } = useShop().tenant.amounts;
  const left = lines.flatMap(({ pick, home, name }) =>
    pick?.left && !home ? [`${formatAmount(pick.left, decimal, text)} ${thingWord(name, pick.left)}`] : [],
  );
  if (left.length === 0) return null;
  const [idea] = ideas;
  const used = idea && lines.find(({ thing }) => thing === idea.things[0])?.name.many;
  const href = idea && pathTo('recipe-slug', { slug: idea.recipe.slug });
  return (
    <p className="basket-hint">
      <Icon of={BoxIcon} size="s" />
      <span>
        {text('recipe.basket.left', { list: left.slice(0, 3).join(', '), more: Math.max(0, left.length - 3) })}{' '}
        {idea && used !== undefined && href !== undefined && (
          <>
            {text('recipe.basket.uses', { thing: used })}{' '}
            <a className="link" href={href}>
              {idea.recipe.title}
            </a>
          </>
        )}
      </span>
    </p>
  );
}

interface BasketBarProps {
  readonly basket: Basket;
  readonly label?: string;
  readonly children?: ReactNode;
}

/** On a phone price and button are always in sight; the way back stands there once something was added. */
export function BasketBar({ basket, label, children }: BasketBarProps) {
  const text = useText();
  const { outcome, isAdded, picks } = basket;
  if (picks.length === 0) return null;
  return (
    <BottomBar label={text('recipe.basket.title')}>
      <div className="basket-bar">
        {isAdded && outcome ? (
          <>
            <p>
              <b>{text('recipe.basket.added', { count: outcome.added.length })}</b>
              <small>
                {outcome.failed.length > 0
                  ? text('recipe.basket.failedCount', { count: outcome.failed.length })
                  : text('recipe.basket.packs', { count: outcome.pieces })}
              </small>
            </p>
            <Button kind="outline" onClick={basket.undo}>
              {text('recipe.basket.undo')}
            </Button>
          </>
        ) : (
          <>
            <BarSum basket={basket} />
            <BasketButton basket={basket} label={label} />
          </>
        )}
        {children}
      </div>
    </BottomBar>
  );
}

/** What a press costs; after one that brought nothing, that. */
function BarSum({ basket: { outcome, price, pieces } }: { readonly basket: Basket }) {
  const text = useText();
  const { locale, currency } = useShop().tenant;
  if (outcome?.isOfNow)
    return (
      <p>
        <b>{text('recipe.basket.added', { count: 0 })}</b>
        <small>{text('recipe.basket.failedCount', { count: outcome.failed.length })}</small>
      </p>
    );
  return (
    <p>
      <Price hundredths={price} locale={locale} currency={currency} size="s" />
      <small>{text('recipe.basket.packs', { count: pieces })}</small>
    </p>
  );
}
