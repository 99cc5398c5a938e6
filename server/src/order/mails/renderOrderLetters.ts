import { type CustomerFile, formatPrice, type OrderFile, type OrderMailTexts } from '@trolley/contract';
import { type LetterHouse, type LetterValues, letterWriter } from '../../platform/mail/letter/letterWriter.ts';
import type { Tenant } from '../../tenant/tenant.ts';
import { showOrder } from '../showOrder.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';
import type { OrderLetter, OrderLetters } from './orderLetters.ts';
import { orderRows } from './orderRows.ts';
import { refundValues } from './refundValues.ts';
import { shownMoment, shownWindow } from './shownWindow.ts';
import { withoutLinks } from './withoutLinks.ts';

interface Parts {
  readonly tenant: LetterHouse & Pick<Tenant, 'file'>;
  readonly mail: CustomerFile['mail'];
  readonly file: Pick<OrderFile, 'seller' | 'methods' | 'creditNote'>;
  readonly texts: OrderMailTexts;
}

/** Those that show what was bought. */
const withGoods: ReadonlySet<OrderLetter> = new Set(['confirmation', 'picked']);

export function orderLetters({ tenant, mail, file, texts }: Parts): OrderLetters {
  const { locale, currency, timeZone } = tenant.file;
  const { name, street, postalCode, city } = file.seller;
  const always = { seller: `${name}, ${street}, ${postalCode} ${city}` };
  const { said, draft, write } = letterWriter({ house: tenant, mail, framing: texts, always });
  const money = (cents: number) => formatPrice(cents, locale, currency);

  function valuesOf(order: StoredOrder): LetterValues {
    const { orderNumber, document } = order;
    const { distributionAddress: address, window, payments, priceInfo } = document.attempt;
    const { toDoor, atStore } = texts.words;
    return {
      orderNumber,
      window: shownWindow(window, locale, timeZone),
      cutOff: shownMoment(new Date(window.cutOffAt), locale, timeZone),
      place: said(address.distributionType === 'DELIVERY' ? toDoor : atStore, {
        street: [address.streetName, address.streetNumber].filter(Boolean).join(' '),
        city: [address.postalCode, address.city].filter(Boolean).join(' '),
      }),
      methods: payments.map(({ methodKey }) => file.methods[methodKey] ?? methodKey).join(' + '),
      total: money((document.final?.priceInfo ?? priceInfo).total),
      reason: document.cancelReason ?? '',
      ...refundValues(order, file, money),
    };
  }

  return {
    of(letter, order, link) {
      const { email: recipient, firstName } = order.document.attempt.billingAddress;
      if (!recipient) return undefined;
      const { button: label, ...words } = texts[letter];
      const rows = withGoods.has(letter)
        ? orderRows(showOrder(order, 0), { locale, currency, words: texts.words, fill: said })
        : undefined;
      return draft({
        kind: kinds[letter],
        to: { recipient, firstName },
        words,
        values: valuesOf(order),
        more: { ...(rows && { rows }), button: { label: said(label), link } },
      });
    },

    withdrawal({ name: who, orderNumber, email: recipient, text, reference, receivedAt }) {
      const at = shownMoment(receivedAt, locale, timeZone);
      const quoted = { name: withoutLinks(who), text: withoutLinks(text) || '–' };
      const values = { ...quoted, orderNumber, reference, receivedAt: at };
      return write({ kind: 'withdrawalReceipt', to: { recipient }, words: texts.withdrawal, values });
    },
  };
}

/** As the outbox lists them. */
const kinds: Readonly<Record<OrderLetter, string>> = {
  confirmation: 'orderConfirmation',
  cancelled: 'orderCancelled',
  cancelledByShop: 'orderCancelledByShop',
  picked: 'orderPicked',
  onItsWay: 'orderOnItsWay',
  readyToCollect: 'orderReady',
  refunded: 'orderRefunded',
};
