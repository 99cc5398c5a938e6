import { type CustomerFile, formatPrice, type OrderFile, type OrderMailTexts } from '@trolley/contract';
import { callableName } from '../../customer/mails/callableName.ts';
import { mailTextsIn } from '../../customer/mails/mailText.ts';
import type { Letter, LetterFrame } from '../../platform/mail/letter/letter.ts';
import { renderLetter } from '../../platform/mail/letter/renderLetter.tsx';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Tenant } from '../../tenant/tenant.ts';
import { showOrder } from '../showOrder.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';
import type { OrderLetter, OrderLetters } from './orderLetters.ts';
import { orderRows } from './orderRows.ts';
import { shownMoment, shownWindow } from './shownWindow.ts';

interface Parts {
  readonly tenant: Pick<Tenant, 'file' | 'theme'> & {
    readonly media: Pick<Tenant['media'], 'urlOf'>;
    readonly baseUrl: string;
  };
  readonly mail: CustomerFile['mail'];
  readonly file: Pick<OrderFile, 'seller' | 'methods'>;
  readonly texts: OrderMailTexts;
}

type Values = Readonly<Record<string, string>>;

/** Those that show what was bought. */
const withGoods: ReadonlySet<OrderLetter> = new Set(['confirmation', 'picked']);

export function orderLetters({ tenant, mail: { from, support }, file, texts }: Parts): OrderLetters {
  const { locale, currency, timeZone, name: shop } = tenant.file;
  const fill = mailTextsIn(locale);
  const { seller } = file;
  const always = { shop, support, seller: `${seller.name}, ${seller.street}, ${seller.postalCode} ${seller.city}` };
  const said = (text: string, values: Values = {}) => fill(text, { ...always, ...values });
  const frame = frameOf();

  function frameOf(): LetterFrame {
    const { theme, media, baseUrl } = tenant;
    const logo = media.urlOf(theme.logo.touchIcon);
    return {
      language: locale,
      shop,
      home: `${baseUrl}/`,
      ...(logo && { logo: new URL(logo, baseUrl).href }),
      support,
      theme,
      signature: said(texts.signature),
      linkHint: said(texts.linkHint),
      help: said(texts.help),
      automatic: said(texts.automatic),
    };
  }

  function send(
    kind: keyof typeof kinds,
    to: { readonly recipient: string; readonly firstName?: string },
    values: Values,
    more: Pick<Letter, 'rows' | 'button'> = {},
  ): Mail {
    const { subject, preheader, heading, before, after } = texts[kind];
    const firstName = callableName(to.firstName);
    const letter: Letter = {
      preheader: said(preheader, values),
      heading: said(heading, values),
      greeting: firstName ? said(texts.greeting, { firstName }) : said(texts.greetingNameless),
      before: before.map((text) => said(text, values)),
      after: after.map((text) => said(text, values)),
      ...more,
    };
    return {
      kind: kinds[kind],
      sender: from,
      recipient: to.recipient,
      ...renderLetter(said(subject, values), letter, frame),
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', 'Reply-To': support },
    };
  }

  function valuesOf({ orderNumber, document }: StoredOrder): Values {
    const { distributionAddress: address, window, payments, priceInfo } = document.attempt;
    const street = [address.streetName, address.streetNumber].filter(Boolean).join(' ');
    const city = [address.postalCode, address.city].filter(Boolean).join(' ');
    const { toDoor, atStore } = texts.words;
    return {
      orderNumber,
      window: shownWindow(window, locale, timeZone),
      cutOff: shownMoment(new Date(window.cutOffAt), locale, timeZone),
      place: fill(address.distributionType === 'DELIVERY' ? toDoor : atStore, { street, city }),
      methods: payments.map(({ methodKey }) => file.methods[methodKey] ?? methodKey).join(' + '),
      total: formatPrice((document.final?.priceInfo ?? priceInfo).total, locale, currency),
    };
  }

  return {
    of(letter, order, link) {
      const { email: recipient, firstName } = order.document.attempt.billingAddress;
      if (!recipient) return undefined;
      const rows = withGoods.has(letter)
        ? orderRows(showOrder(order, 0), { locale, currency, words: texts.words, fill: said })
        : undefined;
      const button = { label: said(texts[letter].button), link };
      const to = { recipient, ...(firstName !== undefined && { firstName }) };
      return send(letter, to, valuesOf(order), { ...(rows && { rows }), button });
    },

    withdrawal({ name, orderNumber, email, text, reference, receivedAt }) {
      const at = shownMoment(receivedAt, locale, timeZone);
      const values = { name, orderNumber, text: text || '–', reference, receivedAt: at };
      return send('withdrawal', { recipient: email }, values);
    },
  };
}

/** As the outbox lists them. */
const kinds = {
  confirmation: 'orderConfirmation',
  cancelled: 'orderCancelled',
  picked: 'orderPicked',
  onItsWay: 'orderOnItsWay',
  readyToCollect: 'orderReady',
  withdrawal: 'withdrawalReceipt',
} as const;
