import { expect, test } from 'vitest';
import { pageSecurityHeaders, securityHeaders } from './securityHeaders.ts';

const page = {
  scriptHashes: ["'sha256-AAA='"],
  styleHashes: ["'sha256-BBB='"],
  frameHosts: [],
  https: false,
  shared: true,
};

test('a page runs its own files and the inline parts it is known by, nothing else', () => {
  const policy = pageSecurityHeaders(page)['content-security-policy'] ?? '';
  expect(policy.split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-AAA='",
    "style-src 'self' 'sha256-BBB='",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});

test('a page with a film may show frames from its host', () => {
  const headers = pageSecurityHeaders({ ...page, frameHosts: ['https://www.youtube-nocookie.com'] });
  expect(headers['content-security-policy']).toContain('frame-src https://www.youtube-nocookie.com;');
});

test('a page may call the search provider where it is told of events', () => {
  const headers = pageSecurityHeaders({ ...page, connectHosts: ['https://insights.de.algolia.io'] });
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://insights.de.algolia.io;");
});

test('a page may ask the origins of its map for data and pictures, and runs nothing of theirs', () => {
  const policy = (mapOrigins?: readonly string[]) =>
    pageSecurityHeaders({ ...page, mapOrigins })['content-security-policy']?.split('; ') ?? [];
  const plain = policy();
  const changed = policy(['https://tiles.example', 'https://fonts.example']).filter((part) => !plain.includes(part));
  expect(changed).toEqual([
    "img-src 'self' data: https://tiles.example https://fonts.example",
    "connect-src 'self' https://tiles.example https://fonts.example",
  ]);
});

test('a page may run the scripts of hosts that are configured', () => {
  const headers = pageSecurityHeaders({ ...page, scriptHosts: ['https://check.example/v3/'] });
  expect(headers['content-security-policy']).toContain("script-src 'self' https://check.example/v3/ 'sha256-AAA=';");
});

test('only a shop behind https asks browsers to stay there', () => {
  expect(securityHeaders({ https: true })['strict-transport-security']).toBe('max-age=31536000');
  expect(securityHeaders({ https: false })).not.toHaveProperty('strict-transport-security');
  expect(pageSecurityHeaders({ ...page, https: true })).toMatchObject(securityHeaders({ https: true }));
});

test('only a page of one person is cut off from the window that opened it', () => {
  expect(pageSecurityHeaders({ ...page, shared: false })['cross-origin-opener-policy']).toBe('same-origin');
  expect(pageSecurityHeaders(page)).not.toHaveProperty('cross-origin-opener-policy');
});
