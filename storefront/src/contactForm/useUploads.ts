import { useRef, useState } from 'react';
import { removeFile, type SendProblem, sendFile } from './sendFile.ts';

export interface UploadedFile {
  /** Of the list, not of the server. */
  readonly key: number;
  readonly name: string;
  readonly bytes: number;
  /** From 0 to 1 while it is sent. */
  readonly progress?: number;
  readonly id?: string;
  readonly problem?: SendProblem;
}

export interface UploadList {
  readonly files: readonly UploadedFile[];
  add(files: readonly File[]): void;
  remove(key: number): void;
  /** Of what came whole. */
  ids(): string[];
}

/** FORM-06: files are sent as soon as they are chosen, each by itself. */
export function useUploads(formId: string): UploadList {
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const next = useRef(0);
  const cancels = useRef(new Map<number, () => void>());
  const change = (key: number, changes: Partial<UploadedFile>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, progress: undefined, ...changes } : one)));

  function add(chosen: readonly File[]): void {
    // One after the other: what is too many is found out by the server, in the order they were chosen.
    void chosen.reduce(async (before, file) => {
      const key = next.current++;
      setFiles((all) => [...all, { key, name: file.name, bytes: file.size, progress: 0 }]);
      await before;
      const sending = sendFile(formId, file, (progress) => change(key, { progress }));
      cancels.current.set(key, sending.cancel);
      const outcome = await sending.outcome;
      cancels.current.delete(key);
      change(key, outcome);
    }, Promise.resolve());
  }

  return {
    files,
    add,
    remove(key) {
      cancels.current.get(key)?.();
      const one = files.find((file) => file.key === key);
      setFiles((all) => all.filter((file) => file.key !== key));
      if (one?.id !== undefined) void removeFile(formId, one.id);
    },
    ids: () => files.flatMap(({ id }) => id ?? []),
  };
}
