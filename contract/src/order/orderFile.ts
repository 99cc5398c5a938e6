import { z } from 'zod/mini';

const line = z.string().check(z.minLength(1));

/** The labels of invoices and credit notes. */
const documentTexts = z.strictObject({
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

const invoiceTexts = z.strictObject({
  title: line,
  number: line,
  date: line,
  /** Of goods that were brought, and of those that were fetched. */
  delivered: line,
  collected: line,
  /** For substitutes, and for goods that would cost more than agreed. */
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

const creditNoteTexts = z.strictObject({
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

const calendarTexts = z.strictObject({ delivery: line, collection: line, description: line });

/** `tenants/<id>/order/order.json`: the seller, and the texts of invoices and other documents. */
export const orderFile = z.strictObject({
  seller: z.strictObject({
    name: line,
    street: line,
    postalCode: line,
    city: line,
    country: line,
    vatId: line,
    register: z.optional(line),
    /** The contact for questions about a document. */
    email: line,
    /** Where what is paid by invoice is paid to. */
    bank: z.optional(z.strictObject({ name: line, iban: line, bic: line })),
  }),
  /** How the country writes an address: `street` of street and number, `city` of code and city. */
  address: z.strictObject({ street: line, city: line }),
  /** The names of payment methods on documents, by key. */
  methods: z.record(z.string(), line),
  paper: documentTexts,
  invoice: invoiceTexts,
  creditNote: creditNoteTexts,
  calendar: calendarTexts,
});
export type OrderFile = z.infer<typeof orderFile>;
