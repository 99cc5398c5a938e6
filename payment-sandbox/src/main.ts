import { openSandbox } from './openSandbox.ts';
import { readSandboxSettings } from './settings.ts';

/** Tells its parent process the address, and ends with it, even if that is killed. */
async function main(): Promise<void> {
  const sandbox = await openSandbox(readSandboxSettings(process.env));
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= sandbox.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', close);
  if (process.send) {
    process.send({ url: sandbox.url });
    process.once('disconnect', close);
    // Ctrl-C reaches everybody in the terminal; the shop still asks while it closes.
    process.on('SIGINT', () => {});
  } else {
    process.once('SIGINT', close);
    process.stdout.write(`The payment sandbox is open: ${sandbox.url}\n`);
  }
}

main().catch((problem: unknown) => {
  process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`);
  process.exit(1);
});
