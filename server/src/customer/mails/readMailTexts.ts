import { type CustomerFile, type MailTexts, mailTexts } from '@trolley/contract';
import { isAddress, readSender } from '../../platform/mail/checkMail.ts';
import { textProblems } from '../../platform/mail/template/textProblems.ts';
import { openTenantFolder } from '../../tenant/tenantFolder.ts';
import { TenantProblem } from '../../tenant/tenantProblem.ts';

const file = 'customer/mails.json';
/** What a text may name. */
const known = ['shop', 'support'];
const onlyIn: Readonly<Record<string, readonly string[]>> = {
  greeting: ['firstName'],
  emailChangeRequested: ['newEmail'],
  emailChanged: ['newEmail'],
};
const namesIn = (field: string) => [...known, ...(onlyIn[field.split('.')[0] ?? ''] ?? [])];

/** Reads a tenant's texts of mails and looks at the addresses in them; throws a TenantProblem that names all that is wrong. */
export async function readMailTexts(dir: string, { from, support }: CustomerFile['mail']): Promise<MailTexts> {
  const folder = openTenantFolder(dir);
  const noteAddress = (field: string) =>
    folder.note('customer/customer.json', field, 'expected an email address in plain letters, as "shop@shop.example"');
  if (!isAddress(readSender(from).address)) noteAddress('mail.from');
  if (!isAddress(support)) noteAddress('mail.support');
  const texts = await folder.read(file, mailTexts);
  for (const { field, expected } of textProblems(texts ?? {}, namesIn)) folder.note(file, field, expected);
  if (!texts || folder.findings.length > 0) throw new TenantProblem(folder.findings);
  return texts;
}
