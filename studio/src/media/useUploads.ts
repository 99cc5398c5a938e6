import { useQueryClient } from '@tanstack/react-query';
import { type EndpointReply, type LibraryFile, listMedia, uploadMedia } from '@trolley/contract';
import { useRef, useState } from 'react';
import { type Sending, sendPicture } from './sendPicture.ts';

export interface UploadState {
  readonly id: number;
  readonly file: File;
  readonly state: 'waits' | 'sending' | 'drawing' | 'added' | 'known' | 'failed';
  /** Of what is on its way, from 0 to 1. */
  readonly share: number;
  readonly error?: unknown;
}

type Answer = EndpointReply<typeof uploadMedia>;
type Send = (address: string, file: File, onProgress: (share: number) => void) => Sending<Answer>;

/** As many as the server takes of one person at once, less one for another tab. */
const mostAtOnce = 3;

/** Pictures on their way, a few at a time; what failed stays until it is tried again or dismissed. */
export function useUploads(onAdded: (file: LibraryFile) => void = () => {}, send: Send = sendPicture) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly UploadState[]>([]);
  const queue = useRef<UploadState[]>([]);
  const sendings = useRef(new Map<number, Sending<Answer>>());
  const nextId = useRef(1);

  const change = (id: number, changes: Partial<UploadState>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const drop = (id: number) => setUploads((all) => all.filter((one) => one.id !== id));

  function startNext(): void {
    while (sendings.current.size < mostAtOnce) {
      const next = queue.current.shift();
      if (!next) return;
      start(next);
    }
  }

  function start({ id, file }: UploadState): void {
    const sending = send(uploadMedia.path, file, (share) =>
      change(id, { share, state: share < 1 ? 'sending' : 'drawing' }),
    );
    sendings.current.set(id, sending);
    change(id, { state: 'sending', share: 0, error: undefined });
    sending.answer
      .then(
        ({ file: added, known }) => {
          change(id, { state: known ? 'known' : 'added', share: 1 });
          onAdded(added);
          return client.invalidateQueries({ queryKey: [listMedia.path] });
        },
        (error: unknown) => change(id, { state: 'failed', error }),
      )
      .finally(() => {
        sendings.current.delete(id);
        startNext();
      });
  }

  return {
    uploads,
    add(files: Iterable<File>): void {
      const added = [...files].map((file): UploadState => ({ id: nextId.current++, file, state: 'waits', share: 0 }));
      setUploads((all) => [...all.filter(({ state }) => state !== 'added' && state !== 'known'), ...added]);
      queue.current.push(...added);
      startNext();
    },
    retry(id: number): void {
      const failed = uploads.find((one) => one.id === id);
      if (failed) queue.current.push(failed);
      change(id, { state: 'waits', error: undefined });
      startNext();
    },
    /** Of what is on its way: it ends. */
    dismiss(id: number): void {
      queue.current = queue.current.filter((one) => one.id !== id);
      sendings.current.get(id)?.cancel();
      drop(id);
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;
