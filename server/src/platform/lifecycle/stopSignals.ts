import { readFileSync } from 'node:fs';

/** npm passes the terminal's Ctrl-C on a second time, a moment later; only a later one is a person's. */
const samePressMs = 500;

/** Calls `stop` at the first Ctrl-C or SIGTERM; a second one ends the process at once. */
export function onStopSignal(stop: (signal: NodeJS.Signals) => void): void {
  let firstAt: number | undefined;
  const handle = (signal: NodeJS.Signals) => {
    if (firstAt === undefined) {
      firstAt = Date.now();
      stop(signal);
    } else if (Date.now() - firstAt > samePressMs) {
      process.exit(130);
    }
  };
  process.on('SIGINT', handle);
  process.on('SIGTERM', handle);
  // A closed terminal window ends the shop too, unless it was started to outlive it.
  if (!isHangupIgnored()) process.on('SIGHUP', handle);
}

/** Started by `nohup`; a handler of ours would undo that. In doubt, nothing is changed. */
function isHangupIgnored(): boolean {
  try {
    const ignored = /^SigIgn:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 'f';
    return (BigInt(`0x${ignored}`) & 1n) === 1n;
  } catch {
    return true;
  }
}
