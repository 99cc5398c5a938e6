import type { ResidueTest } from '@trolley/contract';
import type { StoredResidue } from '../catalogue/catalogue.ts';

/** About six years old. */
const childKilograms = 20;

/**
 * How much of the food a child would have to eat in one day to take in an acute reference dose: of the substance that comes
 * to it first, rounded down. Undefined where no substance has one.
 */
export function childMeal(residues: readonly StoredResidue[]): ResidueTest['meal'] {
  const [first] = residues
    .flatMap(({ substance, amount, acuteDose = 0 }) =>
      acuteDose > 0 ? [{ substance, kilograms: (acuteDose * childKilograms) / amount }] : [],
    )
    .sort((a, b) => a.kilograms - b.kilograms);
  if (!first) return undefined;
  const needless = residues.filter(({ acuteDose }) => acuteDose === 0).map(({ substance }) => substance);
  return { substance: first.substance, kilograms: roundedDown(first.kilograms), childKilograms, needless };
}

/** With two digits that count: nobody eats 1,999.5 kg of tomatoes. */
function roundedDown(kilograms: number): number {
  const step = 10 ** Math.floor(Math.log10(kilograms) - 1);
  // What floating point loses (0.3 × 20 / 0.06 is 99.99…) is given back first.
  return Number((Math.floor(kilograms / step + 1e-9) * step).toPrecision(2));
}
