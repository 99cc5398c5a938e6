/** Questions about unknown hashes must not take the database's connections from the shop. */
const mostAtOnce = 4;

/** Lets so many questions through at once; the others wait for their turn. */
export function limitQuestions(most = mostAtOnce): <T>(ask: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let open = 0;
  return async (ask) => {
    if (open >= most) await new Promise<void>((go) => queue.push(go));
    else open += 1;
    try {
      return await ask();
    } finally {
      const next = queue.shift();
      if (next) next();
      else open -= 1;
    }
  };
}
