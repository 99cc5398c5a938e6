/** Nobody buys another pack for the last spoonful. */
const spoonful = 0.05;

/** So much of an amount must be covered by pieces of this weight. What is counted is never forgiven: 20 trout are not 19. */
export const enoughOf = (grams: number, pieceGrams: number): number =>
  grams - Math.min(spoonful * grams, pieceGrams / 2);
