import { describe, expect, test } from 'vitest';
import { cleanReport } from './cleanReport.ts';
import { createTestApp } from './testing.ts';

const report = {
  error: 'TypeError: x is undefined\n    at a (http://localhost/assets/a.js:1:2)',
  message: 'render failed',
};

describe('POST /logs', () => {
  test('ERR-10 a browser’s report is logged as a warning with its request id; no token is needed', async () => {
    const { app, lines } = await createTestApp();
    const answer = await app.inject({
      method: 'POST',
      url: '/logs',
      payload: report,
      headers: { 'x-request-id': 'browser-id-1' },
    });
    expect(answer.statusCode).toBe(204);
    expect(lines).toContainEqual({
      level: 'warn',
      timestamp: expect.any(String),
      requestId: 'browser-id-1',
      path: '/logs',
      status: 204,
      clientError: 'TypeError: x is undefined     at a (http://localhost/assets/a.js:1:2)',
      message: 'browser: render failed',
    });
  });

  test('ERR-10 a report as a beacon sends it is taken', async () => {
    const { app } = await createTestApp();
    const headers = { 'content-type': 'application/json', origin: 'http://localhost:3000' };
    expect(
      (await app.inject({ method: 'POST', url: '/logs', payload: JSON.stringify(report), headers })).statusCode,
    ).toBe(204);
  });

  test.each([
    [{ error: 'x' }, 400],
    [{ error: 'x', message: 'y'.repeat(4001) }, 400],
    [{ error: 'x', message: 'y'.repeat(40_000) }, 413],
  ])('a report that is incomplete or too long is refused', async (payload, status) => {
    const { app, lines } = await createTestApp();
    expect((await app.inject({ method: 'POST', url: '/logs', payload })).statusCode).toBe(status);
    expect(lines.filter(({ level }) => level === 'warn')).toEqual([]);
  });

  test('a flood is stopped with 429 and Retry-After, per address', async () => {
    const { app } = await createTestApp();
    const post = (remoteAddress: string) =>
      app.inject({ method: 'POST', url: '/logs', payload: report, remoteAddress });
    for (let i = 0; i < 30; i++) expect((await post('10.0.0.1')).statusCode).toBe(204);
    const refused = await post('10.0.0.1');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ status: 429, errorCode: 'tooManyRequests', requestId: expect.any(String) });
    expect((await post('10.0.0.2')).statusCode).toBe(204);
  });
});

test.each([
  ['a\u001b[31mred\u0000\r\nb', 'a [31mred b'],
  ['evil\u202egnp.exe\u2028next', 'evil gnp.exe next'],
  ['at https://shop.example/suche?q=anna#x and more', 'at https://shop.example/suche and more'],
  ['no account anna.maier+x@example.co.at!', 'no account [e-mail]!'],
  ['Grüße, 你好 👋', 'Grüße, 你好 👋'],
])('the report %j is logged as %j', (text, clean) => {
  expect(cleanReport(text)).toBe(clean);
});

test.each([
  ['addresses of the web without an end', 'http://'],
  ['letters before an @ that never comes', 'a'],
  ['names without an ending', 'a@b.'],
  ['dots', 'a@'.concat('.'.repeat(50))],
  ['@', '@'],
  ['spaces', ' \u0000'],
])('ERR-10 %s take no more than their length: half a million of them are cleaned, not only begun', (_, part) => {
  const text = part.repeat(Math.ceil(500_000 / part.length));
  expect(cleanReport(`${text} ana@example.at`)).toMatch(/\[e-mail\]$/);
});
