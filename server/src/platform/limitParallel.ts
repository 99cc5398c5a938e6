/** Lets so many pieces of work go on at once; the others wait for their turn. */
export function limitParallel(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let open = 0;
  return async (work) => {
    if (open >= most) await new Promise<void>((go) => queue.push(go));
    else open += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else open -= 1;
    }
  };
}
