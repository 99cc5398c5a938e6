/** Runs work on one thing in the order it was asked for, one at a time; other things do not wait. */
export type Turns = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/**
 * Changes of one cart would only make each other's revision stale, so within this process they wait for each other.
 * Between processes the revision decides.
 */
export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const before = last.get(name);
    const mine = before ? before.then(work, work) : work();
    last.set(name, mine);
    const leave = () => {
      if (last.get(name) === mine) last.delete(name);
    };
    mine.then(leave, leave);
    return mine;
  };
}
