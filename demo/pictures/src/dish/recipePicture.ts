import { feldmarktAtoE } from './dishes/feldmarktAtoE.ts';
import { feldmarktFtoK } from './dishes/feldmarktFtoK.ts';
import { feldmarktLtoR } from './dishes/feldmarktLtoR.ts';
import { feldmarktStoZ } from './dishes/feldmarktStoZ.ts';
import { harbourAtoC } from './dishes/harbourAtoC.ts';
import { harbourCtoG } from './dishes/harbourCtoG.ts';
import { harbourHtoP } from './dishes/harbourHtoP.ts';
import { harbourPtoW } from './dishes/harbourPtoW.ts';
import { drawDish } from './drawDish.ts';
import type { DishSpec } from './spec.ts';

type Dishes = Readonly<Record<string, DishSpec>>;

/** The dishes of each tenant's recipes, by the recipe's slug. */
export const dishesByTenant: Readonly<Record<'feldmarkt' | 'harbour', Dishes>> = {
  feldmarkt: { ...feldmarktAtoE, ...feldmarktFtoK, ...feldmarktLtoR, ...feldmarktStoZ },
  harbour: { ...harbourAtoC, ...harbourCtoG, ...harbourHtoP, ...harbourPtoW },
};

const all = new Map(Object.values(dishesByTenant).flatMap((dishes) => Object.entries(dishes)));

/** The picture of a recipe's dish as an SVG; none where nobody has described the dish. */
export function recipePicture(slug: string): string | undefined {
  const spec = all.get(slug);
  return spec && drawDish(slug, spec);
}
