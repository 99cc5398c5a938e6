import { createHash } from 'node:crypto';
import type { BootData, PageFrame } from '@trolley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bootFixture, contentFixture, tenantFixture } from '../testing/bootFixture.ts';
import { type ScreenParts, writeDocument } from './document.ts';
import { scriptJson } from './markup.ts';

const frame: PageFrame = {
  themeStyle: ':root{--color-brand:#123456}',
  fontUrl: '/media/sans.1234abcd.woff2',
  icons: {
    favicon: '/media/favicon.svg',
    touchIcon: '/media/touch.png',
    manifest: '/site.webmanifest',
    socialImage: '/media/social.png',
  },
  webview: false,
};
const parts: ScreenParts = { style: 'body{margin:0}', styleFiles: [], scripts: ['kernel()', '{const FILES=[];}'] };
const hash = (text: string) => createHash('sha256').update(text).digest('base64');
const write = (boot: BootData, more: Partial<PageFrame> = {}, content = '<main><h1>Hi</h1></main>') =>
  writeDocument({ boot, frame: { ...frame, ...more }, parts, content, frameHosts: [], hash });
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const content = (html: string, selector: string) => parsed(html).querySelector(selector)?.getAttribute('content');

describe('the document', () => {
  test('CONT-02 says what the page says of itself', () => {
    const meta = {
      title: 'Käse & <mehr>',
      description: 'Über "Käse"',
      keywords: 'cheese, milk',
      noIndex: true,
      noFollow: true,
      openGraphImage: '/media/cheese.jpg',
    };
    const { html } = write(bootFixture(contentFixture('x', { meta, canonical: 'https://shop.example/cheese' })));
    expect(parsed(html).title).toBe('Käse & <mehr>');
    expect(content(html, 'meta[name=description]')).toBe('Über "Käse"');
    expect(content(html, 'meta[name=keywords]')).toBe('cheese, milk');
    expect(content(html, 'meta[name=robots]')).toBe('noindex, nofollow');
    expect(content(html, 'meta[property="og:image"]')).toBe('https://shop.example/media/cheese.jpg');
    expect(content(html, 'meta[property="og:url"]')).toBe('https://shop.example/cheese');
    expect(parsed(html).querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://shop.example/cheese');
    expect(content(html, 'meta[name="twitter:card"]')).toBe('summary');
  });

  test('CONT-02 is silent where the page is, and never lets an error page be cached', () => {
    const plain = write(bootFixture()).html;
    expect(parsed(plain).querySelector('meta[name=robots], meta[name=keywords], meta[name=description]')).toBeNull();
    expect(content(plain, 'meta[property="og:image"]')).toBe('https://shop.example/media/social.png');
    const missing = write(bootFixture(contentFixture('x', { status: 404 }))).html;
    expect(content(missing, 'meta[name=robots]')).toBe('noindex');
  });

  test('CONT-02 carries the background as a style block of its own, known by its hash', () => {
    const background = {
      colour: '#abcdef',
      image: '/media/a"}</style>b.png',
      repeat: 'repeat-x',
      size: 'cover',
    } as const;
    const { html, styleHashes } = write(bootFixture(contentFixture('x', { meta: { title: 'x', background } })));
    const style = parsed(html).querySelector('#page-background')?.textContent ?? '';
    expect(style).toContain(
      'background-color:#abcdef;background-image:url("/media/a%22}%3C/style%3Eb.png");background-repeat:repeat-x;background-size:cover',
    );
    expect(styleHashes).toEqual([frame.themeStyle, parts.style, style].map((text) => `'sha256-${hash(text)}'`));
  });

  test('every inline script and style in it has its hash, and there is no style attribute', () => {
    const { html, scriptHashes, styleHashes } = write(bootFixture());
    const page = parsed(html);
    const inline = [...page.querySelectorAll('script:not([src])')].filter(
      (script) => !/json/.test(script.getAttribute('type') ?? ''),
    );
    expect(inline.map(({ textContent }) => `'sha256-${hash(textContent ?? '')}'`)).toEqual(scriptHashes);
    expect([...page.querySelectorAll('style')].map(({ textContent }) => `'sha256-${hash(textContent ?? '')}'`)).toEqual(
      styleHashes,
    );
    expect(page.querySelector('[style]')).toBeNull();
  });

  test('the style sheets of the screen are named, not loaded: the page holds them already', () => {
    const styled = { ...parts, styleFiles: ['/assets/Blocks.css'] };
    const { html } = writeDocument({ boot: bootFixture(), frame, parts: styled, content: '', frameHosts: [], hash });
    expect(html).toContain('<link rel="stylesheet" href="/assets/Blocks.css" disabled>');
    expect(html).not.toContain('<script src');
  });

  test('STUD-03 only a page in preview names the script and the styles of the preview', () => {
    const preview = { scripts: ['/assets/entry-preview.js'], styles: ['/assets/entry-preview.css'] };
    const page = { boot: bootFixture(), parts, preview, content: '', frameHosts: [], hash };
    const named = (shown: PageFrame) =>
      writeDocument({ ...page, frame: shown }).html.match(/(?:href|src)="[^"]*preview[^"]*"/g);
    expect(named(frame)).toBeNull();
    expect(named({ ...frame, preview: { texts: {} } })).toEqual([
      'href="/assets/entry-preview.css"',
      'src="/assets/entry-preview.js"',
    ]);
  });

  test('what React wants early goes to the head', () => {
    const { html } = write(bootFixture(), {}, '<link rel="preload" as="image" href="/a.png"/><main><h1>Hi</h1></main>');
    expect(parsed(html).head.querySelector('link[as=image]')).not.toBeNull();
    expect(html).toContain('<div id="app"><main>');
  });

  test('a web view is marked for the browser', () => {
    expect(parsed(write(bootFixture(), { webview: true }).html).documentElement.hasAttribute('data-webview')).toBe(
      true,
    );
    expect(parsed(write(bootFixture()).html).documentElement.hasAttribute('data-webview')).toBe(false);
  });

  test('search engines learn on the home page who stands behind the shop', () => {
    const json =
      parsed(write(bootFixture()).html).querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(json)['@graph'][0]).toMatchObject({
      '@type': 'Organization',
      name: 'Test Shop Ltd',
      url: 'https://shop.example/',
    });
    expect(write(bootFixture(contentFixture('x', { path: '/about' }))).html).not.toContain('ld+json');
  });

  test('the data of the page comes back as it was, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        const boot = bootFixture(contentFixture(`</script><!--${title}\u2028`), tenantFixture());
        const json = scriptJson(boot);
        expect(json).not.toMatch(/<|\u2028|\u2029/);
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(boot)));
      }),
    );
  });
});
