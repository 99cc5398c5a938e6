import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './files.mjs';

const require = createRequire(import.meta.url);

export const rooms = ['contract', 'server', 'demo', 'ui', 'storefront', 'studio', 'payment-sandbox', 'e2e'];
export const borderRules = require(join(root, '.dependency-cruiser.cjs'));

/** Looks at every import below a folder laid out like this repository. */
export async function checkBorders(folder, folders = rooms) {
  const cruise = await loadCruise();
  const { options, ...ruleSet } = borderRules;
  const { output } = await cruise(folders, { ...options, baseDir: folder, ruleSet, validate: true });
  const { violations, totalCruised } = output.summary;
  return {
    modules: totalCruised,
    sources: sourcesOf(output.modules),
    violations: violations.map(({ rule, from, to, cycle }) => ({
      rule: rule.name,
      from,
      to: cycle ? cycle.map(({ name }) => name).join(' → ') : to,
    })),
  };
}

/** Every source file with the files it imports, tests left out. */
function sourcesOf(modules) {
  const isTest = new RegExp(borderRules.forbidden.find(({ name }) => name === 'no-tests-in-code').to.path);
  return modules
    .filter(({ source }) => /\.tsx?$/.test(source) && !source.startsWith('node_modules/') && !isTest.test(source))
    .map(({ source, dependencies }) => ({ path: source, imports: dependencies.map(({ resolved }) => resolved) }));
}

// dependency-cruiser parses TypeScript 7 with swc but never tells it that a .tsx file holds JSX.
async function loadCruise() {
  const swc = require('@swc/core');
  const { parseFileSync } = swc;
  swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') });
  const { cruise } = await import('dependency-cruiser');
  return cruise;
}
