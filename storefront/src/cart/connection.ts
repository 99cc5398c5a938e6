/** Between two tries to reach the server. */
const shortestWait = 2000;
const longestWait = 30_000;

export interface Connection {
  /** The server was not reached: retry with growing intervals. */
  lost(): void;
  /** The server answered. */
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
