/** Runs the work under one key one after the other, in the order it came; other keys do not wait. */
export type KeyedMutex = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/**
 * Changes of one cart would only make each other's revision stale, so within this process they wait for each other.
 * Between processes the revision decides.
 */
export function createKeyedMutex(): KeyedMutex {
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
