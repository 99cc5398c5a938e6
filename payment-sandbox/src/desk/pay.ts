import type { Entry } from '../ledger/entry.ts';
import type { Instrument, Payment } from '../ledger/payment.ts';
import { type Desk, once } from './desk.ts';

/** A shopper pays. A payment that is decided, or about to be, stays as it is: a second press changes nothing. */
export function pay(desk: Desk, payment: Payment, instrument: Instrument): void {
  if (payment.status !== 'pending' || payment.decidedAt !== undefined) return;
  const about = { at: desk.now(), reference: payment.reference };
  const { situation } = instrument;
  if (situation === 'challenge') desk.record({ kind: 'challenged', ...about, instrument });
  else if (situation === 'delay')
    desk.record({ kind: 'delayed', ...about, instrument, decidedAt: about.at + desk.delayMs });
  else if (situation === 'declined') decline(desk, payment, instrument, 'card_declined');
  else if (situation === 'noFunds') decline(desk, payment, instrument, 'insufficient_funds');
  else authorize(desk, payment, instrument);
}

/** What the bank's question brought. */
export function answerChallenge(desk: Desk, payment: Payment, agreed: boolean): void {
  const { instrument } = payment;
  if (payment.status !== 'pending' || !payment.challenged || !instrument) return;
  if (agreed) authorize(desk, payment, instrument);
  else decline(desk, payment, instrument, 'authentication_failed');
}

export function cancel(desk: Desk, payment: Payment): void {
  if (payment.status !== 'pending' || payment.decidedAt !== undefined) return;
  const message = once(desk);
  desk.record({ kind: 'cancelled', at: desk.now(), reference: payment.reference, message });
}

/** What time alone decides: delayed payments go through, pages close. */
export function decideDue(desk: Desk): void {
  const now = desk.now();
  for (const reference of [...desk.books.pending]) {
    const payment = desk.books.payments.get(reference);
    if (!payment) continue;
    const { decidedAt, instrument, ask } = payment;
    if (decidedAt !== undefined && instrument) {
      if (decidedAt <= now) authorize(desk, payment, instrument);
    } else if (Date.parse(ask.expiresAt) <= now) {
      desk.record({ kind: 'expired', at: now, reference, message: once(desk) });
    }
  }
}

function authorize(desk: Desk, payment: Payment, instrument: Instrument): void {
  const { ask, reference } = payment;
  const at = desk.now();
  const saved = saveMethod(desk, payment, instrument);
  const amount = instrument.situation === 'wrongAmount' ? otherThan(ask.amount) : ask.amount;
  desk.record(...saved.entries, {
    kind: 'authorized',
    at,
    reference,
    amount,
    instrument,
    ...(saved.token !== undefined && { token: saved.token }),
    ...messageOf(desk, instrument),
  });
}

function decline(desk: Desk, { reference }: Payment, instrument: Instrument, code: string): void {
  desk.record({ kind: 'declined', at: desk.now(), reference, code, instrument, ...messageOf(desk, instrument) });
}

function messageOf(desk: Desk, { situation }: Instrument) {
  if (situation === 'redirectOnly' || situation === 'lost') return {};
  return { message: { id: desk.newId('msg'), copies: situation === 'twice' ? 2 : 1 } };
}

/** Saved for a customer whom the shop can name again. */
function saveMethod(
  desk: Desk,
  { ask }: Payment,
  instrument: Instrument,
): { readonly entries: readonly Entry[]; readonly token?: string } {
  const known = savedMethodFor(desk, ask);
  if (known && known.instrument.name === instrument.name && known.instrument.brand === instrument.brand)
    return { entries: [], token: known.token };
  const { customerReference, methodKey } = ask;
  if (!ask.saveMethod || customerReference === undefined) return { entries: [] };
  const token = desk.newId('pm');
  return { token, entries: [{ kind: 'kept', at: desk.now(), token, methodKey, customerReference, instrument }] };
}

/** The method that a payment names, if it is there and belongs to the same customer. */
export function savedMethodFor({ books }: Desk, ask: Payment['ask']) {
  const saved = ask.savedToken === undefined ? undefined : books.methods.get(ask.savedToken);
  const fits = saved && saved.customerReference === ask.customerReference && saved.methodKey === ask.methodKey;
  return fits ? saved : undefined;
}

/** Too little, so that a shop that does not compare amounts loses money. */
function otherThan(amount: number): number {
  return amount > 1 ? amount - 1 : amount + 1;
}
