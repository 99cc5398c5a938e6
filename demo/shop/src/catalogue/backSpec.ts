import type { PictureSpec as KitSpec } from '../../../pictures/src/kit/spec.ts';
import type { Article, NutritionTable } from './article.ts';
import { lifeText } from './lifeText.ts';
import type { Words } from './rulesSchema.ts';

/** Packs whose back has room for all that the law wants on it; of the others the label is shown by itself. */
const roomy: ReadonlySet<string> = new Set<KitSpec['shape']>([
  'bakeryBag',
  'box',
  'boxCube',
  'boxSlim',
  'boxTall',
  'boxWide',
  'brick',
  'carton',
  'chocolateBar',
  'cocoaTin',
  'coffeeBag',
  'creamCarton',
  'cup',
  'cupTall',
  'drinkCarton',
  'flowBag',
  'flowTall',
  'flowWide',
  'formulaTin',
  'frozenBag',
  'icePint',
  'juiceCarton',
  'lollyBox',
  'pail',
  'paperBag',
  'paperSack',
  'pizzaBox',
  'portionPouch',
  'pot',
  'pouch',
  'pouchTall',
  'pouchWide',
  'pralineBox',
  'sack',
  'saltBox',
  'softPack',
  'softPackSmall',
  'softPackWide',
  'spoutPouch',
  'strawBrick',
  'teaBox',
  'tin',
  'tub',
  'vacuumBrick',
]);

/** The pack from behind, with the article's own ingredients and nutrition table; none where neither is known. */
export function backSpec(article: Article, front: KitSpec, words: Words): KitSpec | undefined {
  const { ingredients, nutrition, sku } = article;
  if (ingredients === undefined && nutrition === undefined) return undefined;
  const { key, shape, brand, font, capitals, tracking, name, size, layout, colours, parts } = front;
  const stays = roomy.has(shape);
  return {
    key: `${key} back`,
    shape: stays ? shape : 'label',
    brand,
    font,
    ...(capitals && { capitals }),
    ...(tracking !== undefined && { tracking }),
    name,
    ...(size !== undefined && { size }),
    ...(stays && layout && { layout }),
    colours,
    ...(stays && parts && { parts }),
    back: {
      ...(ingredients !== undefined && { ingredients: `${words.back.ingredients}: ${ingredients}` }),
      ...(nutrition && { table: tableOf(nutrition, words) }),
      notes: notesOf(article, words),
      code: sku,
    },
  };
}

function notesOf({ storage, life, brand, title, packText }: Article, words: Words): string[] {
  const kept = [words.storage[storage], lifeText(life, words.lifeDays, words.lifeMonths)];
  return [
    `${title}, ${packText}`,
    kept.flatMap((text) => (text ? [text.replace(/\.$/, '')] : [])).join('. '),
    brand.maker,
  ].filter((note) => note !== '');
}

function tableOf(
  nutrition: NutritionTable,
  { back, decimal }: Words,
): NonNullable<NonNullable<KitSpec['back']>['table']> {
  const grams = (value: number) => `${String(value).replace('.', decimal)} g`;
  const per = nutrition.per === '100g' ? '100 g' : '100 ml';
  const rows: [string, string][] = [
    [back.energy, `${nutrition.kJ} kJ / ${String(nutrition.kcal).replace('.', decimal)} kcal`],
    [back.fat, grams(nutrition.fat)],
    [back.saturates, grams(nutrition.saturates)],
    [back.carbohydrate, grams(nutrition.carbohydrate)],
    [back.sugar, grams(nutrition.sugar)],
    ...(nutrition.fibre === undefined ? [] : [[back.fibre, grams(nutrition.fibre)] as [string, string]]),
    [back.protein, grams(nutrition.protein)],
    [back.salt, grams(nutrition.salt)],
  ];
  return { title: back.nutrition.replace('{amount}', per), rows };
}
