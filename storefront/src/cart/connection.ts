/** Between two tries to reach anybody. */
const shortestWait = 2000;
const longestWait = 30_000;

export interface Connection {
  /** Nobody was reached: it is tried again, more and more seldom. */
  lost(): void;
  /** Somebody answered. */
  reached(): void;
}

export function createConnection(tryAgain: () => void): Connection {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = shortestWait;
  return {
    lost() {
      clearTimeout(timer);
      timer = setTimeout(tryAgain, wait);
      wait = Math.min(wait * 2, longestWait);
    },
    reached() {
      clearTimeout(timer);
      wait = shortestWait;
    },
  };
}
