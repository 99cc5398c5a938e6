import { z } from 'zod/mini';

const line = z.string().check(z.minLength(1));

/** What papers of an order call their parts. */
const paperWords = z.strictObject({
  order: line,
  billTo: line,
  vatId: line,
  bank: line,
  article: line,
  quantity: line,
  /** Of one piece, without and with tax. */
  netPrice: line,
  price: line,
  amount: line,
  rate: line,
  net: line,
  vat: line,
  gross: line,
  sum: line,
  withoutVat: line,
  page: line,
});

const invoiceWords = z.strictObject({
  title: line,
  number: line,
  date: line,
  /** Of goods that were brought, and of those that were fetched. */
  delivered: line,
  collected: line,
  /** Of something that was put in for something else, and of what would cost more than was agreed. */
  instead: line,
  capped: line,
  goods: line,
  deposits: line,
  serviceFee: line,
  pass: line,
  total: line,
  paidBy: line,
  /** Of what is paid by bank after the invoice came, and how. */
  open: line,
  payTo: line,
  thanks: line,
});

const creditNoteWords = z.strictObject({
  title: line,
  number: line,
  date: line,
  /** Stands before its numbers, which are a series of their own. */
  series: line,
  /** Which invoice it corrects. */
  corrects: line,
  reduction: line,
  deposits: line,
  total: line,
  paidTo: line,
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
    /** Where somebody who has a question about a paper writes to. */
    email: line,
    /** Where what is paid by invoice is paid to. */
    bank: z.optional(z.strictObject({ name: line, iban: line, bic: line })),
  }),
  /** What the ways to pay are called on paper, by their keys. */
  methods: z.record(z.string(), line),
  paper: paperWords,
  invoice: invoiceWords,
  creditNote: creditNoteWords,
  calendar: calendarWords,
});
export type OrderFile = z.infer<typeof orderFile>;
