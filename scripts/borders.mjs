#!/usr/bin/env node
// Holds the borders of .dependency-cruiser.cjs, that a table is touched in its own room alone, that no room
// imports one above it, and that the drawing of the rooms is current.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBorders } from './lib/borders.mjs';
import { filesBelow, root } from './lib/files.mjs';
import { drawRooms, roomsFile } from './lib/rooms.mjs';
import { saidToDatabase, tableProblems } from './lib/tables.mjs';

const { modules, violations, sources } = await checkBorders(root);
for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`);

// Without its TypeScript parser the tool would see nothing and be content.
const ours = filesBelow('contract', /\.ts$/).length;
if (modules <= ours) {
  console.error(`only ${modules} modules were seen: is @swc/core installed?`);
  process.exitCode = 1;
}
const statements = saidToDatabase();
const problems = tableProblems(statements);
for (const one of problems) console.error(one);
const { document, upward } = drawRooms(sources);
for (const one of upward) console.error(`an arrow points up, ${one}`);
const page = join(root, roomsFile);
const isDrawn = existsSync(page) && readFileSync(page, 'utf8') === document;
if (!isDrawn) console.error(`${roomsFile} does not fit the imports: run \`npm run rooms\`.`);
if (violations.length + problems.length + upward.length > 0 || !isDrawn) process.exitCode = 1;
console.log(`${modules} modules, ${violations.length} violations`);
console.log(`${statements.length} statements, ${problems.length} problems with whose table is whose`);
