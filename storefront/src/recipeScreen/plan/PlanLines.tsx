import type { PlanProducts } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { SwapIcon } from '@trolley/ui/icons.ts';
import { useState } from 'react';
import { LinePicture } from '../../product/LinePicture.tsx';
import { fullName } from '../../product/productName.ts';
import { perUnit } from '../../product/unitPrice.ts';
import { useProductPath } from '../../product/useProductPath.ts';
import { useShownPrice } from '../../product/useShownPrice.ts';
import { ShareLoopIcon } from '../../recipe/icons.ts';
import { plan } from '../../recipe/plan.ts';
import { LazyComponent } from '../../shell/LazyComponent.tsx';
import { useShop, useText } from '../../shell/shop.tsx';
import { useMoney } from '../../shell/useMoney.ts';
import { LeftOver } from '../page/LeftOver.tsx';
import { PickPrice } from '../page/PickPrice.tsx';
import '../page/recipe.css';
import { letters, longDay } from './dayWords.ts';
import { atHome, notThere, type PlanLine, planGroups } from './planGroups.ts';

const loadSwap = () => import('../page/SwapDialog.tsx').then((module) => module?.SwapDialog);

interface PlanLinesProps {
  readonly products: PlanProducts;
  /** There is a cart to put them into. */
  readonly sells: boolean;
}

/** What the dishes take, each pack once, with the dishes that use it. */
export function PlanLines({ products, sells }: PlanLinesProps) {
  const text = useText();
  const { lines, meals, total, gone } = products;
  const home = [...new Set(atHome(lines))];
  const missing = notThere(lines);
  return (
    <section className="plan-lines" aria-labelledby="plan-lines">
      <div className="recipe-section-head">
        <h2 id="plan-lines">{text(sells ? 'recipe.week.list' : 'recipe.basket.needed')}</h2>
        <p>
          {text('recipe.basket.packs', { count: total.pieces })}
          {home.length > 0 && ` · ${text('recipe.week.home', { list: home.join(', ') })}`}
        </p>
      </div>
      {gone.length > 0 && <p className="recipe-stale">{text('recipe.week.gone', { count: gone.length })}</p>}
      {missing.length > 0 && (
        <p className="recipe-stale">
          {text('recipe.week.missing', { list: missing.map(({ name }) => name.many).join(', ') })}
        </p>
      )}
      {planGroups(lines).map(({ name, lines: inGroup }) => (
        <div key={name}>
          <h3 className="recipe-part">{name}</h3>
          <ul className="plan-group">
            {inGroup.map((line) => (
              <Line key={line.thing} line={line} meals={meals} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface LineProps {
  readonly line: PlanLine;
  readonly meals: PlanProducts['meals'];
}

function Line({ line, meals }: LineProps) {
  const text = useText();
  const money = useMoney();
  const pathTo = useProductPath();
  const { locale } = useShop().tenant;
  const [isSwapping, setSwapping] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const { pick, uses, shared, others, thing, name } = line;
  const { unit } = useShownPrice(pick?.product.price ?? { regular: { value: 0 } });
  if (!pick) return null;
  const { product, quantity } = pick;
  const users = [...new Set(uses.map(({ meal }) => meal))];
  const days = users.flatMap((at) => (meals[at] ? [longDay(meals[at].day, locale)] : []));
  return (
    <li className="plan-line">
      <p className="plan-users">
        <span className="visually-hidden">{text('recipe.week.usedBy', { days: days.join('; ') })}</span>
        {users.map((at) => (
          <i key={at} className={`plan-colour-${at % 7}`} aria-hidden="true">
            {meals[at] && letters(meals[at].day, locale)}
          </i>
        ))}
      </p>
      <LinePicture of={product.picture} />
      <div>
        <p className="ingredient-name">
          {quantity > 1 && !product.weightArticle && `${quantity} × `}
          <a href={pathTo(product)}>{fullName(product)}</a>
        </p>
        <p className="muted small">{[product.pack, unit && perUnit(unit, text, money)].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="plan-left">
        {shared ? (
          <p className="left-over">
            <Icon of={ShareLoopIcon} size="s" />
            {text('recipe.week.shared', { packs: quantity, dishes: users.length })}
          </p>
        ) : (
          <LeftOver line={line} />
        )}
      </div>
      {others.length > 0 && (
        <button
          type="button"
          className="ingredient-swap"
          aria-haspopup="dialog"
          onClick={() => {
            setAsked(true);
            setSwapping(true);
          }}
        >
          <Icon of={SwapIcon} size="s" />
          {text('recipe.page.swap')}
          <span className="visually-hidden"> {name.many}</span>
        </button>
      )}
      <PickPrice line={line} />
      <LazyComponent
        when={wasAsked}
        load={loadSwap}
        props={{
          line,
          name: name.many,
          open: isSwapping,
          onClose: () => setSwapping(false),
          onSwap: (sku: string) => plan.set({ ...plan.get(), swaps: { ...plan.get().swaps, [thing]: sku } }),
        }}
      />
    </li>
  );
}
