import { once } from 'node:events';
import { spawnSource } from '../../../test/spawnSource.ts';

/** A process that runs a script of this folder and is killed as soon as it has printed so many lines. */
export function killedChild(script: string, args: readonly string[], afterLines: number) {
  const child = spawnSource(new URL(script, import.meta.url), args);
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    if (printed.split('\n').length > afterLines) child.kill('SIGKILL');
  });
  return {
    /** It has printed something. */
    begun: once(child.stdout, 'data'),
    /** What it printed, once it is gone. */
    ended: once(child, 'close').then(() => ({ lines: printed.split('\n').slice(0, -1), signal: child.signalCode })),
  };
}
