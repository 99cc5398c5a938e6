import { createHash } from 'node:crypto';
import {
  type EndpointInput,
  errorCodes,
  type FormFile,
  formFailures,
  formProblems,
  keptAnswers,
  newsletterFailures,
  type submitForm,
} from '@trolley/contract';
import { consentVersion } from '../platform/consentVersion.ts';
import type { Queryable } from '../platform/database/database.ts';
import { queueMail } from '../platform/mail/queueMail.ts';
import { newReference } from '../platform/newReference.ts';
import type { ContactForms } from './contactForms.ts';
import {
  claimUploads,
  type Inserted,
  insertSubmission,
  type NewSubmission,
  type SentBefore,
  selectByKey,
} from './queries.ts';
import type { Refused } from './refused.ts';

const hourMs = 60 * 60_000;
const fromNetwork = { max: 10, windowMs: hourMs };
const toAddress = { max: 5, windowMs: hourMs };

interface Sender {
  /** Of the network, for its limit. */
  readonly network: string;
  readonly customerId: string | undefined;
  /** Of their account, where it was confirmed by mail. */
  readonly confirmedAddress: string | undefined;
  /** Of the browser whose files these are. */
  readonly ownerHash: Buffer;
}

export interface Received {
  readonly reference: string;
  readonly receivedAt: Date;
}

/** CONT-09: checks, stores and mails a message; sent twice with the same key it is one. */
export async function submit(
  forms: Pick<ContactForms, 'database' | 'mails' | 'rateLimiter'>,
  form: FormFile,
  body: EndpointInput<typeof submitForm>['body'],
  sender: Sender,
): Promise<Received | Refused> {
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([form.id, body]))
    .digest();
  const before = await selectByKey(forms.database, body.key);
  if (before) return before.bodyHash.equals(bodyHash) ? before : { failure: formFailures.keyReused };
  const problems = Object.entries(formProblems(form, body.answers));
  if (problems.length > 0) {
    const fields = problems.map(([name, problem]) => ({ path: name, message: problem.kind, ...problem }));
    return { failure: errorCodes.invalidRequest, fields };
  }
  if (body.consent !== form.consent) return { failure: newsletterFailures.consentOutdated };
  const answers = keptAnswers(form, body.answers);
  const email = answers.email ?? '';
  const waitSeconds =
    (await forms.rateLimiter.count(`form from:${sender.network}`, fromNetwork)) ??
    (await forms.rateLimiter.count(`form to:${email.toLowerCase()}`, toAddress));
  if (waitSeconds !== undefined) return { failure: errorCodes.tooManyRequests, waitSeconds };
  const submission = {
    ...{ formId: form.id, key: body.key, bodyHash, customerId: sender.customerId, email, answers },
    consentText: body.consent,
    consentVersion: consentVersion(body.consent),
    keepDays: form.keepDays,
  };
  const uploads = form.steps.some((step) => step.uploads) ? body.uploads : [];
  return forms.database.transaction(async (tx) => {
    const kept = await keep(tx, submission);
    if ('failure' in kept || 'bodyHash' in kept) return kept;
    const { id, receivedAt, reference } = kept;
    const claim = { ids: uploads, ownerHash: sender.ownerHash, formId: form.id, submissionId: id };
    const files = uploads.length === 0 ? [] : await claimUploads(tx, { ...claim, keepDays: form.keepDays });
    if (files.length < new Set(uploads).size) {
      await tx.query({ text: 'rollback to savepoint message' });
      return { failure: formFailures.uploadNotFound };
    }
    const isOwnAddress = email.toLowerCase() === sender.confirmedAddress?.toLowerCase();
    const message = { form, reference, email, answers, files, isOwnAddress };
    await queueMail(tx, forms.mails.arrived(message));
    await queueMail(tx, forms.mails.received(message));
    return { reference, receivedAt };
  });
}

/** Another call with the same key may be faster, and a reference may be taken. */
async function keep(
  tx: Queryable,
  submission: Omit<NewSubmission, 'reference'>,
): Promise<(Inserted & { readonly reference: string }) | SentBefore | Refused> {
  await tx.query({ text: 'savepoint message' });
  for (;;) {
    const reference = newReference('N');
    const inserted = await insertSubmission(tx, { ...submission, reference });
    if (inserted) return { ...inserted, reference };
    const before = await selectByKey(tx, submission.key);
    if (before) return before.bodyHash.equals(submission.bodyHash) ? before : { failure: formFailures.keyReused };
  }
}
