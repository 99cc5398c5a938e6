import type { FormAnswers } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';
import type { WhoseData } from '../platform/personalData.ts';

export interface NewSubmission {
  readonly formId: string;
  readonly reference: string;
  readonly key: string;
  readonly bodyHash: Buffer;
  readonly customerId: string | undefined;
  readonly email: string;
  readonly answers: FormAnswers;
  readonly consentText: string;
  readonly consentVersion: string;
  readonly keepDays: number;
}

export interface Inserted {
  readonly id: string;
  readonly receivedAt: Date;
}

/** Nothing where its key or its reference is taken. */
export async function insertSubmission(tx: Queryable, submission: NewSubmission): Promise<Inserted | undefined> {
  const { formId, reference, key, bodyHash, customerId, email, answers, consentText, consentVersion, keepDays } =
    submission;
  const [row] = await tx.query<Inserted>({
    text: `insert into form_submission (form_id, reference, idempotency_key, body_hash, customer_id, email, answers,
                                        consent_text, consent_version, delete_after)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + make_interval(days => $10))
           on conflict do nothing returning id, received_at as "receivedAt"`,
    values: [
      ...[formId, reference, key, bodyHash, customerId, email],
      ...[JSON.stringify(answers), consentText, consentVersion, keepDays],
    ],
  });
  return row;
}

export interface SentBefore {
  readonly reference: string;
  readonly receivedAt: Date;
  readonly bodyHash: Buffer;
}

export async function selectByKey(on: Queryable, key: string): Promise<SentBefore | undefined> {
  const [row] = await on.query<SentBefore>({
    text: `select reference, received_at as "receivedAt", body_hash as "bodyHash" from form_submission
            where idempotency_key = $1`,
    values: [key],
  });
  return row;
}

export interface NewUpload {
  readonly formId: string;
  readonly ownerHash: Buffer;
  readonly name: string;
  readonly type: string;
  /** Its name in the storage, and its size there. */
  readonly file: string;
  readonly bytes: number;
}

export async function insertUpload(tx: Queryable, upload: NewUpload, hours: number): Promise<string> {
  const { formId, ownerHash, name, type, file, bytes } = upload;
  const [row] = await tx.query<{ readonly id: string }>({
    text: `insert into form_upload (form_id, owner_hash, name, type, file, bytes, delete_after)
           values ($1, $2, $3, $4, $5, $6, now() + make_interval(hours => $7)) returning id`,
    values: [formId, ownerHash, name, type, file, bytes, hours],
  });
  if (!row) throw new Error('A file was not written.');
  return row.id;
}

export interface Waiting {
  readonly ownerHash: Buffer;
  readonly formId: string;
  /** The files that the browser still shows; undefined where it does not say. */
  readonly shown: readonly string[] | undefined;
}

/** How many of a browser's files wait for the message of a form, of those it shows. */
export async function countWaiting(on: Queryable, { ownerHash, formId, shown }: Waiting): Promise<number> {
  const [row] = await on.query<{ readonly count: number }>({
    text: `select count(*)::int as count from form_upload
            where owner_hash = $1 and form_id = $2 and submission_id is null and delete_after > now()
              and ($3::uuid[] is null or id = any($3::uuid[]))`,
    values: [ownerHash, formId, shown ?? null],
  });
  return row?.count ?? 0;
}

/** Of the files that a browser no longer shows all but the newest `kept`: nobody can add them to a message any more. */
export async function deleteLost(tx: Queryable, { ownerHash, formId, shown }: Waiting, kept: number): Promise<void> {
  await tx.query({
    text: `delete from form_upload where id in (
             select id from form_upload
              where owner_hash = $1 and form_id = $2 and submission_id is null and id <> all($3::uuid[])
              order by created_at desc offset $4)`,
    values: [ownerHash, formId, shown ?? [], kept],
  });
}

export async function deleteWaiting(tx: Queryable, id: string, ownerHash: Buffer): Promise<void> {
  await tx.query({
    text: 'delete from form_upload where id = $1 and owner_hash = $2 and submission_id is null',
    values: [id, ownerHash],
  });
}

/** Ties a browser's files to their message, for as long as that is kept; returns their names. */
export async function claimUploads(
  tx: Queryable,
  {
    ids,
    ownerHash,
    formId,
    submissionId,
    keepDays,
  }: {
    readonly ids: readonly string[];
    readonly ownerHash: Buffer;
    readonly formId: string;
    readonly submissionId: string;
    readonly keepDays: number;
  },
): Promise<readonly string[]> {
  const rows = await tx.query<{ readonly name: string }>({
    text: `update form_upload set submission_id = $4, delete_after = now() + make_interval(days => $5)
            where id = any($1::uuid[]) and owner_hash = $2 and form_id = $3 and submission_id is null
           returning name`,
    values: [ids, ownerHash, formId, submissionId, keepDays],
  });
  return rows.map(({ name }) => name);
}

/** All that a customer sent: by account, and by address where it is theirs beyond doubt. */
export async function selectOfCustomer(on: Queryable, customer: WhoseData) {
  const rows = await on.query<{ readonly row: object }>({
    text: `select to_jsonb(form_submission) - 'body_hash' - 'idempotency_key'
                  || jsonb_build_object('files', (select coalesce(jsonb_agg(name order by name), '[]')
                       from form_upload where submission_id = form_submission.id)) as row
             from form_submission where customer_id = $1 or lower(email) = lower($2) order by received_at`,
    values: [customer.id, customer.email ?? null],
  });
  return rows.map(({ row }) => row);
}

export interface StoredMessage {
  readonly reference: string;
  readonly formId: string;
  readonly email: string;
  readonly answers: FormAnswers;
  readonly receivedAt: Date;
}

export async function selectMessage(on: Queryable, reference: string): Promise<StoredMessage | undefined> {
  const [row] = await on.query<StoredMessage>({
    text: `select reference, form_id as "formId", email, answers, received_at as "receivedAt" from form_submission
            where reference = $1`,
    values: [reference],
  });
  return row;
}

export interface SentFile {
  readonly name: string;
  readonly type: string;
  /** In the storage; of files sent before there was one the content itself. */
  readonly file: string | null;
  readonly content: Buffer | null;
}

export function selectFiles(on: Queryable, reference: string): Promise<readonly SentFile[]> {
  return on.query<SentFile>({
    text: `select form_upload.name, form_upload.type, form_upload.file, form_upload.content from form_upload
             join form_submission on form_submission.id = form_upload.submission_id
            where form_submission.reference = $1 order by form_upload.created_at`,
    values: [reference],
  });
}
