import { uploadLimits } from '@trolley/contract';

/** A file that came whole, and waits for its message. */
export interface WaitingFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  /** When the server deletes it, in milliseconds. */
  readonly until: number;
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

// Beside the draft of what was typed, and gone with the visit like it.
const keyOf = (formId: string) => `draft:form-${formId}-files`;

export const waitsUntil = (now: number): number => now + uploadLimits.hours * 60 * 60_000;

/** The files from before a reload that still wait. */
export function loadUploads(storage: DraftStorage, formId: string, now: number): readonly WaitingFile[] {
  try {
    const read: unknown = JSON.parse(storage.getItem(keyOf(formId)) ?? '[]');
    if (!Array.isArray(read)) return [];
    return read.filter(isWaitingFile).filter(({ until }) => until > now);
  } catch {
    return [];
  }
}

export function saveUploads(storage: DraftStorage, formId: string, files: readonly WaitingFile[]): void {
  try {
    if (files.length === 0) storage.removeItem(keyOf(formId));
    else storage.setItem(keyOf(formId), JSON.stringify(files));
  } catch {
    // Without storage the list lasts as long as the page.
  }
}

function isWaitingFile(read: unknown): read is WaitingFile {
  if (typeof read !== 'object' || read === null) return false;
  const { id, name, bytes, until } = read as Partial<WaitingFile>;
  return typeof id === 'string' && typeof name === 'string' && typeof bytes === 'number' && typeof until === 'number';
}
