import { z } from 'zod/mini';

const line = z.string().check(z.minLength(1));

/** What an invoice calls its parts. */
const invoiceWords = z.strictObject({
  title: line,
  number: line,
  date: line,
  order: line,
  /** Of goods that were brought, and of those that were fetched. */
  delivered: line,
  collected: line,
  billTo: line,
  vatId: line,
  article: line,
  quantity: line,
  price: line,
  amount: line,
  rate: line,
  goods: line,
  discounts: line,
  deposits: line,
  serviceFee: line,
  pass: line,
  total: line,
  net: line,
  vat: line,
  gross: line,
  withoutVat: line,
  paidBy: line,
  refunded: line,
  page: line,
  thanks: line,
});

const calendarWords = z.strictObject({ delivery: line, collection: line, description: line });

/** `tenants/<id>/order/order.json`: who sells, and what papers of an order say. */
export const orderFile = z.strictObject({
  seller: z.strictObject({
    name: line,
    street: line,
    postalCode: line,
    city: line,
    country: line,
    vatId: line,
    register: z.optional(line),
  }),
  /** What the ways to pay are called on paper, by their keys. */
  methods: z.record(z.string(), line),
  invoice: invoiceWords,
  calendar: calendarWords,
});
export type OrderFile = z.infer<typeof orderFile>;
