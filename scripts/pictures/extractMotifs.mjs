import { squeezePath } from './squeezePath.mjs';

export const motifPackages = { '@iconify-json/noto': '1.2.9' };

/** The file of each icon set, the size of its drawing square and how finely it is kept. */
const sets = {
  noto: { file: '@iconify-json/noto/icons.json', unit: 128, steps: 5 },
};

/** The named motifs of icon sets, ready to be drawn; those drawn for the kit are left out. */
export function extractMotifs(names, packages) {
  const loaded = new Map();
  const motifs = {};
  for (const name of [...new Set(names)].sort()) {
    const [setName, iconName] = name.split(':');
    const set = sets[setName];
    if (!set) continue;
    const icons = loaded.get(setName) ?? JSON.parse(packages.bytes(set.file).toString());
    loaded.set(setName, icons);
    const icon = icons.icons[iconName] ?? icons.icons[icons.aliases?.[iconName]?.parent];
    if (!icon) throw new Error(`"${name}" is not in its icon set`);
    motifs[name] = { unit: set.unit, body: compactBody(icon.body, set.steps) };
  }
  return motifs;
}

/** An icon's body with its ids as `~0`, `~1`, …, its numbers rounded and its defaults left out. */
export function compactBody(body, steps) {
  const ids = new Map();
  for (const [, id] of body.matchAll(/\bid="([^"]+)"/g)) ids.set(id, `~${ids.size.toString(36)}`);
  return body
    .replace(/\bid="([^"]+)"/g, (_, id) => `id="${ids.get(id)}"`)
    .replace(/url\(#([^)]+)\)/g, (_, id) => `url(#${ids.get(id)})`)
    .replace(/href="#([^"]+)"/g, (_, id) => `href="#${ids.get(id)}"`)
    .replace(/ d="([^"]*)"/g, (_, data) => ` d="${squeezePath(data, steps)}"`)
    .replace(/(?<![\d.#\w])\d*\.\d{3,}/g, shorten)
    .replace(/ stop-opacity="1"| fill-opacity="1"/g, '');
}

function shorten(figure) {
  const value = Number(figure);
  return String(Math.round(value * 100) / 100 || Number(value.toPrecision(2))).replace(/^0\./, '.');
}
