/** What `/metrics` of a running shop tells; the longest pause of the event loop counts from one look to the next. */
export async function readMetrics(url: string): Promise<{ of(name: string): number }> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return { of: (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN) };
}
