#!/usr/bin/env node
// Writes what the picture kit draws letters and borrowed motifs with: kit/text/glyphs.json and kit/motif/motifs.json.
// By hand, after a font was added or a catalogue names a new motif: `npm run pictures`, or `npm run pictures -- --check`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/files.mjs';
import { extractGlyphs, fontPackages, glyphTools } from './pictures/extractGlyphs.mjs';
import { extractMotifs, motifPackages } from './pictures/extractMotifs.mjs';
import { fetchPackages } from './pictures/fetchPackages.mjs';
import { motifsInUse } from './pictures/motifsInUse.mjs';

const kit = 'demo/pictures/src/kit';
const packages = await fetchPackages({ ...fontPackages, ...glyphTools, ...motifPackages });
try {
  settle(`${kit}/text/glyphs.json`, extractGlyphs(packages));
  settle(`${kit}/motif/motifs.json`, extractMotifs(motifsInUse(), packages));
} finally {
  packages.remove();
}

function settle(path, value) {
  const file = join(root, path);
  const text = `${JSON.stringify(value)}\n`;
  const isCurrent = readFileSync(file, 'utf8') === text;
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (!isCurrent) process.exitCode = 1;
  console.log(`${path}: ${text.length} characters, ${isCurrent ? 'as it was' : 'changed'}`);
}
