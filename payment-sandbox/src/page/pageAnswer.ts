import { type CardEntry, readCard } from '../cards/readCard.ts';
import { type Situation, situations, testCardOf, testExpiry } from '../cards/sandboxCards.ts';
import type { Desk } from '../desk/desk.ts';
import { answerChallenge, cancel, pay, savedMethodFor } from '../desk/pay.ts';
import { type Answer, goTo, page } from '../http/answer.ts';
import type { Instrument, Payment } from '../ledger/payment.ts';
import { bankPage, cardPage, methodNames, overPage, savedPage, stayPage, unknownPage, walletPage } from './pages.ts';
import { policyFor } from './style.ts';

export interface PageRequest {
  readonly method: string;
  readonly reference: string;
  readonly wantsOther: boolean;
  readonly form: URLSearchParams;
  readonly language: string | undefined;
}

interface Parts {
  readonly desk: Desk;
  /** Waits until the shop has heard of a payment, if it listens. */
  readonly delivered: (reference: string) => Promise<void>;
}

const testAccount = 'anna@example.com';

/** The payer's side. */
export async function pageAnswer({ desk, delivered }: Parts, request: PageRequest): Promise<Answer> {
  const payment = desk.books.payments.get(request.reference);
  if (!payment) return page(404, unknownPage(request.language ?? 'en'), policyFor([]));
  if (request.method !== 'POST') return show(payment, openPage(desk, payment, request.wantsOther));
  if (request.form.get('do') === 'cancel') {
    cancel(desk, payment);
    return after(desk, payment, delivered);
  }
  const bank = request.form.get('bank');
  if (bank) answerChallenge(desk, payment, bank === 'agree');
  else if (isOpen(payment)) {
    const chosen = chosenInstrument(desk, payment, request.form);
    if (typeof chosen === 'string') return show(payment, chosen);
    pay(desk, payment, chosen);
  }
  return after(desk, payment, delivered);
}

/** Where a shopper goes who has pressed a button. */
async function after(desk: Desk, { reference }: Payment, delivered: Parts['delivered']): Promise<Answer> {
  const payment = desk.books.payments.get(reference);
  if (!payment) throw new Error(`The payment ${reference} is gone.`);
  const { status, ask, instrument } = payment;
  if (status === 'cancelled') return goTo(ask.cancelUrl);
  if (status === 'pending' && payment.decidedAt === undefined) return goTo(`/pay/${reference}`);
  if (instrument?.situation === 'messageFirst') await delivered(reference);
  if (instrument && neverReturns(instrument)) return goTo(`/pay/${reference}`);
  return goTo(ask.returnUrl);
}

function openPage(desk: Desk, payment: Payment, wantsOther: boolean): string {
  const { instrument, ask } = payment;
  if (!isOpen(payment)) return instrument && neverReturns(instrument) ? stayPage(payment) : overPage(payment);
  if (payment.challenged) return bankPage(payment);
  const saved = wantsOther ? undefined : savedMethodFor(desk, ask);
  if (saved) return savedPage(payment, saved.instrument);
  return ask.methodKey === 'credit-cards' ? cardPage(payment) : walletPage(payment, testAccount);
}

/** What the form says, or the page that asks again. */
function chosenInstrument(desk: Desk, payment: Payment, form: URLSearchParams): Instrument | string {
  const { methodKey } = payment.ask;
  if (form.get('do') === 'saved') return savedMethodFor(desk, payment.ask)?.instrument ?? openPage(desk, payment, true);
  if (methodKey !== 'credit-cards') {
    const situation = situations.find((name) => name === form.get('situation'));
    return situation ? walletInstrument(methodKey, situation, desk.now()) : openPage(desk, payment, true);
  }
  const entry = form.has('card') ? wholeCard(form.get('card') ?? '', desk.now()) : typedCard(form);
  const read = readCard(entry, desk.now());
  return 'instrument' in read ? read.instrument : cardPage(payment, { entry, problems: read.problems });
}

function typedCard(form: URLSearchParams): CardEntry {
  const typed = (name: string) => (form.get(name) ?? '').slice(0, 80);
  return { number: typed('number'), expiry: typed('expiry'), code: typed('code'), holder: typed('holder') };
}

/** A test card that was pressed instead of typed. */
function wholeCard(number: string, now: number): CardEntry {
  const { month, year } = testExpiry(now);
  const code = testCardOf(number)?.brand === 'American Express' ? '1234' : '123';
  return { number, expiry: `${month}/${year}`, code, holder: 'Anna Test' };
}

function walletInstrument(
  methodKey: Exclude<Payment['ask']['methodKey'], 'credit-cards'>,
  situation: Situation,
  now: number,
): Instrument {
  const brand = methodNames[methodKey];
  if (methodKey === 'paypal') return { brand, name: testAccount, situation };
  const { month, year } = testExpiry(now);
  return { brand, name: '4242', expiryMonth: month, expiryYear: year, situation };
}

function isOpen({ status, decidedAt }: Payment): boolean {
  return status === 'pending' && decidedAt === undefined;
}

function neverReturns({ situation }: Instrument): boolean {
  return situation === 'messageOnly' || situation === 'lost';
}

function show({ ask }: Payment, body: string): Answer {
  return page(200, body, policyFor([ask.returnUrl, ask.cancelUrl]));
}
