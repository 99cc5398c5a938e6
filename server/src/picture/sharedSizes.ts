import type { Log } from '../platform/log.ts';
import { type FileStorage, StorageAway } from '../platform/storage/fileStorage.ts';
import { isWholePicture } from './isWholePicture.ts';

/** Sizes of photos that all processes share, as far as the storage has room for them and answers. */
export interface SharedSizes {
  /** Undefined as well where the storage answers with something else than that picture. */
  read(name: string, log?: Pick<Log, 'warn'>): Promise<Buffer | undefined>;
  /** Never fails: another process makes it again. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** It did not answer a moment ago: not asked again yet, so that nobody waits for it in vain. */
  isAway(): boolean;
  noteAway(problem: string, log?: Pick<Log, 'warn'>): void;
}

const restMs = 5000;
const sayAgainMs = 60_000;

export function openSharedSizes(
  sizes: Pick<FileStorage, 'read' | 'write'> | undefined,
  log: Log,
  now: () => number = Date.now,
): SharedSizes {
  let awayUntil = Number.NEGATIVE_INFINITY;
  let saidAt = Number.NEGATIVE_INFINITY;

  const isAway = () => now() < awayUntil;

  function noteAway(problem: string, requestLog: Pick<Log, 'warn'> = log): void {
    awayUntil = now() + restMs;
    if (now() - saidAt < sayAgainMs) return;
    saidAt = now();
    requestLog.warn({ problem }, 'the storage of photos is away, placeholders are shown');
  }

  const catchAway = (requestLog?: Pick<Log, 'warn'>) => (error: unknown) => {
    if (!(error instanceof StorageAway)) throw error;
    noteAway(error.message, requestLog);
    return undefined;
  };

  async function read(name: string, requestLog: Pick<Log, 'warn'> = log): Promise<Buffer | undefined> {
    const bytes = isAway() ? undefined : await sizes?.read(name).catch(catchAway(requestLog));
    if (!bytes || isWholePicture(name, bytes)) return bytes;
    // It would be kept, and sent to shoppers as what never changes. Made anew, it replaces the wrong one.
    requestLog.warn({ name, bytes: bytes.length }, 'the storage of photos answers with something else than a picture');
    return undefined;
  }

  return {
    read,
    write: async (name, bytes) => (isAway() ? undefined : sizes?.write(name, bytes).catch(catchAway())),
    isAway,
    noteAway,
  };
}
