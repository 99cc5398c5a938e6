#!/usr/bin/env node
// Holds the borders of .dependency-cruiser.cjs.
import { checkBorders } from './lib/borders.mjs';
import { filesBelow, root } from './lib/files.mjs';

const { modules, violations } = await checkBorders(root);
for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`);

// Without its TypeScript parser the tool would see nothing and be content.
const ours = filesBelow('contract', /\.ts$/).length;
if (modules <= ours) {
  console.error(`only ${modules} modules were seen: is @swc/core installed?`);
  process.exitCode = 1;
}
if (violations.length > 0) process.exitCode = 1;
console.log(`${modules} modules, ${violations.length} violations`);
