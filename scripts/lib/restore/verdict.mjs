/** What a restored shop lacks or has too much, in words; nothing is good. */
export function verdict({ before, after, orders }) {
  const problems = [];
  for (const [table, fingerprint] of Object.entries(before.tables)) {
    const found = after.tables[table];
    if (found !== fingerprint) problems.push(`${table}: ${fingerprint} before, ${found ?? 'nothing'} afterwards`);
  }
  const missing = orders.filter((number) => !after.orders.includes(number));
  if (missing.length > 0) problems.push(`${missing.length} acknowledged orders are missing, e.g. ${missing[0]}`);
  problems.push(...gaps(after.invoices).map((gap) => `invoices: ${gap}`));
  return problems;
}

/** Of a series of numbers that must have no gap and nothing twice. */
export function gaps(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted.slice(1).flatMap((number, at) => {
    const last = sorted[at];
    if (number === last) return [`${number} is there twice`];
    return number === last + 1 ? [] : [`there is nothing between ${last} and ${number}`];
  });
}

/** Rows that ended up in a restore to a moment: those before it, and none after it. */
export function momentProblems({ before, later, found }) {
  const lost = before.filter((number) => !found.includes(number));
  const tooLate = later.filter((number) => found.includes(number));
  return [
    ...(lost.length > 0 ? [`${lost.length} orders from before the moment are missing, e.g. ${lost[0]}`] : []),
    ...(tooLate.length > 0 ? [`${tooLate.length} orders from after the moment are there, e.g. ${tooLate[0]}`] : []),
  ];
}
