import type { LabelCode } from '@trolley/contract';

/** What people call a label when they look for it, in the languages of the shops. */
export const labelWords: Readonly<Record<LabelCode, readonly string[]>> = {
  organic: ['bio', 'biologisch', 'organic'],
  vegan: ['vegan', 'plant-based'],
  vegetarian: ['vegetarisch', 'vegetarian', 'veggie'],
  'gluten-free': ['glutenfrei', 'ohne Gluten', 'gluten-free'],
  'lactose-free': ['laktosefrei', 'ohne Laktose', 'lactose-free'],
  regional: ['regional', 'aus der Region', 'local'],
  fairtrade: ['fairtrade', 'fair gehandelt'],
  'no-added-sugar': ['ohne Zuckerzusatz', 'zuckerfrei', 'no added sugar', 'sugar-free'],
  'high-protein': ['Protein', 'proteinreich', 'Eiweiß', 'high-protein'],
  'sustainable-fishing': ['nachhaltig gefangen', 'sustainable'],
  'animal-welfare': ['Tierwohl', 'animal welfare'],
  'alcohol-free': ['alkoholfrei', 'ohne Alkohol', 'alcohol-free'],
  returnable: ['Mehrweg', 'Pfand', 'returnable', 'deposit'],
  unscented: ['unparfümiert', 'ohne Duftstoffe', 'fragrance-free', 'unscented'],
  'eco-label': ['Umweltzeichen', 'eco-label', 'ecolabel'],
};
