import { createHash } from 'node:crypto';
import { feldmarktApToDi } from './dishes/feldmarktApToDi.ts';
import { feldmarktDiToGr } from './dishes/feldmarktDiToGr.ts';
import { feldmarktGrToKu } from './dishes/feldmarktGrToKu.ts';
import { feldmarktLaToPi } from './dishes/feldmarktLaToPi.ts';
import { feldmarktPoToSc } from './dishes/feldmarktPoToSc.ts';
import { feldmarktScToUe } from './dishes/feldmarktScToUe.ts';
import { feldmarktVaToZw } from './dishes/feldmarktVaToZw.ts';
import { harbourApToCa } from './dishes/harbourApToCa.ts';
import { harbourCaToCo } from './dishes/harbourCaToCo.ts';
import { harbourCuToHo } from './dishes/harbourCuToHo.ts';
import { harbourHuToMu } from './dishes/harbourHuToMu.ts';
import { harbourMuToRo } from './dishes/harbourMuToRo.ts';
import { harbourRoToTe } from './dishes/harbourRoToTe.ts';
import { harbourThToWh } from './dishes/harbourThToWh.ts';
import { drawDish } from './drawDish.ts';
import type { DishSpec } from './spec.ts';

type Dishes = Readonly<Record<string, DishSpec>>;

/** The dishes of each tenant's recipes, by the recipe's slug. */
export const dishesByTenant: Readonly<Record<'feldmarkt' | 'harbour', Dishes>> = {
  feldmarkt: {
    ...feldmarktApToDi,
    ...feldmarktDiToGr,
    ...feldmarktGrToKu,
    ...feldmarktLaToPi,
    ...feldmarktPoToSc,
    ...feldmarktScToUe,
    ...feldmarktVaToZw,
  },
  harbour: {
    ...harbourApToCa,
    ...harbourCaToCo,
    ...harbourCuToHo,
    ...harbourHuToMu,
    ...harbourMuToRo,
    ...harbourRoToTe,
    ...harbourThToWh,
  },
};

const all = new Map(Object.values(dishesByTenant).flatMap((dishes) => Object.entries(dishes)));

export interface RecipePicture {
  /** Its address: another as soon as it looks different, so that it may be kept for ever. */
  readonly hash: string;
  readonly svg: string;
}

/** The picture of a recipe's dish; none where nobody has described the dish. */
export function recipePicture(slug: string): RecipePicture | undefined {
  const spec = all.get(slug);
  if (!spec) return undefined;
  const svg = drawDish(slug, spec);
  return { hash: createHash('sha256').update(svg).digest('hex').slice(0, 16), svg };
}
