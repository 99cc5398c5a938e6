import { readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Two that write the same file would each know half of it. */
export async function refuseSecond(folder: string): Promise<void> {
  const address = lastAddress(folder);
  if (!address) return;
  const there = await fetch(`${address}/health`, { signal: AbortSignal.timeout(1000) }).then(
    (answer) => answer.json() as Promise<{ name?: unknown }>,
    () => undefined,
  );
  if (there?.name === 'payment-sandbox')
    throw new Error(
      `A payment sandbox already runs on ${folder}, at ${address}: share it by SANDBOX_URL and SANDBOX_KEY.`,
    );
}

function lastAddress(folder: string): string | undefined {
  try {
    const address = readFileSync(join(folder, 'address'), 'utf8').trim();
    return URL.canParse(address) ? address : undefined;
  } catch {
    return undefined;
  }
}

/** On the port of the last time, if it can be had: pages that were open then still work. */
export async function listen(server: Server, host: string, port: number, folder: string): Promise<string> {
  const before = Number(new URL(lastAddress(folder) ?? 'http://localhost').port);
  const wanted = port === 0 && before > 0 ? [before, 0] : [port];
  for (const [index, number] of wanted.entries()) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(number, host, () => {
          server.off('error', reject);
          resolve();
        });
      });
      break;
    } catch (error) {
      if (index === wanted.length - 1) throw error;
    }
  }
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  writeFileSync(join(folder, 'address'), `${url}\n`);
  return url;
}
