/** What the promise brings, or an error after so many milliseconds; what comes later is not looked at. */
export async function withinTime<T>(promise: Promise<T>, milliseconds: number, problem: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(problem)), milliseconds);
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
