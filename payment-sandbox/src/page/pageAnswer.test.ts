import { describe, expect, test } from 'vitest';
import { createPayment } from '../desk/createPayment.ts';
import { movePayment } from '../desk/movePayment.ts';
import type { Ask } from '../ledger/payment.ts';
import { testAsk, testDesk } from '../testing.ts';
import { html } from './html.ts';
import { pageAnswer } from './pageAnswer.ts';

function begin(ask: Partial<Ask> = {}) {
  const desk = testDesk();
  const outcome = createPayment(desk, testAsk(ask));
  if ('refusal' in outcome) throw new Error(outcome.refusal);
  const { reference } = outcome.value;
  const waited: string[] = [];
  const parts = { desk, delivered: async (name: string) => void waited.push(name) };
  const ask_ = (method: string, fields: Record<string, string> = {}, wantsOther = false) =>
    pageAnswer(parts, { method, reference, wantsOther, form: new URLSearchParams(fields), language: undefined });
  return {
    desk,
    reference,
    waited,
    get: (wantsOther = false) => ask_('GET', {}, wantsOther),
    post: (fields: Record<string, string>) => ask_('POST', fields),
    status: () => desk.payment(reference).status,
    unknown: (language?: string) =>
      pageAnswer(parts, { method: 'GET', reference: 'x', wantsOther: false, form: new URLSearchParams(), language }),
  };
}
const typed = { do: 'card', number: '4242 4242 4242 4242', expiry: '12/29', code: '737', holder: 'Anna' };
const { returnUrl, cancelUrl } = testAsk();

