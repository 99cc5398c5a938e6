import type { Log } from '@trolley/server/demo';
import { type Endpoint, isEndpointThere, repairEndpoint } from './endpoint.ts';
import { halt, isRunningOn, launch, type Server } from './server.ts';

const lookEveryMs = 1000;

/** Starts the server again, at the same endpoint, when it died or lost its socket. */
export function watchOver(server: Server, endpoint: Endpoint, firstPid: number, log: Log): { end(): Promise<number> } {
  let pid = firstPid;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const running = isRunningOn(server.dataFolder, pid);
    if (running && isEndpointThere(endpoint)) return;
    log.error({ running }, 'the embedded PostgreSQL is gone, starting it again');
    try {
      if (running) await halt(server, pid);
      repairEndpoint(endpoint, server.account);
      pid = await launch(server, endpoint);
      log.info('the embedded PostgreSQL runs again');
    } catch (error) {
      log.error({ err: error }, 'the embedded PostgreSQL did not start again, trying on');
    }
  }

  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
  }, lookEveryMs).unref();

  return {
    /** The number of the process to stop. */
    async end() {
      clearInterval(timer);
      await looking;
      return pid;
    },
  };
}
