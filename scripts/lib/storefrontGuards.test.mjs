import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { breakpoints as shopBreakpoints } from '../../contract/src/constants.ts';
import { filesBelow, root } from './files.mjs';
import { componentFindings, styleFindings } from './storefrontGuards.mjs';

const breakpoints = Object.values(shopBreakpoints);
const problems = (findings) => findings.map(({ problem }) => problem);
const component = (source) => problems(componentFindings('Some.tsx', source, { breakpoints }));
const style = (source) => problems(styleFindings('some.css', source, { breakpoints }));
/** The second and the third are of editors alone: no page of a shopper has them. */
const tokens = [
  'ui/src/styles/tokens.css',
  'storefront/src/preview/preview-tokens.css',
  'studio/src/styles/tokens.css',
];
/** What people see, in the shop and in the studio. */
const rooms = ['storefront/src', 'ui/src', 'studio/src'];
/** Names and examples of addresses that are the same in every language, or said in all at once. */
const names = ['JSON', 'Studio', 'Sprache · Language', 'https://youtu.be/…', 'video/hof.mp4'].map(
  (name) => `text "${name}": use a message key`,
);
/**
 * In the studio, which scripts alone draw, so that its policy allows a property that React sets: a point that somebody chose
 * on a picture, and the first value of a field for colours.
 */
const chosen = {
  'studio/src/media/FocalPointField.tsx': /^style attribute/,
  'studio/src/media/MediaGrid.tsx': /^style attribute/,
  'studio/src/content/fields/simpleFields.tsx': /^colour #ffffff/,
};
const isData = ({ file, problem }) =>
  file.startsWith('studio/') && (names.includes(problem) || (chosen[file]?.test(problem) ?? false));
const read = (file) => readFileSync(join(root, file), 'utf8');

describe('a component is caught with', () => {
  test.each([
    ['<p>Hallo</p>', 'text "Hallo"'],
    ["<p>{'Hallo'}</p>", 'text "Hallo"'],
    ["<p>{open ? 'Hallo' : t('shell.close')}</p>", 'text "Hallo"'],
    ['<p>{name ?? `Hallo ${x}`}</p>', 'text "Hallo"'],
    ['<button aria-label="Hallo" />', 'text "Hallo"'],
    ["<Field label={a && 'Hallo'} />", 'text "Hallo"'],
    ['<p style={{ color }} />', 'style attribute'],
    ['<path fill="#fff" />', 'colour #fff'],
    ["f('rgb(0 0 0)')", 'colour rgb(0 0 0)'],
    ["matchMedia('(min-width: 700px)')", 'width 700px'],
    ['<source media="(width < 50em)" />', 'width 50em'],
  ])('%s', (source, problem) => expect(component(`const a = ${source};`)).toEqual([expect.stringContaining(problem)]));
});

test('a component may hold keys, classes, figures and breakpoints', () => {
  const source = `const a = <p className="wide" id={'x'} title={t('shell.title')} data-x="Hallo">
    {t('shell.close')} · {count} % {open && <b>{name}</b>} <a href="#cafe-x" type="button" />
    <source media="(min-width: 960px)" /></p>;`;
  expect(component(source)).toEqual([]);
});

describe('a style sheet is caught with', () => {
  test.each([
    ['a { color: #fff; }', 'colour #fff'],
    ['a { border: 1px solid rgba(0, 0, 0, 0.1) }', 'colour rgba('],
    ['a { background: white; }', 'colour white'],
    ['@media (min-width: 700px) { a { top: 0; } }', 'width 700px'],
    ['@media (599px >= width) { a { top: 0; } }', 'width 599px'],
    [':root:has(.bar) { top: 0; }', ':root:has('],
    [':has(> .main) { top: 0; }', ':has('],
    ['.a :has(b) { top: 0; }', ':has('],
  ])('%s', (source, problem) => expect(style(source)).toEqual([expect.stringContaining(problem)]));
});

test('a style sheet may hold tokens, addresses and breakpoints', () => {
  const source = `.a:has(b) { &:has(c) { top: 0; } } #add:hover { white-space: nowrap; color: var(--color-red); background: url(#fff) transparent; }
    /* color: #fff; */ @media (width < 600px) and (prefers-color-scheme: dark) { a { content: 'white'; } }`;
  expect(style(source)).toEqual([]);
});

test('TEN-06 no component holds a text, a colour or a style of its own', () => {
  const files = rooms
    .flatMap((room) => filesBelow(room, /\.tsx?$/))
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
  const found = files.flatMap((file) =>
    componentFindings(file, read(file), { breakpoints, texts: !file.startsWith('storefront/src/gallery/') }),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(found.filter((one) => !isData(one))).toEqual([]);
});

test('CONST-01 style sheets name colours only as tokens, change only at the breakpoints, and ask nothing of the whole page', () => {
  const files = rooms.flatMap((room) => filesBelow(room, /\.css$/));
  const found = files.flatMap((file) =>
    styleFindings(file, read(file), {
      breakpoints,
      colours: tokens.includes(file),
      // Checkout and open cart are never the first page of a visit; the studio is one page that scripts fill.
      first: !/storefront\/src\/(checkout|cart|service|customer)\/|^studio\//.test(file),
    }),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});

test('a style sheet is as long as any other file: 300 lines at most', () => {
  const long = rooms
    .flatMap((room) => filesBelow(room, /\.css$/))
    .filter((file) => read(file).trimEnd().split('\n').length > 300);
  expect(long).toEqual([]);
});
