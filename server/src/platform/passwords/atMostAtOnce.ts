interface Line {
  /** How many may wait. */
  readonly most: number;
  /** What everybody else is told. */
  whenFull(): Error;
}

/** Runs at most so many at once; the others wait in line, as long as it is not full. */
export function atMostAtOnce(max: number, line: Line) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    // A call that ends hands its place to the next in line, so that no new one slips in between.
    if (running < max) running += 1;
    else if (waiting.length >= line.most) throw line.whenFull();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
