import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesBelow, root } from './files.mjs';

/**
 * Where the sources ask for texts of the interface, so that the studio can say where a text stands. A text stands on the
 * screens whose modules name its key, and `everywhere` where a module does that surrounds every page.
 */
export function findTextUses(sources = readSources()) {
  const { modules, screens, loaders } = sources;
  const ofScreen = Object.entries(screens).map(([screen, file]) => [screen, reachable(modules, [file])]);
  const entries = ['entry-client.tsx', 'entry-server.tsx', 'entry-preview.ts'];
  const around = reachable(
    modules,
    entries.map((file) => `storefront/src/${file}`),
  );
  const uses = [];
  for (const [file, { text }] of modules) {
    const { keys, patterns } = keysIn(text);
    if (keys.length + patterns.length === 0) continue;
    const places = around.has(file)
      ? [everywhere]
      : [...ofScreen.filter(([, files]) => files.has(file)).map(([screen]) => screen), ...(loaders[file] ?? [])];
    if (places.length > 0) uses.push({ keys, patterns, places: [...new Set(places)].sort() });
  }
  return { uses };
}

const everywhere = 'everywhere';
/** Only developers see these. */
const unseen = new Set(['components', 'checkout-confirmation-test']);

/** Strings that may be keys: `cart.title`; and what keys are put together of, as beginning and end: `order.state.${state}`. */
export function keysIn(text) {
  const keys = new Set();
  const patterns = new Map();
  const addPattern = (begin, end) => patterns.set(`${begin} ${end}`, [begin, end]);
  for (const [, , string] of text.matchAll(/(['"])((?:(?!\1)[^\\\n])*)\1/g)) {
    if (/^[a-z][\w-]*(\.[\w-]+)+$/i.test(string)) keys.add(string);
    else if (/^[a-z][\w-]*(\.[\w-]+)*\.$/i.test(string)) addPattern(string, '');
  }
  for (const [, template] of text.matchAll(/`([^`\n]*)`/g)) {
    const [, begin, rest] = /^([a-z][\w-]*\.[\w.-]*)\$\{(.*)$/is.exec(template) ?? [];
    if (begin === undefined) {
      if (/^[a-z][\w-]*(\.[\w-]+)+$/i.test(template)) keys.add(template);
      continue;
    }
    const end = /\}([\w.-]*)$/.exec(rest)?.[1] ?? '';
    addPattern(begin, end);
  }
  return { keys: [...keys].sort(), patterns: [...patterns.values()].sort() };
}

/** All that a module loads, now or later. Screens are loaded by name, so nothing reaches them. */
function reachable(modules, from) {
  const found = new Set();
  const waiting = [...from];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || !modules.has(file)) continue;
    found.add(file);
    waiting.push(...modules.get(file).imports);
  }
  return found;
}

export const textSources = ['storefront/src', 'server/src/page', 'server/src/consent'];
const screensFile = 'storefront/src/screens.ts';
const loadersFile = 'server/src/page/loadPage.ts';

function readSources() {
  const files = textSources.flatMap((folder) =>
    filesBelow(folder, /(?<!\.test)\.tsx?$/).filter((file) => !/\/testing[/.]/.test(file)),
  );
  const known = new Set(files);
  const modules = new Map(
    files.map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return [
        file,
        { text, imports: file === screensFile ? [] : importsOf(file, text).filter((one) => known.has(one)) },
      ];
    }),
  );
  return { modules, screens: screensOf(modules.get(screensFile).text), loaders: loadersOf(modules) };
}

function importsOf(file, text) {
  const named = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g);
  return [...named].map(([, target]) => posix.join(posix.dirname(file), target));
}

/** `cart: () => import('./cartScreen/CartScreen.tsx')` */
function screensOf(text) {
  const lines = text.matchAll(/^\s+'?([\w-]+)'?: .*import\('\.\/([^']+)'\)/gm);
  return Object.fromEntries(
    [...lines]
      .filter(([, screen]) => !unseen.has(screen))
      .map(([, screen, file]) => [screen, `storefront/src/${file}`]),
  );
}

/** What loads the data of screens says their titles: `case 'cart': return loadCart(load)`. */
function loadersOf(modules) {
  const { text } = modules.get(loadersFile);
  const files = new Map();
  for (const [, names, file] of text.matchAll(/import \{([^}]+)\} from '\.\/(screens\/[^']+)'/g))
    for (const name of names.split(',')) files.set(name.trim(), `server/src/page/${file}`);
  // The dialog about cookies is on every page, every page has a preview, and may be too much to render at the moment.
  const around = /^server\/src\/(?:consent\/|page\/preview\/|page\/busyPage\.ts)/;
  const found = Object.fromEntries(
    [...modules.keys()].flatMap((file) => (around.test(file) ? [[file, [everywhere]]] : [])),
  );
  for (const [, cases, loader] of text.matchAll(/((?:\s*case '[\w-]+':)+)\s*return (\w+)\(/g)) {
    const named = [...cases.matchAll(/'([\w-]+)'/g)].map(([, screen]) => screen);
    const screens = named.filter((screen) => !unseen.has(screen));
    for (const file of reachable(modules, [files.get(loader)]))
      if (file.startsWith('server/src/page/')) found[file] = [...new Set([...(found[file] ?? []), ...screens])];
  }
  return found;
}
