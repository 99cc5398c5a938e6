import type { ResidueTest } from '@trolley/contract';
import { useText } from '../shell/shop.tsx';

/** What a child eats at once, in kilograms: a large apple. */
const childPortion = 0.2;

/** What was found, told by what one would have to eat. It reassures only where that is far more than anybody eats. */
export function Meal({ test: { meal, residues, verdict } }: { readonly test: ResidueTest }) {
  const text = useText();
  if (residues.length === 0) return null;
  const isNear = meal !== undefined && meal.kilograms <= childPortion;
  const isDangerous = isNear && verdict === 'over';
  const sentences = [
    verdict === 'over' && text(isNear ? 'pesticide.meal.overNear' : 'pesticide.meal.over'),
    ...(meal
      ? [
          text(isNear ? 'pesticide.meal.near' : 'pesticide.meal.dose', {
            child: meal.childKilograms,
            kilograms: meal.kilograms,
            substance: meal.substance,
          }),
          meal.needless.length > 0 &&
            text('pesticide.meal.needless', {
              count: meal.needless.length,
              substances: listed(meal.needless, text('pesticide.meal.and')),
            }),
        ]
      : [
          residues.every(({ acuteDose }) => acuteDose === 0)
            ? text('pesticide.meal.noDose', { count: residues.length })
            : text('pesticide.meal.unknown'),
        ]),
    // Whoever should not eat it need not wash it.
    !isDangerous && text('pesticide.meal.wash'),
  ];
  return (
    <div className="residue-meal">
      <h3>{text('pesticide.meal.title')}</h3>
      <p>{sentences.filter(Boolean).join(' ')}</p>
    </div>
  );
}

function listed(words: readonly string[], and: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
}
