import { getPriority, setPriority } from 'node:os';

/** As far before all others as a process may come without standing in the way of the system's own. */
const priority = -10;

/**
 * On a machine of their own callers would have a processor whenever they need one. Beside the shop they have it only
 * where they come first: else a used-up machine shows their own waiting as the shop's. Only root may; others go without.
 * What is started afterwards would come first as well.
 */
export function comeFirst(): boolean {
  try {
    setPriority(priority);
  } catch {
    return false;
  }
  return getPriority() === priority;
}
