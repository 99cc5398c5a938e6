import { setTimeout } from 'node:timers/promises';

/** What has been opened and must be closed again, last first. */
export interface Closing {
  add(name: string, close: () => Promise<void> | void): void;
  run(): Promise<void>;
}

const patienceMs = 30_000;

export function createClosing(report: (problem: string) => void): Closing {
  const open: { readonly name: string; readonly close: () => Promise<void> | void }[] = [];
  let running: Promise<void> | undefined;

  async function closeAll(): Promise<void> {
    for (let next = open.pop(); next; next = open.pop()) {
      const { name, close } = next;
      const closed = Promise.resolve()
        .then(close)
        .catch((error: unknown) => report(`${name} did not close: ${String(error)}`));
      const tooLong = setTimeout(patienceMs, undefined, { ref: false }).then(() =>
        report(`${name} takes too long to close`),
      );
      await Promise.race([closed, tooLong]);
    }
  }

  return {
    add: (name, close) => void open.push({ name, close }),
    run: () => {
      running ??= closeAll();
      return running;
    },
  };
}
