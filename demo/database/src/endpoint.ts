import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { StartProblem } from '@trolley/server/demo';
import type { Account } from './account.ts';
import { canReach } from './place.ts';

/** Where a server listens: a Unix socket in a folder of its own, or a port of this machine where there are no such sockets. */
export interface Endpoint {
  readonly host: string;
  readonly port: number;
}

/** Part of the socket's name only. */
const socketPort = 5432;
/** The system allows 107 characters for the whole path of a socket (103 on macOS). */
const longestFolder = 80;
const prefix = 'trolley-';

export async function makeEndpoint(place: string, account: Account | undefined): Promise<Endpoint> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() };
  for (const home of ['/tmp', tmpdir(), place]) {
    if (home.length > longestFolder || !existsSync(home) || (account && !canReach(account, home))) continue;
    try {
      const folder = mkdtempSync(join(home, prefix));
      guard(folder, account);
      return { host: folder, port: socketPort };
    } catch {
      // Not writable: the next one may be.
    }
  }
  throw new StartProblem(
    'The embedded PostgreSQL found no folder with a short name for its socket.\nMake /tmp writable, or set DATABASE_URL.',
  );
}

export function isEndpointThere(endpoint: Endpoint): boolean {
  return process.platform === 'win32' || existsSync(join(endpoint.host, `.s.PGSQL.${endpoint.port}`));
}

/** Something that tidies up `/tmp` may have taken the folder away. */
export function repairEndpoint(endpoint: Endpoint, account: Account | undefined): void {
  if (process.platform === 'win32' || existsSync(endpoint.host)) return;
  mkdirSync(endpoint.host);
  guard(endpoint.host, account);
}

/** Takes away only what a server puts there. */
export function removeEndpoint(endpoint: Endpoint): void {
  if (!basename(endpoint.host).startsWith(prefix)) return;
  const socket = join(endpoint.host, `.s.PGSQL.${endpoint.port}`);
  rmSync(socket, { force: true });
  rmSync(`${socket}.lock`, { force: true });
  try {
    rmdirSync(endpoint.host);
  } catch {
    // Gone already, or another program keeps something there.
  }
}

/** Only the account passes, so no password is needed. */
function guard(folder: string, account: Account | undefined): void {
  chmodSync(folder, 0o700);
  if (account) chownSync(folder, account.uid, account.gid);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
