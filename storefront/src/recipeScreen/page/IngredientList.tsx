import type { RecipeDetail, RecipeProducts } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { type Dispatch, Fragment, type SetStateAction } from 'react';
import { ingredientFor } from '../../recipe/formatAmount.ts';
import { FridgeIcon } from '../../recipe/icons.ts';
import { useShop, useText } from '../../shell/shop.tsx';
import { IngredientLine } from './IngredientLine.tsx';
import { type RecipeAsk, withHome, withSwap } from './recipeAsk.ts';
import { shownLines } from './shownLines.ts';

interface IngredientListProps {
  readonly recipe: RecipeDetail;
  /** How many times the recipe's own servings. */
  readonly factor: number;
  readonly products: RecipeProducts | undefined;
  readonly ask: RecipeAsk;
  readonly setAsk: Dispatch<SetStateAction<RecipeAsk>>;
}

/** Amount of a thing, the product that covers it, what is left, swap or "at home", price. */
export function IngredientList({ recipe, factor, products, ask, setAsk }: IngredientListProps) {
  const text = useText();
  const { amounts, clientRuntimeConfig } = useShop().tenant;
  const { parts, cupboard } = shownLines(recipe, products);
  const addCupboard = () =>
    setAsk((before) => cupboard.reduce((next, { thing }) => withHome(next, thing, false), before));
  const canAdd =
    clientRuntimeConfig.featureCartCheckout &&
    ask.buy.length === 0 &&
    products?.lines.some(({ home, pick }) => home?.reason === 'cupboard' && pick);
  return (
    <>
      {parts.map(({ title, lines }) => (
        <Fragment key={title ?? ''}>
          {title !== undefined && <h3 className="recipe-part">{title}</h3>}
          <ul className="ingredient-list">
            {lines.map(({ ingredient, line, above }, at) => (
              <IngredientLine
                key={`${ingredient.thing}-${at}`}
                ingredient={ingredient}
                shown={ingredientFor(ingredient, factor, amounts.decimal, text)}
                line={line}
                above={above}
                onSwap={(sku) => setAsk((before) => withSwap(before, ingredient.thing, sku))}
                onHome={(isHome) => setAsk((before) => withHome(before, ingredient.thing, isHome))}
              />
            ))}
          </ul>
        </Fragment>
      ))}
      {cupboard.length > 0 && (
        <div className="recipe-cupboard">
          <Icon of={FridgeIcon} />
          <p>
            {text('recipe.page.cupboard')}{' '}
            {cupboard.map((ingredient, at) => {
              const { amount, name } = ingredientFor(ingredient, factor, amounts.decimal, text);
              return (
                <Fragment key={`${ingredient.thing}-${at}`}>
                  {at > 0 && ', '}
                  {amount !== '' && `${amount} `}
                  <b>{name}</b>
                  {ingredient.note !== undefined && ` (${ingredient.note})`}
                </Fragment>
              );
            })}
          </p>
          {canAdd && (
            <button type="button" className="link" onClick={addCupboard}>
              {text('recipe.page.addCupboard')}
            </button>
          )}
        </div>
      )}
    </>
  );
}
