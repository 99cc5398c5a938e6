import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Log } from '../../platform/log.ts';
import type { ArtistMessage, JobOutcome, PictureJob } from './job.ts';

export interface Artists {
  /** `busy`: too many others wait already. */
  ask(job: PictureJob): Promise<JobOutcome | 'busy'>;
  /** When nobody waits, one at a time. */
  askLater(job: PictureJob): Promise<JobOutcome | 'busy'>;
  readonly waiting: number;
  close(): Promise<void>;
}

export interface ArtistOptions {
  readonly log: Log;
  readonly start: () => Worker;
  readonly size?: number;
  /** Threads without work end after this long; the next picture starts one again. */
  readonly idleMs?: number;
  /** A thread that works on one picture for longer hangs. */
  readonly limitMs?: number;
  readonly longestQueue?: number;
  /** Of what nobody waits for. */
  readonly mostLater?: number;
}

interface Assignment {
  readonly job: PictureJob;
  readonly finish: (outcome: JobOutcome | 'busy') => void;
  readonly isLater: boolean;
  tries: number;
}

interface Artist {
  readonly worker: Worker;
  assignment?: Assignment;
  alarm?: NodeJS.Timeout;
}

const mostTries = 2;

/** Threads that make pictures, started when there is work; a broken one is replaced and its picture tried again. */
export function openArtists(options: ArtistOptions): Artists {
  const { log, start, idleMs = 60_000, limitMs = 20_000, longestQueue = 1000, mostLater = 500 } = options;
  const size = options.size ?? (availableParallelism() > 2 ? 2 : 1);
  const waiting: Assignment[] = [];
  const later: Assignment[] = [];
  const artists = new Set<Artist>();
  let nextId = 0;
  let closed = false;
  const saidLacks = new Set<string>();

  function handOut(): void {
    while (hasWork()) {
      const artist = [...artists].find(({ assignment }) => !assignment) ?? (artists.size < size ? hire() : undefined);
      if (!artist) return;
      const assignment = waiting.shift() ?? later.shift();
      if (assignment) give(artist, assignment);
    }
  }

  function hasWork(): boolean {
    return waiting.length > 0 || (later.length > 0 && ![...artists].some(({ assignment }) => assignment?.isLater));
  }

  function give(artist: Artist, assignment: Assignment): void {
    clearTimeout(artist.alarm);
    assignment.tries += 1;
    artist.assignment = assignment;
    artist.alarm = setTimeout(() => void artist.worker.terminate(), limitMs).unref();
    artist.worker.postMessage({ id: nextId++, job: assignment.job }, []);
  }

  function rest(artist: Artist): void {
    clearTimeout(artist.alarm);
    delete artist.assignment;
    artist.alarm = setTimeout(() => dismiss(artist), idleMs).unref();
    handOut();
  }

  function dismiss(artist: Artist): void {
    artists.delete(artist);
    void artist.worker.terminate();
  }

  function hire(): Artist {
    const artist: Artist = { worker: start() };
    artists.add(artist);
    artist.worker.unref();
    artist.worker.on('message', (message: ArtistMessage) => {
      if ('lack' in message) return sayLack(message.lack);
      artist.assignment?.finish(message.outcome);
      rest(artist);
    });
    let reason = 'it took too long';
    artist.worker.on('error', (error) => {
      reason = error.message;
    });
    artist.worker.on('exit', () => {
      clearTimeout(artist.alarm);
      artists.delete(artist);
      if (artist.assignment) retry(artist.assignment, reason);
    });
    return artist;
  }

  function retry(assignment: Assignment, reason: string): void {
    if (closed) return assignment.finish('busy');
    log.warn({ reason, tries: assignment.tries }, 'a thread that makes pictures broke off');
    if (assignment.tries < mostTries) (assignment.isLater ? later : waiting).unshift(assignment);
    else assignment.finish({ problem: `the thread broke off: ${reason}` });
    handOut();
  }

  /** Every thread notices it anew. */
  function sayLack(lack: string): void {
    if (saidLacks.has(lack)) return;
    saidLacks.add(lack);
    log.warn(lack);
  }

  return {
    get waiting() {
      return waiting.length;
    },
    ask(job) {
      if (closed || waiting.length >= longestQueue) return Promise.resolve('busy');
      return new Promise((finish) => {
        waiting.push({ job, finish, isLater: false, tries: 0 });
        handOut();
      });
    },
    askLater(job) {
      if (closed || later.length >= mostLater) return Promise.resolve('busy');
      return new Promise((finish) => {
        later.push({ job, finish, isLater: true, tries: 0 });
        handOut();
      });
    },
    async close() {
      closed = true;
      for (const { finish } of [...waiting.splice(0), ...later.splice(0)]) finish('busy');
      await Promise.all([...artists].map(({ worker }) => worker.terminate()));
    },
  };
}
