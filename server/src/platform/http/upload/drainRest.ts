import type { IncomingMessage } from 'node:http';

/** More than a browser sends before it looks for an answer, and little enough to be no burden. */
const mostBytes = 20_000_000;
const mostMs = 10_000;

/** Swallows what is left of a body, up to a measure; then the connection ends. */
export function drainRest(body: IncomingMessage): void {
  let bytes = 0;
  const timer = setTimeout(() => body.destroy(), mostMs);
  timer.unref();
  body.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostBytes) body.destroy();
  });
  body.on('close', () => clearTimeout(timer));
  body.on('error', () => undefined);
  body.resume();
}
