import { describe, expect, test } from 'vitest';
import { resolveRedirect } from '../index.ts';

const rules = {
  oneToOne: { '/old': '/new', '/shop/exact': '/one', '/same': '/same' },
  manyToOne: { '/shop': '/range', '/shop/deep': '/deep', '/out': 'https://example.com/x' },
  manyToMany: { '/shop': '/never', '/blog': '/stories', '/gone/': 'https://archive.example.com/' },
};

describe('NAV-03 redirect rules', () => {
  test.each([
    ['/old', '/new', false],
    ['/shop/exact', '/one', false],
    ['/shop', '/range', false],
    ['/shop/anything/below', '/range', false],
    ['/shop/deep/er', '/deep', false],
    ['/blog', '/stories', false],
    ['/blog/2026/bread', '/stories/2026/bread', false],
    ['/out/there', 'https://example.com/x', true],
    ['/gone/page', 'https://archive.example.com/page', true],
  ])('NAV-03 %s leads to %s', (from, to, external) => expect(resolveRedirect(rules, from)).toEqual({ to, external }));

  test.each(['/', '/older', '/shopping', '/blogs', '/same', '/oldie/old'])('NAV-03 %s stays', (from) =>
    expect(resolveRedirect(rules, from)).toBeUndefined(),
  );
});
