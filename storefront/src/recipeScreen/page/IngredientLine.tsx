import type { ProductLine, ShownIngredient } from '@trolley/contract';
import { Checkbox } from '@trolley/ui/Checkbox.tsx';
import { classes } from '@trolley/ui/classes.ts';
import { Icon } from '@trolley/ui/Icon.tsx';
import { SwapIcon } from '@trolley/ui/icons.ts';
import { useState } from 'react';
import { LinePicture } from '../../product/LinePicture.tsx';
import { fullName } from '../../product/productName.ts';
import { perUnit } from '../../product/unitPrice.ts';
import { useProductPath } from '../../product/useProductPath.ts';
import { useShownPrice } from '../../product/useShownPrice.ts';
import type { ShownAmount } from '../../recipe/formatAmount.ts';
import { LazyComponent } from '../../shell/LazyComponent.tsx';
import { useShop, useText } from '../../shell/shop.tsx';
import { useMoney } from '../../shell/useMoney.ts';
import { LeftOver } from './LeftOver.tsx';
import { PickPrice } from './PickPrice.tsx';

interface IngredientLineProps {
  readonly ingredient: ShownIngredient;
  readonly shown: ShownAmount;
  readonly line: ProductLine | undefined;
  readonly above: boolean;
  readonly onSwap: (sku: string) => void;
  readonly onHome: (isHome: boolean) => void;
}

const loadSwap = () => import('./SwapDialog.tsx').then((module) => module?.SwapDialog);

export function IngredientLine({ ingredient, shown, line, above, onSwap, onHome }: IngredientLineProps) {
  const text = useText();
  const [isSwapping, setSwapping] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const { featureCartCheckout } = useShop().tenant.clientRuntimeConfig;
  const product = line?.home?.product ?? line?.pick?.product;
  const canSwap = line !== undefined && !line.home && line.others.length > 0;
  return (
    <li className={classes('ingredient', !line && 'ingredient-plain', line?.home && 'ingredient-home')}>
      <p className="ingredient-amount">
        {shown.amount !== '' && <b>{shown.amount}</b>} <span>{shown.name}</span>
        {ingredient.note !== undefined && <small>{ingredient.note}</small>}
        {shown.split && <small className="ingredient-split">{text('recipe.page.split', { name: shown.name })}</small>}
      </p>
      {above && <p className="ingredient-above muted small">{text('recipe.page.above')}</p>}
      {line && product && (
        <>
          <LinePicture of={product.picture} />
          <div className="ingredient-product">
            <ProductWords line={line} />
            <LeftOver line={line} />
          </div>
        </>
      )}
      {line?.missing !== undefined && !line.pick && (
        <p className="ingredient-missing">{text(`recipe.missing.${line.missing}`)}</p>
      )}
      {line && product && (
        <div className="ingredient-actions">
          {canSwap && (
            <button
              type="button"
              className="ingredient-swap"
              aria-haspopup="dialog"
              data-replay=""
              onClick={() => {
                setAsked(true);
                setSwapping(true);
              }}
            >
              <Icon of={SwapIcon} size="s" />
              {text('recipe.page.swap')}
              <span className="visually-hidden"> {shown.name}</span>
            </button>
          )}
          {featureCartCheckout && (
            <Checkbox
              checked={line.home !== undefined}
              onChange={(event) => onHome(event.currentTarget.checked)}
              label={
                <>
                  {text('recipe.page.atHome')}
                  <span className="visually-hidden"> {shown.name}</span>
                </>
              }
            />
          )}
        </div>
      )}
      {line && product && <PickPrice line={line} />}
      {canSwap && (
        <LazyComponent
          when={wasAsked}
          load={loadSwap}
          props={{ line, name: shown.name, open: isSwapping, onClose: () => setSwapping(false), onSwap }}
        />
      )}
    </li>
  );
}

function ProductWords({ line }: { readonly line: ProductLine }) {
  const text = useText();
  const money = useMoney();
  const pathTo = useProductPath();
  const { pick, home } = line;
  const product = home?.product ?? pick?.product;
  const { unit } = useShownPrice(product?.price ?? { regular: { value: 0 } });
  if (!product) return null;
  const name = fullName(product);
  const pieces = home || !pick || product.weightArticle ? 1 : pick.quantity;
  return (
    <>
      <p className="ingredient-name">
        {pieces > 1 && `${pieces} × `}
        <a href={pathTo(product)}>{name}</a>
      </p>
      <p className="muted small">{[product.pack, unit && perUnit(unit, text, money)].filter(Boolean).join(' · ')}</p>
      {!home && (pick?.reason === 'bought' || pick?.reason === 'favorite') && (
        <p className="ingredient-reason small">{text(`recipe.reason.${pick.reason}`)}</p>
      )}
    </>
  );
}
