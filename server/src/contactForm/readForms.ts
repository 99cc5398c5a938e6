import { type FormFile, type FormMailTexts, formFile, formMailTexts } from '@trolley/contract';
import { isAddress } from '../platform/mail/checkMail.ts';
import { textProblems } from '../platform/mail/template/textProblems.ts';
import { openTenantFolder } from '../tenant/tenantFolder.ts';
import { TenantProblem } from '../tenant/tenantProblem.ts';

const mailsFile = 'form/mails.json';
const always = ['shop', 'support'];
const ofMessage = [...always, 'form', 'reference'];
const namesIn: Readonly<Record<string, readonly string[]>> = {
  greeting: [...always, 'firstName'],
  files: [],
  filesApart: [...ofMessage, 'email'],
  notRepeated: [],
  received: [...ofMessage, 'days'],
  arrived: [...ofMessage, 'email'],
};

interface Forms {
  readonly forms: ReadonlyMap<string, FormFile>;
  readonly texts: FormMailTexts;
}

/** A tenant's forms and what the mails about them say; throws a TenantProblem that names all that is wrong. */
export async function readForms(dir: string): Promise<Forms> {
  const folder = openTenantFolder(dir);
  const forms = new Map<string, FormFile>();
  for (const file of await folder.list('forms', true)) {
    const form = await folder.read(file, formFile);
    if (!form) continue;
    if (!isAddress(form.recipient)) folder.note(file, 'recipient', 'expected an email address in plain letters');
    if (file !== `forms/${form.id}.json`) folder.note(file, 'id', 'expected the name of the file');
    forms.set(form.id, form);
  }
  const texts = await folder.read(mailsFile, formMailTexts);
  for (const { field, expected } of textProblems(texts ?? {}, (field) => namesIn[field.split('.')[0] ?? ''] ?? always))
    folder.note(mailsFile, field, expected);
  if (!texts || folder.findings.length > 0) throw new TenantProblem(folder.findings);
  return { forms, texts };
}
