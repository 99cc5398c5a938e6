#!/usr/bin/env node
// Writes THIRD_PARTY_NOTICES.md from what runs in production; with --check it only says whether the file is current.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root } from './lib/files.mjs';
import { fontNotices, noticesDocument, pictureNotices, productionPackages } from './lib/notices.mjs';

const file = join(root, 'THIRD_PARTY_NOTICES.md');
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const packages = productionPackages(lock).map((found) => ({
  ...found,
  text: found.everywhere ? licenceText(found.path) : '',
}));
const tenantFiles = filesBelow('tenants');
const read = (path) => readFileSync(join(root, path), 'utf8');
const fonts = fontNotices(tenantFiles, read);
const pictures = pictureNotices([...tenantFiles, ...filesBelow('demo/pictures')], read);
const document = noticesDocument(packages, fonts, pictures);

if (!process.argv.includes('--check')) {
  writeFileSync(file, document);
  console.log(`THIRD_PARTY_NOTICES.md: ${packages.length} packages, ${fonts.length} fonts`);
} else if (!existsSync(file) || readFileSync(file, 'utf8') !== document) {
  console.error('THIRD_PARTY_NOTICES.md is not current: run `npm run notices`.');
  process.exitCode = 1;
}

function licenceText(path) {
  const folder = join(root, path);
  const name = existsSync(folder)
    ? readdirSync(folder)
        .sort()
        .find((entry) => /^(licen[cs]e|copying)(\.(md|txt|mit))?$/i.test(entry))
    : undefined;
  return name ? readFileSync(join(folder, name), 'utf8') : '';
}
