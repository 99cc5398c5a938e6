import { type CustomerFile, type MailTexts, mailTexts } from '@trolley/contract';
import compile from 'icu-minify/compile';
import { isAddress, readSender } from '../../platform/mail/checkMail.ts';
import { openTenantFolder } from '../../tenant/tenantFolder.ts';
import { TenantProblem } from '../../tenant/tenantProblem.ts';

const file = 'customer/mails.json';
/** What a text may name. */
const known = ['shop', 'support'];
const onlyIn: Readonly<Record<string, readonly string[]>> = { greeting: ['firstName'], emailChanged: ['newEmail'] };

/** Reads a tenant's texts of mails and looks at the addresses in them; throws a TenantProblem that names all that is wrong. */
export async function readMailTexts(dir: string, { from, support }: CustomerFile['mail']): Promise<MailTexts> {
  const folder = openTenantFolder(dir);
  const noteAddress = (field: string) =>
    folder.note('customer/customer.json', field, 'expected an email address in plain letters, as "shop@shop.example"');
  if (!isAddress(readSender(from).address)) noteAddress('mail.from');
  if (!isAddress(support)) noteAddress('mail.support');
  const texts = await folder.read(file, mailTexts);
  for (const [field, text] of textsIn(texts ?? {})) {
    try {
      compile(text);
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      folder.note(file, field, `expected a text in ICU message syntax (${problem}): ${text}`);
    }
    const names = [...known, ...(onlyIn[field.split('.')[0] ?? ''] ?? [])];
    for (const [, name = ''] of text.matchAll(/\{\s*(\w+)/g)) {
      if (!names.includes(name))
        folder.note(file, field, `expected one of: ${names.join(', ')}; there is no "${name}"`);
    }
  }
  if (!texts || folder.findings.length > 0) throw new TenantProblem(folder.findings);
  return texts;
}

function textsIn(held: object, path = ''): (readonly [field: string, text: string])[] {
  return Object.entries(held).flatMap(([key, value]: [string, unknown]) => {
    const field = path ? `${path}.${key}` : key;
    if (typeof value === 'string') return [[field, value] as const];
    return typeof value === 'object' && value !== null ? textsIn(value, field) : [];
  });
}
