import type { PlanProducts } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { LinePicture } from '../../product/LinePicture.tsx';
import { formatAmount } from '../../recipe/formatAmount.ts';
import { ShareLoopIcon } from '../../recipe/icons.ts';
import { useShop, useText } from '../../shell/shop.tsx';
import { useMoney } from '../../shell/useMoney.ts';
import { BasketButton, BasketOutcome, BasketSums } from '../page/Basket.tsx';
import type { Basket } from '../page/useBasket.ts';
import { dateOf, weekday } from './dayWords.ts';

interface PlanSideProps {
  readonly products: PlanProducts;
  readonly basket: Basket;
  readonly sells: boolean;
}

const mostLeft = 8;

/** What the week costs, what sharing saves, and what is left at its end. */
export function PlanSide({ products, basket, sells }: PlanSideProps) {
  const text = useText();
  const money = useMoney();
  const { locale, amounts } = useShop().tenant;
  const { total, lines } = products;
  const saved = total.alone - total.price;
  const shared = lines.filter((line) => line.shared && !line.home).map(({ name }) => name.many);
  const left = lines.filter(({ pick, home }) => pick?.left && !home);
  return (
    <aside className="basket-card" aria-label={text(sells ? 'recipe.week.sums' : 'recipe.week.figures')}>
      <h2>{text('recipe.week.total', { count: total.servings })}</h2>
      <div className="plan-sums">
        <BasketSums basket={basket} />
      </div>
      {saved > 0 && shared.length > 0 && (
        <p className="plan-saved">
          <Icon of={ShareLoopIcon} size="s" />
          <span>
            <b>{text('recipe.week.saved', { amount: money(saved) })}</b>{' '}
            {text('recipe.week.savedBy', { list: shared.slice(0, 4).join(', ') })}
          </span>
        </p>
      )}
      {sells && <BasketButton basket={basket} wide label={text('recipe.week.add')} />}
      <BasketOutcome basket={basket} />
      {left.length > 0 && (
        <>
          <h3>{text('recipe.week.left')}</h3>
          <ul className="plan-leftovers">
            {left.slice(0, mostLeft).map(({ thing, name, pick, useBy, keeps }) => (
              <li key={thing}>
                <LinePicture of={pick?.product.picture} />
                <b>{pick?.left && formatAmount(pick.left, amounts.decimal, text)}</b>
                <span>{name.many}</span>
                <small>
                  {useBy === undefined
                    ? text('recipe.week.keeps')
                    : keeps !== undefined && keeps > 21
                      ? text('recipe.week.keepsWeeks', { weeks: Math.floor(keeps / 7) })
                      : text('recipe.week.useBy', { day: `${weekday(useBy, locale)} ${dateOf(useBy, locale)}` })}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}
