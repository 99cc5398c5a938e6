/** What a payment does to its cart, in the transaction of whoever makes it: OPEN → FINALIZED → OPEN or ORDERED. */
export { closeCart, extendHold, orderCart, reopenCart } from '../storage/queries.ts';
