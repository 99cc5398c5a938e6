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
  const files = [...filesBelow('storefront/src', /\.tsx?$/), ...filesBelow('ui/src', /\.tsx?$/)].filter(
    (file) => !/\.test\.tsx?$|\/testing\//.test(file),
  );
  const found = files.flatMap((file) =>
    componentFindings(file, read(file), { breakpoints, texts: !file.startsWith('storefront/src/gallery/') }),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});

test('CONST-01 style sheets name colours only as tokens, change only at the breakpoints, and ask nothing of the whole page', () => {
  const files = [...filesBelow('storefront/src', /\.css$/), ...filesBelow('ui/src', /\.css$/)];
  const found = files.flatMap((file) =>
    styleFindings(file, read(file), {
      breakpoints,
      // The second is of the editors alone: no page of a shopper has it.
      colours: ['ui/src/styles/tokens.css', 'storefront/src/preview/preview-tokens.css'].includes(file),
      // Checkout and open cart are never the first page of a visit.
      first: !/storefront\/src\/(checkout|cart|service|customer)\//.test(file),
    }),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});
