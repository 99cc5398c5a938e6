import { wordFailures } from '@trolley/contract';
import type { Database } from '../../platform/database/database.ts';
import { type JournalBy, writeJournal } from '../../staff/journal/writeJournal.ts';
import type { SourceTexts } from '../../tenant/messages.ts';
import { deleteText, lockText, putText } from '../queries.ts';
import type { WordRefused } from '../refusals.ts';
import type { StoredText } from '../words.ts';
import { isFixedText } from './isFixedText.ts';
import { textProblems } from './textProblems.ts';

interface Saving {
  readonly database: Database;
  readonly sourceTexts: SourceTexts;
}

interface Wanted {
  readonly key: string;
  readonly text: string;
  /** Of the text that was looked at; 0: the original. */
  readonly revision: number;
}

/** Puts a text in place of the original. Undefined as what is stored: it became the original again. */
export async function saveText(
  { database, sourceTexts }: Saving,
  by: JournalBy,
  { key, text, revision }: Wanted,
): Promise<{ readonly stored: StoredText | undefined } | WordRefused> {
  const original = sourceTexts.get(key)?.text;
  if (original === undefined) return { failure: wordFailures.textNotFound };
  if (isFixedText(key, original)) return { failure: wordFailures.textFixed };
  const problems = textProblems(original, text);
  if (problems.length > 0) return { failure: wordFailures.textRefused, problems };
  if (text === original) return resetText({ database, sourceTexts }, by, { key, revision });
  return database.transaction(async (tx) => {
    const before = await lockText(tx, key);
    if ((before?.revision ?? 0) !== revision) return { failure: wordFailures.textChanged, now: before };
    const stored = await putText(tx, { key, text, original, by: by.staffId, revision });
    // Somebody was quicker between the look and the change.
    if (!stored) return { failure: wordFailures.textChanged };
    await writeJournal(tx, by, {
      action: 'message.changed',
      subject: { kind: 'message', id: key },
      before: { text: before?.text ?? original },
      after: { text },
    });
    return { stored };
  });
}

/** Takes a change back: the original is shown again. */
export async function resetText(
  { database, sourceTexts }: Saving,
  by: JournalBy,
  { key, revision }: Omit<Wanted, 'text'>,
): Promise<{ readonly stored: undefined } | WordRefused> {
  return database.transaction(async (tx) => {
    const before = await lockText(tx, key);
    if ((before?.revision ?? 0) !== revision) return { failure: wordFailures.textChanged, now: before };
    if (!before) return { stored: undefined };
    await deleteText(tx, key);
    await writeJournal(tx, by, {
      action: 'message.reset',
      subject: { kind: 'message', id: key },
      before: { text: before.text },
      after: { text: sourceTexts.get(key)?.text ?? '' },
    });
    return { stored: undefined };
  });
}
