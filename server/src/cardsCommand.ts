import { memberOfCard } from './customer/card/memberOfCard.ts';
import { setCardNumber } from './customer/card/setCardNumber.ts';
import { main as cardsMain } from './loyalty/physicalCard/command/main.ts';

/** `npm run cards`; numbers of cards are in the accounts, another room's. */
export function main(args: readonly string[]): Promise<number> {
  return cardsMain(args, { memberOfCard, setCardNumber });
}
