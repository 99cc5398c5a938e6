import { type NewsletterMailTexts, newsletterMailTexts } from '@trolley/contract';
import { textProblems } from '../../platform/mail/template/textProblems.ts';
import { openTenantFolder } from '../../tenant/tenantFolder.ts';
import { TenantProblem } from '../../tenant/tenantProblem.ts';

const file = 'newsletter/mails.json';
const always = ['shop', 'support'];

/** Reads a tenant's texts of mails to subscribers; throws a TenantProblem that names all that is wrong. */
export async function readNewsletterMailTexts(dir: string): Promise<NewsletterMailTexts> {
  const folder = openTenantFolder(dir);
  const texts = await folder.read(file, newsletterMailTexts);
  const namesIn = (field: string) => (field === 'greeting' ? [...always, 'firstName'] : always);
  for (const { field, expected } of textProblems(texts ?? {}, namesIn)) folder.note(file, field, expected);
  if (!texts || folder.findings.length > 0) throw new TenantProblem(folder.findings);
  return texts;
}
