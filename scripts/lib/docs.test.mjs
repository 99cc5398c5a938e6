import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root } from './files.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const inRoot = readdirSync(root).filter((name) => name.endsWith('.md') && name !== 'THIRD_PARTY_NOTICES.md');
const documents = [...inRoot, ...filesBelow('docs', /\.md$/), ...filesBelow('deploy', /\.md$/), 'tenants/README.md'];

/** Code is no place for links. */
const proseOf = (text) => text.replaceAll(/```[\s\S]*?```/g, '').replaceAll(/`[^`\n]*`/g, 'code');

/** As the forges name the headings of a page. */
const anchorsOf = (text) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(documents)('every link of %s leads to a file and a heading of this repository', (path) => {
  const links = [...proseOf(read(path)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link);
  const dead = links.filter((link) => {
    if (/^(https?|mailto):/.test(link)) return false;
    const [file, anchor] = link.split('#');
    const target = file === '' ? path : join(dirname(path), file);
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
  });
  expect(dead).toEqual([]);
});

test('the index of decisions has every decision with its title, in order', () => {
  const rows = [...read('docs/decisions/README.md').matchAll(/^\| \[(\d{4})\]\(([^)]+)\) \| (.+) \| (.+) \|$/gm)];
  const listed = rows.map(([, number, file, title]) => ({ number, file, title }));
  const files = filesBelow('docs/decisions', /^\d{4}-.+\.md$/).map((path) => path.slice('docs/decisions/'.length));
  const written = files.map((file) => {
    const [heading] = read(`docs/decisions/${file}`).split('\n', 1);
    return { number: file.slice(0, 4), file, title: heading.replace(/^# \d+\.? /, '') };
  });
  expect(listed).toEqual(written);
  for (const [, , , , status] of rows) expect(status).toMatch(/^(accepted|superseded (in part )?by \[?\d{4})/);
});

test('the README has every setting that a process reads', () => {
  const examples = read('server/src/platform/settingExamples.ts') + read('server/src/platform/tracingSettings.ts');
  const names = [...examples.matchAll(/^ {2}([A-Z][A-Z_]+): '/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(20);
  const document = read('README.md');
  expect(names.filter((name) => !document.includes(`\`${name}\``))).toEqual([]);
});

const terms = [...read('docs/glossary.md').matchAll(/^\| (.+?) \(`(\w+)`\) \| .+ \| `([^`]+)` \|$/gm)].map(
  ([, term, word, room]) => ({ term, word, room }),
);

test('the glossary has some sixty terms', () => expect(terms.length).toBeGreaterThan(50));

test.each(terms)('the glossary sends $term to $room, which uses the word $word', ({ word, room }) => {
  const found = filesBelow(room, /(?<!\.test)\.tsx?$/).some(
    (path) => path.toLowerCase().includes(word.toLowerCase()) || read(path).toLowerCase().includes(word.toLowerCase()),
  );
  expect(found).toBe(true);
});

test.each(['docs/how-to.md', 'SECURITY.md'])('every file that %s names is there', (path) => {
  const named = [
    ...read(path).matchAll(/`((?:contract|server|storefront|studio|tenants|e2e|docs|scripts)\/[^`\s]*)`/g),
  ];
  const files = named.map(([, file]) => file).filter((file) => !/[<*{]/.test(file));
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
