import type { PortionNutrition, RecipeDetail, RecipeProducts } from '@trolley/contract';
import { Meter } from '@trolley/ui/Meter.tsx';
import { useShop, useText } from '../../shell/shop.tsx';

/** Reference intakes of an adult per day, in grams (Regulation (EU) No 1169/2011, annex XIII, part B). */
const referenceIntakes = { carbohydrate: 260, protein: 50, fat: 70, saturates: 20, sugar: 90, salt: 6 } as const;
type Nutrient = keyof typeof referenceIntakes;
const shownNutrients: readonly Nutrient[] = ['carbohydrate', 'protein', 'fat', 'saturates', 'sugar', 'salt'];

/** Where less is known of what goes in, nothing is said. */
const enough = 0.8;

interface NutritionCardProps {
  readonly products: RecipeProducts;
  readonly unit: RecipeDetail['servingsUnit'];
}

/** What a serving holds, of the products that are chosen, and what they contain. */
export function NutritionCard({ products: { nutrition, contains, allergensUnstated }, unit }: NutritionCardProps) {
  const text = useText();
  const { decimal } = useShop().tenant.amounts;
  const isKnown = nutrition !== undefined && nutrition.known >= enough;
  if (!isKnown && contains.length === 0) return null;
  return (
    <section className="nutrition-card" aria-labelledby="recipe-nutrition">
      <h2 id="recipe-nutrition">{text(`recipe.nutrition.title.${unit}`)}</h2>
      {isKnown && <Figures nutrition={nutrition} decimal={decimal} />}
      {contains.length > 0 && (
        <>
          <h3>{text('recipe.nutrition.contains')}</h3>
          <ul className="nutrition-contains">
            {contains.map((allergen) => (
              <li key={allergen} className="tag">
                {text(`catalogue.allergen.${allergen}`)}
              </li>
            ))}
          </ul>
        </>
      )}
      {allergensUnstated && <p className="muted small">{text('recipe.nutrition.allergensUnstated')}</p>}
    </section>
  );
}

function Figures({ nutrition, decimal }: { readonly nutrition: PortionNutrition; readonly decimal: string }) {
  const text = useText();
  const grams = (value: number) => `${value.toFixed(value < 10 ? 1 : 0).replace('.', decimal)}\u00a0g`;
  return (
    <>
      <p className="nutrition-energy">
        <b>{nutrition.kcal}</b>
        <span>
          {text('recipe.nutrition.kcal')} <small>{text('recipe.nutrition.kj', { kj: nutrition.kJ })}</small>
        </span>
      </p>
      <ul className="nutrition-bars">
        {shownNutrients.map((nutrient) => {
          const value = nutrition[nutrient];
          const percent = Math.round((value / referenceIntakes[nutrient]) * 100);
          const share = text('recipe.nutrition.share', { percent });
          const name = text(`recipe.nutrition.${nutrient}`);
          return (
            <li key={nutrient}>
              <Meter
                slim
                label={name}
                value={value}
                max={referenceIntakes[nutrient]}
                valueText={`${grams(value)}, ${share}`}
              >
                <p>
                  <span>{name}</span> <b>{grams(value)}</b> <small>{share}</small>
                </p>
              </Meter>
            </li>
          );
        })}
      </ul>
      <p className="muted small">{text('recipe.nutrition.note')}</p>
    </>
  );
}
