import { type CustomerFile, formatPrice, type OrderFile, type OrderMailTexts } from '@trolley/contract';
import { createMailWriter, type MailShop, type MailValues } from '../../platform/mail/template/mailWriter.ts';
import type { Tenant } from '../../tenant/tenant.ts';
import { writtenAddress } from '../files/writtenAddress.ts';
import { showOrder } from '../showOrder.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';
import type { OrderMail, OrderMails } from './orderMails.ts';
import { orderRows } from './orderRows.ts';
import { refundValues } from './refundValues.ts';
import { shownMoment, shownWindow } from './shownWindow.ts';
import { withoutLinks } from './withoutLinks.ts';

interface Parts {
  readonly tenant: MailShop & Pick<Tenant, 'file'>;
  readonly mail: CustomerFile['mail'];
  readonly file: Pick<OrderFile, 'address' | 'seller' | 'methods' | 'creditNote'>;
  readonly texts: OrderMailTexts;
}

/** Those that show what was bought. */
const withGoods: ReadonlySet<OrderMail> = new Set(['confirmation', 'picked']);

export function createOrderMails({ tenant, mail, file, texts }: Parts): OrderMails {
  const { locale, currency, timeZone } = tenant.file;
  const written = writtenAddress(file, locale);
  const always = { seller: [file.seller.name, file.seller.street, written.city(file.seller)].join(', ') };
  const { said, draft, write } = createMailWriter({ tenant, mail, framing: texts, always });
  const money = (cents: number) => formatPrice(cents, locale, currency);

  function valuesOf(order: StoredOrder): MailValues {
    const { orderNumber, document } = order;
    const { distributionAddress: address, window, payments, priceInfo } = document.attempt;
    const { toDoor, atStore } = texts.words;
    return {
      orderNumber,
      window: shownWindow(window, locale, timeZone),
      cutOff: shownMoment(new Date(window.cutOffAt), locale, timeZone),
      place: said(address.distributionType === 'DELIVERY' ? toDoor : atStore, {
        street: written.street(address),
        city: written.city(address),
      }),
      methods: payments.map(({ methodKey }) => file.methods[methodKey] ?? methodKey).join(' + '),
      total: money((document.final?.priceInfo ?? priceInfo).total),
      reason: document.cancelReason ?? '',
      ...refundValues(order, file, money),
    };
  }

  return {
    of(about, order, link) {
      const { email: recipient, firstName } = order.document.attempt.billingAddress;
      if (!recipient) return undefined;
      const { button: label, ...words } = texts[about];
      const rows = withGoods.has(about)
        ? orderRows(showOrder(order, 0), { locale, currency, words: texts.words, fill: said })
        : undefined;
      return draft({
        kind: kinds[about],
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
const kinds: Readonly<Record<OrderMail, string>> = {
  confirmation: 'orderConfirmation',
  cancelled: 'orderCancelled',
  cancelledByShop: 'orderCancelledByShop',
  picked: 'orderPicked',
  onItsWay: 'orderOnItsWay',
  readyToCollect: 'orderReady',
  refunded: 'orderRefunded',
};
