/** Wrong claims of tests: rows that do not exist, and rows listed as known gaps. */
export function wrongClaims({ rows, proofs, gaps }) {
  const known = new Set(rows);
  const wrong = [];
  for (const [id, files] of proofs) {
    const where = files.join(', ');
    if (!known.has(id)) wrong.push(`${where}: a test title names ${id}, which is not a row`);
    for (const { route, reason } of gaps.filter(({ row }) => row === id))
      wrong.push(`${where}: a test title claims ${id}, but ${route} is a known gap: ${reason}`);
  }
  for (const { row, route } of gaps)
    if (!known.has(row)) wrong.push(`docs/known-gaps.json: ${route} names ${row}, which is not a row`);
  return wrong;
}
