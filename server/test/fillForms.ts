import { randomUUID } from 'node:crypto';
import * as contract from '@trolley/contract';
import type { createBrowser } from '../src/cart/testing/browser.ts';
import { shippedJson } from '../src/tenant/testing.ts';

type Browser = ReturnType<typeof createBrowser>;

/** How a test fills forms in, accepted and refused, and reads the last mail to an address. */
interface Filling {
  fill(browser: Browser, endpoint: contract.Endpoint, asked: Parameters<Browser['ask']>[1]): Promise<unknown>;
  refused(browser: Browser, endpoint: contract.Endpoint, body: object): Promise<void>;
  mailTo(recipient: string, kind: string): Promise<{ readonly text: string }>;
}

/** Newsletters without an account: one that is never confirmed, one of the account's own address, one that is left. */
export async function fillNewsletters(
  { fill, refused, mailTo }: Filling,
  browser: Browser,
  { word, email }: { readonly word: string; readonly email: string },
): Promise<void> {
  const { newsletter } = shippedJson('feldmarkt', 'content/components.json') as { newsletter: { consent: string } };
  const { consent } = newsletter;
  const wish = (address: string) => ({ body: { email: address, topics: ['angebote'], consent } });
  const leaver = `${word.toLowerCase()}.leaver@example.at`;
  await fill(browser, contract.subscribeToNewsletter, wish(`${word.toLowerCase()}.never@example.at`));
  for (const address of [email, leaver]) {
    await fill(browser, contract.subscribeToNewsletter, wish(address));
    const token = /#confirm=([\w-]+)/.exec((await mailTo(address, 'newsletterConfirm')).text)?.[1];
    await fill(browser, contract.confirmNewsletterSubscription, { body: { token } });
  }
  await fill(browser, contract.unsubscribeByForm, { body: { email: leaver } });
  await refused(browser, contract.unsubscribeByLink, { token: word });
}

/** A contact form, by somebody without and by somebody with an account. */
export async function fillContactForm(
  { fill }: Pick<Filling, 'fill'>,
  browser: Browser,
  { word, email }: { readonly word: string; readonly email: string },
): Promise<void> {
  const { consent } = shippedJson('feldmarkt', 'forms/contact.json') as { consent: string };
  const answers = {
    topic: 'product',
    productName: `${word}product`,
    message: `${word}message`,
    firstname: `${word}Forma`,
    surname: `${word}Formb`,
    email,
  };
  await fill(browser, contract.submitForm, {
    params: { formId: 'contact' },
    body: { key: randomUUID(), answers, consent, uploads: [] },
  });
}

/** A plan of meals, kept and worked out. */
export async function fillMealPlan({ fill }: Pick<Filling, 'fill'>, browser: Browser, word: string): Promise<void> {
  const meals = [{ day: '2026-11-20', slug: `${word.toLowerCase()}-soup`, servings: 2 }];
  await fill(browser, contract.setMealPlan, { body: { meals } });
  await fill(browser, contract.planMeals, { body: { meals } });
}
