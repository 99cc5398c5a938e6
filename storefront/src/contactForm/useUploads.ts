import { useEffect, useRef, useState } from 'react';
import { removeFile, type SendProblem, sendFile } from './sendFile.ts';
import { loadUploads, saveUploads, type WaitingFile, waitsUntil } from './uploadDraft.ts';

export interface UploadedFile extends Partial<WaitingFile> {
  /** Of the list, not of the server. */
  readonly key: number;
  readonly name: string;
  readonly bytes: number;
  /** From 0 to 1 while it is sent. */
  readonly progress?: number | undefined;
  readonly problem?: SendProblem | undefined;
}

export interface UploadList {
  readonly files: readonly UploadedFile[];
  add(files: readonly File[]): void;
  remove(key: number): void;
  /** Waits for those under way; undefined where one in the list did not come whole. */
  settle(): Promise<string[] | undefined>;
  /** Their message has them now. */
  clear(): void;
}

/** FORM-06: files are sent as soon as they are chosen, each by itself; a reload finds those that came whole. */
export function useUploads(formId: string): UploadList {
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  // What is under way asks for the list as it is by then.
  const list = useRef(files);
  const next = useRef(0);
  const queue = useRef(Promise.resolve());
  const cancels = useRef(new Map<number, () => void>());

  function show(shown: readonly UploadedFile[]): void {
    list.current = shown;
    setFiles(shown);
  }
  function change(key: number, changes: Partial<UploadedFile>): void {
    show(list.current.map((one) => (one.key === key ? { ...one, progress: undefined, ...changes } : one)));
  }
  const save = () => saveUploads(sessionStorage, formId, list.current.filter(isWhole).map(toWaitingFile));
  const isListed = (key: number) => list.current.some((one) => one.key === key);

  useEffect(() => {
    const known = loadUploads(sessionStorage, formId, Date.now()).filter(
      ({ id }) => !list.current.some((one) => one.id === id),
    );
    if (known.length === 0) return;
    const shown = [...known.map((one) => ({ ...one, key: next.current++ })), ...list.current];
    list.current = shown;
    setFiles(shown);
  }, [formId]);

  async function send(key: number, file: File): Promise<void> {
    if (!isListed(key)) return;
    const shown = idsOf(list.current);
    const sending = sendFile({ formId, file, shown, onProgress: (progress) => change(key, { progress }) });
    cancels.current.set(key, sending.cancel);
    const outcome = await sending.outcome;
    cancels.current.delete(key);
    if (isListed(key)) {
      change(key, 'id' in outcome ? { ...outcome, until: waitsUntil(Date.now()) } : outcome);
      save();
    } else if ('id' in outcome) await removeFile(formId, outcome.id);
  }

  return {
    files,
    add(chosen) {
      for (const file of chosen) {
        const key = next.current++;
        show([...list.current, { key, name: file.name, bytes: file.size, progress: 0 }]);
        // One after the other: what is too many is found out by the server, in the order they were chosen.
        queue.current = queue.current.then(() => send(key, file));
      }
    },
    remove(key) {
      const one = list.current.find((file) => file.key === key);
      show(list.current.filter((file) => file.key !== key));
      save();
      cancels.current.get(key)?.();
      if (one?.id !== undefined) void removeFile(formId, one.id);
    },
    async settle() {
      await queue.current;
      return list.current.some(({ problem }) => problem !== undefined) ? undefined : idsOf(list.current);
    },
    clear() {
      show([]);
      save();
    },
  };
}

const idsOf = (files: readonly UploadedFile[]) => files.flatMap(({ id }) => id ?? []);

const isWhole = (file: UploadedFile): file is UploadedFile & WaitingFile =>
  file.id !== undefined && file.until !== undefined;

const toWaitingFile = ({ id, name, bytes, until }: WaitingFile): WaitingFile => ({ id, name, bytes, until });
