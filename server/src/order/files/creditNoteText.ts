import { refundWays } from '../mails/refundValues.ts';
import { cameOf } from '../rules/pickedLine.ts';
import type { Refund, StoredOrder } from '../storage/storedOrder.ts';
import type { Paper } from './paper.ts';
import { type PaperParts, paperFrame, paperLanguage, vatTable } from './paperFrame.ts';

/** CUST-13: takes a refund off its invoice, which it names, with net and tax by rate. */
export function creditNoteText(stored: StoredOrder, refund: Refund, parts: PaperParts): Paper {
  const { file, tenant } = parts;
  const { paper, creditNote: words, methods } = file;
  const { attempt, final } = stored.document;
  const language = paperLanguage(tenant);
  const { money, day, percent, fill } = language;
  const { number: invoice, issuedAt = stored.changedAt } = stored.invoice ?? {};
  const number = `${words.series}${refund.number}`;
  const named = { number: String(invoice ?? ''), date: day(issuedAt) };
  const line = final?.lines.find(({ lineItemId }) => lineItemId === refund.lineItemId);
  const row = (what: string, rate: string, cents: number) => ({
    cells: [what, '', '', '', rate, money(cents)],
    ...(line && { note: cameOf(line).name }),
  });
  return {
    ...paperFrame(parts, attempt.billingAddress),
    title: words.title,
    number,
    head: [paper.article, '', '', '', paper.rate, paper.amount],
    facts: [
      [words.number, number],
      [words.date, day(refund.issuedAt)],
      [words.corrects, named.number],
      [paper.order, stored.orderNumber],
    ],
    lines: [
      ...refund.byRate.map(({ permille, gross }) => row(fill(words.reduction, named), percent(permille), gross)),
      ...(refund.deposits > 0 ? [row(words.deposits, '', refund.deposits)] : []),
    ],
    sums: [],
    total: [words.total, money(refund.amount)],
    paid: refundWays(refund, final?.payments ?? attempt.payments).map(({ methodKey, amount }) => [
      `${words.paidTo}: ${methods[methodKey] ?? methodKey}`,
      money(amount),
    ]),
    ...vatTable(refund, paper, language),
    notes: [fill(words.thanks, { shop: tenant.name })],
  };
}
