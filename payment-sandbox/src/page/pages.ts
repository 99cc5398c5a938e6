import type { CardEntry, CardProblems } from '../cards/readCard.ts';
import { situations } from '../cards/sandboxCards.ts';
import type { HostedMethod, Instrument, Payment } from '../ledger/payment.ts';
import { cardForm, noEntry, testCardList } from './cardForm.ts';
import { due, frame, money } from './frame.ts';
import { type Html, html } from './html.ts';
import { type Texts, textsFor } from './texts.ts';

export const methodNames: Record<HostedMethod, string> = {
  'credit-cards': 'Card',
  paypal: 'PayPal',
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
};

interface Entered {
  readonly entry: CardEntry;
  readonly problems: CardProblems;
}

/** Where cards are typed. */
export function cardPage(payment: Payment, { entry, problems }: Entered = { entry: noEntry, problems: {} }): string {
  const { texts, action, amount } = about(payment);
  return frame(
    payment.ask.locale,
    texts.pay,
    html`${due(payment, texts)}
<div class="sheet">
<h1>${texts.pay}</h1>
${saveNote(payment, texts)}
${cardForm({ action, texts, amount, entry, problems })}
${cancelForm(action, texts)}
</div>
${testCardList(action, texts)}`,
  );
}

/** PayPal and the wallets of telephones, as far as one can without them. */
export function walletPage(payment: Payment, account: string): string {
  const { texts, action } = about(payment);
  const { methodKey } = payment.ask;
  const name = methodNames[methodKey];
  return frame(
    payment.ask.locale,
    name,
    html`${due(payment, texts)}
<div class="sheet">
<h1>${name}</h1>
${method(name, `${texts.account}: ${account}`)}
${saveNote(payment, texts)}
<form method="post" action="${action}"><button type="submit" class="${methodKey}" name="situation" value="success">${texts.payWith} ${name}</button></form>
${cancelForm(action, texts)}
</div>
<details class="sheet">
<summary>${texts.testCases}</summary>
<form method="post" action="${action}"><ul class="cases">${situations.slice(1).map(
      (situation) => html`<li><span>${texts.situations[situation]}</span>
<button type="submit" class="quiet" name="situation" value="${situation}" aria-label="${texts.use}: ${texts.situations[situation]}">${texts.use}</button></li>`,
    )}</ul></form>
</details>`,
  );
}

/** A method that was kept: one press. */
export function savedPage(payment: Payment, instrument: Instrument): string {
  const { texts, action, amount } = about(payment);
  const { expiryMonth, expiryYear, brand, name } = instrument;
  const expiry = expiryMonth && `${texts.until} ${String(expiryMonth).padStart(2, '0')}/${expiryYear}`;
  return frame(
    payment.ask.locale,
    texts.pay,
    html`${due(payment, texts)}
<div class="sheet">
<h1>${texts.saved}</h1>
${method(brand, [/^\d{4}$/.test(name) ? `•••• ${name}` : name, expiry].filter(Boolean).join(', '))}
<div class="stack">
<form method="post" action="${action}"><button type="submit" name="do" value="saved">${texts.pay} · ${amount}</button></form>
<a class="button quiet" href="${action}?other=1">${texts.other}</a>
</div>
${cancelForm(action, texts)}
</div>`,
  );
}

/** The bank's own page, in a way. */
export function bankPage(payment: Payment): string {
  const { texts, action } = about(payment);
  const { instrument } = payment;
  return frame(
    payment.ask.locale,
    texts.bankTitle,
    html`${due(payment, texts)}
<div class="sheet">
<h1>${texts.bankTitle}</h1>
${instrument && method(instrument.brand, /^\d{4}$/.test(instrument.name) ? `•••• ${instrument.name}` : instrument.name)}
<p>${texts.bankText}</p>
<form class="stack" method="post" action="${action}">
<button type="submit" name="bank" value="agree">${texts.agree}</button>
<button type="submit" class="quiet" name="bank" value="refuse">${texts.refuse}</button>
</form>
</div>`,
  );
}

/** Nothing to pay any more: who pressed Back finds the way on. */
export function overPage(payment: Payment): string {
  const { texts } = about(payment);
  const paid = ['authorized', 'captured'].includes(payment.status) || payment.decidedAt !== undefined;
  const way = payment.status === 'cancelled' ? payment.ask.cancelUrl : payment.ask.returnUrl;
  const title = paid ? texts.paidTitle : texts.overTitle;
  return frame(
    payment.ask.locale,
    title,
    html`${due(payment, texts)}
<div class="sheet"><h1>${title}</h1><p>${texts.overText}</p>
<a class="button" href="${way}">${texts.toShop}</a></div>`,
  );
}

/** For the situations in which the shopper does not come back. */
export function stayPage(payment: Payment): string {
  const { texts } = about(payment);
  return frame(
    payment.ask.locale,
    texts.stayTitle,
    html`${due(payment, texts)}
<div class="sheet"><h1>${texts.stayTitle}</h1><p>${texts.stayText}</p></div>`,
  );
}

export function unknownPage(locale: string): string {
  const texts = textsFor(locale);
  return frame(
    locale,
    texts.unknownTitle,
    html`<div class="sheet"><h1>${texts.unknownTitle}</h1><p>${texts.unknownText}</p></div>`,
  );
}

function about(payment: Payment) {
  return {
    texts: textsFor(payment.ask.locale),
    action: `/pay/${payment.reference}`,
    amount: money(payment.ask),
  };
}

function method(mark: string, text: string): Html {
  return html`<p class="method"><span class="mark">${mark}</span><span>${text}</span></p>`;
}

function saveNote({ ask }: Payment, texts: Texts): Html | false {
  return ask.saveMethod && ask.customerReference !== undefined && html`<p class="note">${texts.keep}</p>`;
}

function cancelForm(action: string, texts: Texts): Html {
  return html`<form method="post" action="${action}"><button type="submit" class="plain" name="do" value="cancel">${texts.cancel}</button></form>`;
}
