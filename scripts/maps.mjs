#!/usr/bin/env node
// Draws the maps of countries for shops without a map provider: npm run maps -- AT IE
// Coast and borders come from Natural Earth (public domain) by the package world-atlas, for any country it knows.
// Rivers, lakes, woods, main roads and towns come from scripts/maps/places.json, if it has the country.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { drawCountry } from './lib/drawCountry.mjs';
import { root } from './lib/files.mjs';

const codes = process.argv.slice(2).map((code) => code.toUpperCase());
if (codes.length === 0) {
  console.error('Which countries? Name them by their codes of two letters, as in: npm run maps -- AT IE');
  process.exit(1);
}
const topology = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')));
const places = JSON.parse(readFileSync(join(root, 'scripts/maps/places.json'), 'utf8'));
for (const code of codes) {
  const drawing = drawCountry(topology, code, places[code]);
  const file = join(root, `storefront/src/map/countries/${code}.json`);
  const text = `${JSON.stringify(drawing)}\n`;
  writeFileSync(file, text);
  console.log(`${code}: ${(text.length / 1024).toFixed(1)} KB`);
}
