import type { EverydaySuite } from './everydayWords.ts';
import { everydayWords, readWords } from './everydayWords.ts';
import { blindMisspelt, blindWords } from './heldOut/blind.ts';
import { heldOutDrink } from './heldOut/drink.ts';
import { heldOutFresh } from './heldOut/fresh.ts';
import { heldOutHousehold } from './heldOut/household.ts';
import { heldOutMisspelt } from './heldOut/misspelt.ts';
import { heldOutPantry } from './heldOut/pantry.ts';
import { shoppingWords } from './heldOut/shopping.ts';
import { unseenWords } from './heldOut/unseen.ts';
import { misspeltWords } from './misspeltWords.ts';

/**
 * The suites: words that rules were made with, words that were written down before their results were seen, and words
 * that are judged once in a while only. Held-out words measure; whoever mends one of them alone measures no longer.
 */
export const suites = {
  everyday: { words: everydayWords, misspelt: misspeltWords },
  'held out': {
    words: [heldOutFresh, heldOutPantry, heldOutDrink, heldOutHousehold].flatMap(readWords),
    misspelt: heldOutMisspelt,
  },
  blind: { words: readWords(blindWords), misspelt: blindMisspelt },
  shopping: { words: readWords(shoppingWords), misspelt: [] },
  unseen: { words: readWords(unseenWords), misspelt: [] },
} satisfies Record<string, EverydaySuite>;
