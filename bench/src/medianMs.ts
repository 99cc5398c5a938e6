/** Each asked once, one after the other, for what no cache holds. */
export async function medianMs(url: string, paths: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const path of paths) {
    const begun = performance.now();
    const response = await fetch(url + path);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    times.push(performance.now() - begun);
  }
  const middle = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
  return Math.round(middle * 10) / 10;
}
