#!/usr/bin/env node
// Which requirement rows a test proves. Usage: npm run requirements [-- AREA…]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root } from './lib/files.mjs';
import { provenIds, requirementIds } from './lib/requirementTitles.mjs';

function main(wantedAreas) {
  const rows = requirementIds(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
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

  const known = new Set(rows);
  for (const [id, files] of proofs) {
    if (!known.has(id)) console.warn(`warning: ${files.join(', ')}: a test title names ${id}, which is not a row`);
  }
}

main(process.argv.slice(2));
