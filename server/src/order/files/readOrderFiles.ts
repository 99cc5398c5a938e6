import { customerFile, type OrderFile, type OrderMailTexts, orderFile, orderMailTexts } from '@trolley/contract';
import compile from 'icu-minify/compile';
import { openTenantFolder, type TenantFolder } from '../../tenant/tenantFolder.ts';
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
  const [file, texts, customers] = await Promise.all([
    folder.read(paperFile, orderFile),
    folder.read(mailsFile, orderMailTexts),
    folder.read('customer/customer.json', customerFile),
  ]);
  for (const [field, text] of textsIn(texts ?? {})) checkText(folder, mailsFile, field, text, namesInMail(field));
  const { invoice, calendar } = file ?? {};
  for (const [field, text] of textsIn({ invoice, calendar }))
    checkText(folder, paperFile, field, text, onPaper[field.split('.')[0] ?? ''] ?? []);
  if (!file || !texts || !customers || folder.findings.length > 0) throw new TenantProblem(folder.findings);
  return { file, texts, mail: customers.mail };
}

const always = ['shop', 'support', 'seller'];
const ofOrder = [...always, 'orderNumber', 'window', 'cutOff', 'place', 'methods', 'total'];
const onlyIn: Readonly<Partial<Record<string, readonly string[]>>> = {
  greeting: [...always, 'firstName'],
  'words.weighed': ['grams'],
  'words.toDoor': ['street', 'city'],
  'words.atStore': ['street', 'city'],
};
const onPaper: Readonly<Partial<Record<string, readonly string[]>>> = {
  invoice: ['shop', 'page', 'pages'],
  calendar: ['shop', 'orderNumber', 'link'],
};
const ofLetter: Readonly<Partial<Record<string, readonly string[]>>> = {
  confirmation: ofOrder,
  cancelled: ofOrder,
  picked: ofOrder,
  onItsWay: ofOrder,
  readyToCollect: ofOrder,
  withdrawal: [...always, 'name', 'orderNumber', 'text', 'reference', 'receivedAt'],
  words: [],
};

/** What a text may name. A name that nothing is put in for would stop every order. */
const namesInMail = (field: string) => onlyIn[field] ?? ofLetter[field.split('.')[0] ?? ''] ?? always;

function checkText(folder: TenantFolder, file: string, field: string, text: string, names: readonly string[]): void {
  try {
    compile(text);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    folder.note(file, field, `expected a text in ICU message syntax (${problem}): ${text}`);
  }
  for (const [, name = ''] of text.matchAll(/\{\s*(\w+)/g))
    if (!names.includes(name)) folder.note(file, field, `expected one of: ${names.join(', ')}; there is no "${name}"`);
}

function textsIn(held: object, path = ''): (readonly [field: string, text: string])[] {
  return Object.entries(held).flatMap(([key, value]: [string, unknown]) => {
    const field = path ? `${path}.${key}` : key;
    if (typeof value === 'string') return [[field, value] as const];
    return typeof value === 'object' && value !== null ? textsIn(value, field) : [];
  });
}
