#!/usr/bin/env node
// Which requirement rows a test proves; a wrong claim fails. Usage: npm run requirements [-- AREA…]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wrongClaims } from './lib/claims.mjs';
import { filesBelow, root } from './lib/files.mjs';
import { provenIds, requirementIds } from './lib/requirementTitles.mjs';

function main(wantedAreas) {
  const rows = requirementIds(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
  const gaps = JSON.parse(readFileSync(join(root, 'docs/known-gaps.json'), 'utf8'));
  const proofs = new Map();
  for (const file of filesBelow('.', /\.(test|spec)\.(ts|tsx|mjs)$/)) {
    for (const id of provenIds(file, readFileSync(join(root, file), 'utf8'))) {
      proofs.set(id, [...(proofs.get(id) ?? []), file]);
    }
  }

  const areas = new Map();
  for (const id of rows) {
    const [area] = id.split('-');
    areas.set(area, [...(areas.get(area) ?? []), id]);
  }
  let proven = 0;
  let total = 0;
  for (const [area, ids] of areas) {
    if (wantedAreas.length > 0 && !wantedAreas.includes(area)) continue;
    const missing = ids.filter((id) => !proofs.has(id));
    proven += ids.length - missing.length;
    total += ids.length;
    const counts = `${ids.length - missing.length}/${ids.length}`;
    console.log(
      `${area.padEnd(7)} ${counts.padStart(6)}  ${missing.length > 0 ? `unproven: ${missing.join(' ')}` : 'all proven'}`,
    );
  }
  console.log(`${proven} of ${total} rows are proven by a test`);
  if (gaps.length > 0) console.log(`known gaps: ${gaps.map(({ row, route }) => `${route} (${row})`).join(', ')}`);

  const wrong = wrongClaims({ rows, proofs, gaps });
  for (const problem of wrong) console.error(problem);
  if (wrong.length > 0) process.exitCode = 1;
}

main(process.argv.slice(2));
