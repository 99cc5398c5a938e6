import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitizeRichText } from './sanitizeRichText.ts';

const pages: Record<string, string> = { '/about': '/about', 'route:sitemap': '/sitemap' };
const resolve = (target: string) => (/^(https:|mailto:|tel:|#)/.test(target) ? target : pages[target]);
const sanitize = (html: string) => sanitizeRichText(html, { resolve });

describe('what editors may write stays', () => {
  test.each([
    '<p>Milk &amp; <strong>bread</strong><br />every day</p>',
    '<h2 id="delivery-times">Delivery</h2><h3>When</h3><h4>Where</h4>',
    '<ul><li>one</li></ul><ol start="3"><li>three</li></ol>',
    '<table><caption>Fees</caption><thead><tr><th scope="col">Fee</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    '<p><a href="/about">About</a> <a href="#delivery-times">below</a> <a href="mailto:a@b.example">mail</a></p>',
  ])('%s', (html) => {
    expect(sanitize(html)).toBe(html);
  });
});

describe('what could harm goes', () => {
  test.each([
    ['<p onclick="x()" style="color:red" class="a">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script><style>p{}</style><p>a</p>', '<p>a</p>'],
    ['<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
    ['<p><a href="JaVaScRiPt&colon;alert(1)">a</a></p>', '<p>a</p>'],
    ['<p><a href="//evil.example">a</a></p>', '<p>a</p>'],
    ['<p><a href="data:text/html,x">a</a></p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)><iframe src="https://evil.example"></iframe>a', 'a'],
    ['<svg><script>alert(1)</script></svg>a', 'a'],
    ['<form action="https://evil.example"><input name="card"></form>a', 'a'],
    ['<h2 id="__proto__">a</h2>', '<h2>a</h2>'],
    ['<p>a', '<p>a</p>'],
  ])('%s', (html, expected) => {
    expect(sanitize(html)).toBe(expected);
  });

  test('whatever is written, no handler, style or script comes out', () => {
    const piece = fc.constantFrom(
      '<p ',
      '<a href="',
      'onload=',
      'style="',
      '<script>',
      '"',
      "'",
      '>',
      '<',
      '/about',
      'javascript:',
      'x',
      ' ',
      '</',
      '<svg',
      '<!--',
      '-->',
      '&#x6a;',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const html = sanitize(pieces.join(''));
        expect(html).not.toMatch(/<(script|svg|style|iframe)/i);
        expect(html).not.toMatch(/<[^>]*\s(on\w+|style)\s*=/i);
        expect(html).not.toMatch(/<[^>]*href="\s*(javascript|data):/i);
      }),
    );
  });
});

/** The first end without a beginning, or beginning without an end; undefined where all belong together. */
function unbalanced(html: string): string | undefined {
  const open: string[] = [];
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
    if (name === 'br' || name === 'hr') continue;
    if (end === '') open.push(name);
    else if (open.pop() !== name) return `</${name}>`;
  }
  return open.at(-1);
}

test('whatever is written, each element that begins ends, in its order', () => {
  expect(sanitize('<a/></a><a href="/about">x')).toBe('<a href="/about">x</a>');
  const names = [
    'a',
    'b',
    'p',
    'h1',
    'h5',
    'span',
    'div',
    'ul',
    'li',
    'table',
    'tr',
    'td',
    'em',
    'script',
    'svg',
    'br',
  ];
  const piece = fc.oneof(
    fc.constantFrom(...names).map((name) => `<${name}>`),
    fc.constantFrom(...names).map((name) => `</${name}>`),
    fc.constantFrom(...names).map((name) => `<${name}/>`),
    fc.constantFrom(
      '<a href="/about">',
      '<a href="/gone">',
      '<a href="javascript:x">',
      '<p/>',
      'x',
      ' ',
      '<',
      '&lt;',
      '<!--',
      '-->',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      expect(unbalanced(sanitize(pieces.join('')))).toBeUndefined();
    }),
    { numRuns: 500 },
  );
});

test('headings fit below the title of the page', () => {
  expect(sanitize('<h1>a</h1><h5>b</h5><h6>c</h6>')).toBe('<h2>a</h2><h4>b</h4><h4>c</h4>');
});

test('a link to nothing loses the link and keeps its words', () => {
  expect(sanitize('<p>See <a href="/gone">our <em>old</em> page</a>, <a href="route:cart">cart</a>.</p>')).toBe(
    '<p>See our <em>old</em> page, cart.</p>',
  );
});

test('a link to a route gets its address', () => {
  expect(sanitize('<a href="route:sitemap" target="_blank">all pages</a>')).toBe('<a href="/sitemap">all pages</a>');
});

test('a link that leaves the shop cannot reach back into it', () => {
  expect(sanitize('<a href="https://a.example/" target="_blank" rel="opener">a</a>')).toBe(
    '<a href="https://a.example/" target="_blank" rel="noopener noreferrer">a</a>',
  );
});
