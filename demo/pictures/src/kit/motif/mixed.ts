/** Goods of several colours in one pack: each place takes the next of these. */
const mixed: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'own:rose-mixed': ['own:rose-yellow', 'own:rose-pink', 'own:rose-red', 'own:rose-orange', 'own:rose-white'],
  'own:rose-soft': ['own:rose-pink', 'own:rose-white', 'own:rose-pink'],
  'own:meadow-flowers': [
    'own:chamomile',
    'own:blossom-blue',
    'own:blossom-yellow',
    'own:chamomile',
    'own:blossom-pink',
  ],
  'own:tomato-mixed': ['own:tomato', 'own:tomato-yellow', 'own:tomato-orange'],
};

/** The motif at a place of a drawing that shows several. */
export function motifAt(name: string, place: number): string {
  const kinds = mixed[name];
  return kinds ? (kinds[place % kinds.length] ?? kinds[0]) : name;
}
