import type { CardField, CardProblem } from '../cards/readCard.ts';
import type { Situation } from '../cards/sandboxCards.ts';

export interface Texts {
  readonly test: string;
  readonly paying: string;
  readonly to: string;
  readonly fields: Record<CardField, string>;
  readonly hints: Record<'number' | 'expiry' | 'code', string>;
  readonly problems: Record<CardProblem, string>;
  readonly problemsTitle: string;
  readonly warning: string;
  readonly pay: string;
  readonly payWith: string;
  readonly cancel: string;
  readonly keep: string;
  readonly saved: string;
  readonly until: string;
  readonly other: string;
  readonly back: string;
  readonly testCards: string;
  readonly testCases: string;
  readonly use: string;
  readonly account: string;
  readonly situations: Record<Situation, string>;
  readonly bankTitle: string;
  readonly bankText: string;
  readonly agree: string;
  readonly refuse: string;
  readonly paidTitle: string;
  readonly overTitle: string;
  readonly overText: string;
  readonly stayTitle: string;
  readonly stayText: string;
  readonly toShop: string;
  readonly unknownTitle: string;
  readonly unknownText: string;
}

const de: Texts = {
  test: 'Testzahlung – es fließt kein Geld',
  paying: 'Zu zahlen',
  to: 'an',
  fields: { number: 'Kartennummer', expiry: 'Gültig bis', code: 'Prüfziffer', holder: 'Name auf der Karte' },
  hints: { number: 'Nur Testkarten, siehe unten', expiry: 'MM/JJ', code: '3 Ziffern, bei American Express 4' },
  problems: {
    missing: 'Bitte ausfüllen.',
    invalid: 'Das stimmt so nicht.',
    notATestCard: 'Das ist keine Testkarte. Gib hier nie eine echte Karte ein.',
    expired: 'Diese Karte ist abgelaufen.',
  },
  problemsTitle: 'Bitte sieh dir das noch einmal an',
  warning: 'Gib hier keine echten Kartendaten ein.',
  pay: 'Jetzt zahlen',
  payWith: 'Zahlen mit',
  cancel: 'Zahlung abbrechen',
  keep: 'Diese Zahlungsart wird für das nächste Mal gemerkt.',
  saved: 'Gemerkte Zahlungsart',
  until: 'gültig bis',
  other: 'Etwas anderes verwenden',
  back: 'Zurück',
  testCards: 'Testkarten',
  testCases: 'Andere Testfälle',
  use: 'Verwenden',
  account: 'Testkonto',
  situations: {
    success: 'Zahlung gelingt',
    declined: 'Karte wird abgelehnt',
    noFunds: 'Konto nicht gedeckt',
    challenge: '3-D Secure: die Bank fragt nach',
    delay: 'Entscheidung erst nach einigen Sekunden',
    twice: 'Nachricht an den Shop kommt doppelt',
    messageFirst: 'Nachricht kommt vor der Rückkehr',
    messageOnly: 'Nur Nachricht, keine Rückkehr',
    redirectOnly: 'Nur Rückkehr, keine Nachricht',
    lost: 'Weder Rückkehr noch Nachricht',
    slow: 'Anbieter antwortet langsam',
    wrongAmount: 'Anbieter meldet falschen Betrag',
  },
  bankTitle: 'Deine Bank fragt nach',
  bankText: 'Testbank: Bist du mit dieser Zahlung einverstanden?',
  agree: 'Zahlung bestätigen',
  refuse: 'Ablehnen',
  paidTitle: 'Diese Zahlung ist erledigt',
  overTitle: 'Diese Zahlung ist beendet',
  overText: 'Hier ist nichts mehr zu tun.',
  stayTitle: 'Bezahlt',
  stayText: 'Dieser Testfall führt absichtlich nicht in den Shop zurück.',
  toShop: 'Zurück zum Shop',
  unknownTitle: 'Diese Zahlung gibt es nicht',
  unknownText: 'Bitte beginne im Shop noch einmal.',
};

const en: Texts = {
  test: 'Test payment – no money moves',
  paying: 'Amount due',
  to: 'to',
  fields: { number: 'Card number', expiry: 'Expiry date', code: 'Security code', holder: 'Name on card' },
  hints: { number: 'Test cards only, see below', expiry: 'MM/YY', code: '3 digits, 4 for American Express' },
  problems: {
    missing: 'Please fill this in.',
    invalid: 'This is not quite right.',
    notATestCard: 'This is not a test card. Never enter a real card here.',
    expired: 'This card has expired.',
  },
  problemsTitle: 'Please have another look',
  warning: 'Do not enter real card details here.',
  pay: 'Pay now',
  payWith: 'Pay with',
  cancel: 'Cancel payment',
  keep: 'This payment method will be kept for next time.',
  saved: 'Saved payment method',
  until: 'expires',
  other: 'Use something else',
  back: 'Back',
  testCards: 'Test cards',
  testCases: 'Other test cases',
  use: 'Use',
  account: 'Test account',
  situations: {
    success: 'Payment succeeds',
    declined: 'Card is declined',
    noFunds: 'Insufficient funds',
    challenge: '3-D Secure: the bank asks',
    delay: 'Decided only after some seconds',
    twice: 'Message to the shop comes twice',
    messageFirst: 'Message comes before the return',
    messageOnly: 'Message only, no return',
    redirectOnly: 'Return only, no message',
    lost: 'Neither return nor message',
    slow: 'Provider answers slowly',
    wrongAmount: 'Provider reports a wrong amount',
  },
  bankTitle: 'Your bank would like to know',
  bankText: 'Test bank: do you agree to this payment?',
  agree: 'Confirm payment',
  refuse: 'Refuse',
  paidTitle: 'This payment is done',
  overTitle: 'This payment is over',
  overText: 'There is nothing left to do here.',
  stayTitle: 'Paid',
  stayText: 'On purpose, this test case does not lead back to the shop.',
  toShop: 'Back to the shop',
  unknownTitle: 'There is no such payment',
  unknownText: 'Please start again in the shop.',
};

export function textsFor(locale: string): Texts {
  return locale.toLowerCase().startsWith('de') ? de : en;
}
