import { customerFile, type OrderFile, type OrderMailTexts, orderFile, orderMailTexts } from '@trolley/contract';
import { type TextProblem, textProblems } from '../../platform/mail/template/textProblems.ts';
import { openTenantFolder } from '../../tenant/tenantFolder.ts';
import { TenantProblem } from '../../tenant/tenantProblem.ts';

const mailsFile = 'order/mails.json';
const paperFile = 'order/order.json';

export interface OrderFiles {
  readonly file: OrderFile;
  readonly texts: OrderMailTexts;
  readonly mail: { readonly from: string; readonly support: string };
}

/** Reads what a tenant says about orders; throws a TenantProblem that names all that is wrong. */
export async function readOrderFiles(dir: string): Promise<OrderFiles> {
  const folder = openTenantFolder(dir);
  const note = (name: string, problems: readonly TextProblem[]) => {
    for (const { field, expected } of problems) folder.note(name, field, expected);
  };
  const [file, texts, customers] = await Promise.all([
    folder.read(paperFile, orderFile),
    folder.read(mailsFile, orderMailTexts),
    folder.read('customer/customer.json', customerFile),
  ]);
  note(mailsFile, textProblems(texts ?? {}, namesInMail));
  const { paper, invoice, creditNote, calendar } = file ?? {};
  note(paperFile, textProblems({ paper, invoice, creditNote, calendar }, namesOnPaper));
  if (!file || !texts || !customers || folder.findings.length > 0) throw new TenantProblem(folder.findings);
  return { file, texts, mail: customers.mail };
}

const always = ['shop', 'support', 'seller'];
const ofOrder = [...always, 'orderNumber', 'window', 'cutOff', 'place', 'methods', 'total'];
const onlyIn: Readonly<Partial<Record<string, readonly string[]>>> = {
  greeting: [...always, 'firstName'],
  'words.weighed': ['grams'],
  'words.instead': ['name'],
  'words.toDoor': ['street', 'city'],
  'words.atStore': ['street', 'city'],
};
const onPaper: Readonly<Partial<Record<string, readonly string[]>>> = {
  'paper.page': ['page', 'pages'],
  'invoice.instead': ['name'],
  'invoice.payTo': ['amount', 'iban', 'bank', 'number'],
  'invoice.thanks': ['shop', 'currency'],
  'creditNote.reduction': ['number', 'date'],
  'creditNote.thanks': ['shop'],
  calendar: ['shop', 'orderNumber', 'link'],
};
const ofLetter: Readonly<Partial<Record<string, readonly string[]>>> = {
  confirmation: ofOrder,
  cancelled: ofOrder,
  picked: ofOrder,
  onItsWay: ofOrder,
  readyToCollect: ofOrder,
  cancelledByShop: [...ofOrder, 'reason'],
  refunded: [...ofOrder, 'refund', 'refundWay', 'creditNote', 'invoice'],
  withdrawal: [...always, 'name', 'orderNumber', 'text', 'reference', 'receivedAt'],
  words: [],
};

/** What a text may name. A name that nothing is put in for would stop every order. */
const namesInMail = (field: string) => onlyIn[field] ?? ofLetter[field.split('.')[0] ?? ''] ?? always;
const namesOnPaper = (field: string) => onPaper[field] ?? onPaper[field.split('.')[0] ?? ''] ?? [];
