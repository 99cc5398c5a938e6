import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deviceOf } from './deviceOf.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`, 'Edge · Windows'],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome · Android'],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet · Android',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox · Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    'Safari · Mac',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome · ChromeOS'],
  ['curl/8.5.0', ''],
  ['', ''],
  [undefined, ''],
])('SESS-01 %s is %s', (agent, device) => expect(deviceOf(agent)).toBe(device));

test('SESS-01 whatever a browser says of itself, only words of ours are kept', () => {
  const known = /^(?:[A-Z][A-Za-z ]{2,20}|i(?:Phone|Pad))?(?: · (?:[A-Z][A-Za-z]{2,10}|i(?:Phone|Pad)))?$/;
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('<b>', 'Chrome/', 'Android', '"', 'Mac OS X', 'Firefox/', '\r\n', 'x')),
      (parts) => {
        expect(deviceOf(parts.join(' '))).toMatch(known);
      },
    ),
    { numRuns: 200 },
  );
});
