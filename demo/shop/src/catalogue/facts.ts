import type { Content } from '@trolley/contract';
import type { NutritionTable, Origin } from './article.ts';
import type { Facts, Nutrition } from './schema.ts';

const keys = [
  'vat',
  'labels',
  'contains',
  'traces',
  'ingredients',
  'nutrition',
  'origin',
  'storage',
  'life',
  'notes',
  'warnings',
  'deposit',
  'minAge',
  'alcohol',
  'popularity',
  'shape',
  'motif',
  'layout',
  'c',
  'label',
  'find',
] as const satisfies readonly (keyof Facts)[];

/** Lays one layer over another: what the later one says wins, the picture's extras are joined. */
export function mergeFacts(...layers: readonly (Facts | undefined)[]): Facts {
  const merged: Record<string, unknown> = {};
  for (const layer of layers) {
    if (!layer) continue;
    for (const key of keys) if (layer[key] !== undefined) merged[key] = layer[key];
    if (layer.look) merged['look'] = { ...(merged['look'] as object | undefined), ...layer.look };
  }
  return merged;
}

export function originOf(text: string): Origin {
  const [country = '', region] = text.split(':');
  return { country, region };
}

export function nutritionTable(values: Nutrition, content: Content): NutritionTable {
  const [kcal, fat, saturates, carbohydrate, sugar, protein, salt, fibre] = values;
  const per = content.measure === 'volume' ? '100ml' : '100g';
  return { per, kJ: Math.round(kcal * 4.184), kcal, fat, saturates, carbohydrate, sugar, protein, salt, fibre };
}