describe('PAY-07 the hosted page', () => {
  test('PAY-07 says first that no money moves, the amount and the shop, in the language of the shop', async () => {
    const { body } = await begin().get();
    expect(body).toContain('<html lang="de">');
    expect(body).toContain('Testzahlung – es fließt kein Geld');
    expect(body.replaceAll('\u00a0', ' ')).toContain('€ 42,50');
    expect(body).toContain('localhost:3000');
    const english = (await begin({ locale: 'en-IE' }).get()).body;
    expect(english).toContain('<html lang="en">');
    expect(english).toContain('Test payment – no money moves');
    expect(english).toContain('€42.50');
  });

  test('PAY-07 runs no script, stands in no other page, is kept nowhere; its form may end in the shop alone', async () => {
    const { headers, body } = await begin({ cancelUrl: 'http://127.0.0.1:5/x' }).get();
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self' /);
    expect(policy).toContain("form-action 'self' http://localhost:3000 http://127.0.0.1:5;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toMatch(/<script| style=| on[a-z]+=/);
  });

  test('PAY-07 what the shop or shopper wrote stays text', () => {
    expect(html`<b title="${'"\'<&>'}">${['<i>', html`<u>`, undefined, false, 5]}</b>`.text).toBe(
      '<b title="&#34;&#39;&#60;&#38;&#62;">&#60;i&#62;<u>5</b>',
    );
  });

  test('PAY-07 takes a card that is typed, and leads back', async () => {
    const payment = begin();
    expect(await payment.post(typed)).toMatchObject({ status: 303, headers: { location: returnUrl } });
    expect(payment.status()).toBe('authorized');
  });

  test('PAY-06 keeps neither the number nor the code', async () => {
    const payment = begin({ saveMethod: true, customerReference: 'anna' });
    await payment.post(typed);
    const written = JSON.stringify(payment.desk.entries);
    expect(written).toContain('4242');
    expect(written).not.toMatch(/42424|737/);
  });

  test('PAY-07 shows what is wrong where it is wrong, and sends everything back but the code', async () => {
    const payment = begin();
    const { status, body } = await payment.post({ ...typed, number: '4242 4242 4242 4241', holder: '"><b>' });
    expect(status).toBe(200);
    expect(body).toContain('role="alert"');
    expect(body).toMatch(/id="number"[^>]*value="4242 4242 4242 4241"|value="4242 4242 4242 4241"/);
    expect(body).toContain('aria-describedby="number-problem number-hint" aria-invalid="true"');
    expect(body).toContain('&#34;&#62;&#60;b&#62;');
    expect(body).not.toContain('737');
    expect(payment.status()).toBe('pending');
  });

  test('PAY-07 a test card needs only a press', async () => {
    const payment = begin();
    expect((await payment.post({ card: '378282246310005' })).headers.location).toBe(returnUrl);
    expect(payment.desk.payment(payment.reference).instrument).toMatchObject({
      brand: 'American Express',
      name: '0005',
    });
  });

  test('PAY-07 3-D Secure is a second step', async () => {
    const payment = begin();
    const asked = await payment.post({ card: '4000000000003220' });
    expect(asked.headers.location).toBe(`/pay/${payment.reference}`);
    expect((await payment.get()).body).toContain('Deine Bank fragt nach');
    expect((await payment.post({ bank: 'agree' })).headers.location).toBe(returnUrl);
    expect(payment.status()).toBe('authorized');
  });

  test('PAY-07 the message comes before the return where that was asked for', async () => {
    const payment = begin();
    await payment.post({ card: '4000000000003030' });
    expect(payment.waited).toEqual([payment.reference]);
  });

  test('PAY-07 never returning means never, and a reload changes nothing', async () => {
    for (const card of ['4000000000004046', '4000000000006066']) {
      const payment = begin();
      expect((await payment.post({ card })).headers.location).toBe(`/pay/${payment.reference}`);
      expect((await payment.post({ card })).headers.location).toBe(`/pay/${payment.reference}`);
      const { body } = await payment.get();
      expect(body).toContain('Bezahlt');
      expect(body).not.toContain(returnUrl);
      expect(payment.status()).toBe('authorized');
    }
  });

  test('PAY-07 a delayed payment leads back undecided', async () => {
    const payment = begin();
    expect((await payment.post({ card: '4000000000001018' })).headers.location).toBe(returnUrl);
    expect(payment.status()).toBe('pending');
  });

  test('PAY-07 cancelling leads to the checkout; a press too late leads where the payment stands', async () => {
    const payment = begin();
    expect((await payment.post({ do: 'cancel' })).headers.location).toBe(cancelUrl);
    expect((await payment.post(typed)).headers.location).toBe(cancelUrl);
    expect(payment.status()).toBe('cancelled');
    const paid = begin();
    await paid.post(typed);
    expect((await paid.post({ do: 'cancel' })).headers.location).toBe(returnUrl);
    expect((await paid.post({ card: '4000000000000002' })).headers.location).toBe(returnUrl);
    expect(paid.status()).toBe('authorized');
  });

  test('PAY-07 a shopper who goes back can go on', async () => {
    const paid = begin();
    await paid.post(typed);
    expect((await paid.get()).body).toContain(`href="${returnUrl}"`);
    const closed = begin();
    movePayment(closed.desk, closed.reference, { kind: 'void' }, 'v');
    expect((await closed.get()).body).toContain('Diese Zahlung ist beendet');
    expect((await closed.post(typed)).headers.location).toBe(returnUrl);
    expect(closed.status()).toBe('expired');
  });

  test.each([
    ['paypal', 'PayPal', 'anna@example.com'],
    ['apple-pay', 'Apple Pay', '4242'],
    ['google-pay', 'Google Pay', '4242'],
  ] as const)('PAY-01 %s has its own look and every situation', async (methodKey, brand, name) => {
    const payment = begin({ methodKey });
    const { body } = await payment.get();
    expect(body).toContain(`<h1>${brand}</h1>`);
    expect(body).toContain(`class="${methodKey}"`);
    expect(body).not.toContain('cc-number');
    expect((await payment.post({ situation: 'nonsense' })).body).toBe(body);
    await payment.post({ situation: 'twice' });
    expect(payment.desk.payment(payment.reference)).toMatchObject({
      status: 'authorized',
      instrument: { brand, name },
    });
  });

  test('PAY-05 a kept method pays by a press, unless another is wanted', async () => {
    const payment = begin({ saveMethod: true, customerReference: 'anna' });
    await payment.post(typed);
    const { token = '' } = payment.desk.payment(payment.reference);
    const again = testAsk({ paymentId: 'payment-2', savedToken: token, customerReference: 'anna' });
    const outcome = createPayment(payment.desk, again);
    const reference = 'value' in outcome ? outcome.value.reference : '';
    const parts = { desk: payment.desk, delivered: async () => {} };
    const open = (wantsOther: boolean) =>
      pageAnswer(parts, { method: 'GET', reference, wantsOther, form: new URLSearchParams(), language: 'de' });
    expect((await open(false)).body).toContain('•••• 4242, gültig bis 12/2029');
    expect((await open(true)).body).toContain('cc-number');
    const form = new URLSearchParams({ do: 'saved' });
    await pageAnswer(parts, { method: 'POST', reference, wantsOther: false, form, language: 'de' });
    expect(payment.desk.payment(reference)).toMatchObject({ status: 'authorized', token });
  });

  test('PAY-07 an unknown payment is 404, in the language of the browser', async () => {
    const { unknown } = begin();
    expect(await unknown('de-AT,de;q=0.9')).toMatchObject({ status: 404 });
    expect((await unknown('de-AT,de;q=0.9')).body).toContain('Diese Zahlung gibt es nicht');
    expect((await unknown()).body).toContain('There is no such payment');
  });
});
