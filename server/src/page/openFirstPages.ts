import { pathTo, type Route } from '@trolley/contract';
import type { Log } from '../platform/log.ts';

interface FirstPages {
  /** Asks the shop itself, without a connection. */
  ask(path: string): Promise<unknown>;
  readonly routes: readonly Route[];
  /** Slugs of the departments, in their order. */
  readonly departments: readonly string[];
  readonly log: Pick<Log, 'debug'>;
}

/**
 * The first page of a process is slow, whichever it is: what a shop window, a menu and a list are made of is worked out
 * with it, and the code runs for the first time; 430 ms of the processor with 14,000 products. So the shop asks for the
 * usual ones itself, one after the other, as soon as it is open.
 */
export async function openFirstPages({ ask, routes, departments, log }: FirstPages): Promise<void> {
  const [department] = departments;
  const paths = [
    pathTo(routes, 'index'),
    pathTo(routes, 'products-slug'),
    department === undefined ? undefined : pathTo(routes, 'products-slug', { slug: department }),
  ];
  for (const path of new Set(paths)) {
    if (path === undefined) continue;
    // Whoever comes next gets the same answer, and its trouble is told then.
    await ask(path).catch((error: unknown) => log.debug({ path, problem: String(error) }, 'a first page failed'));
  }
}
