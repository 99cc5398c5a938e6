/** A session that ended while somebody works: what waits for the next log-in. */
interface Waiting {
  readonly promise: Promise<boolean>;
  resolve(isSamePerson: boolean): void;
}

let waiting: Waiting | undefined;
let isKnown = false;
const listeners = new Set<() => void>();

/** Somebody was logged in: from now on a refusal means that their session has ended. */
export function sessionBegan(): void {
  isKnown = true;
}

/** Whether the same person is back. */
export function whenRenewed(): Promise<boolean> {
  if (!isKnown) return Promise.resolve(false);
  if (!waiting) {
    waiting = withResolvers();
    tell();
  }
  return waiting.promise;
}

/** Somebody has logged in again, or nobody will. */
export function settleEnded(isSamePerson: boolean): void {
  const ended = waiting;
  waiting = undefined;
  isKnown = isSamePerson;
  ended?.resolve(isSamePerson);
  tell();
}

export const hasEnded = (): boolean => waiting !== undefined;

export function onEnded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function withResolvers(): Waiting {
  let resolve: Waiting['resolve'] = () => {};
  const promise = new Promise<boolean>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
