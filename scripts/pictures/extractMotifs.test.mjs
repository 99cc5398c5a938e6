import { describe, expect, test } from 'vitest';
import { compactBody, extractMotifs } from './extractMotifs.mjs';
import { squeezePath } from './squeezePath.mjs';

describe('squeezing path data', () => {
  test('rounds numbers, keeps arc flags apart and drops what is not needed', () => {
    expect(squeezePath('M 10.1234,20.9876 l-0.04,.26', 5)).toBe('M10.2 21l0 .2');
    expect(squeezePath('M0 0a3.51 3.51 0 013.333 4.5z', 10)).toBe('M0 0a3.5 3.5 0 0 1 3.3 4.5z');
    expect(squeezePath('m1e1 2e-1h5', 5)).toBe('m10 .2h5');
  });
});

describe('extracting motifs', () => {
  test('gives every id a short name of the motif itself', () => {
    const body =
      '<defs><linearGradient id="svgIDa1"/></defs><path fill="url(#svgIDa1)" d="M0.123 4.567z"/><use href="#svgIDa1"/>';
    expect(compactBody(body, 5)).toBe(
      '<defs><linearGradient id="~0"/></defs><path fill="url(#~0)" d="M.2 4.6z"/><use href="#~0"/>',
    );
  });

  test('takes each named motif once, by its own name or another, leaves own ones out and refuses unknown ones', () => {
    const noto = { icons: { cow: { body: '<path d="M0 0z"/>' } }, aliases: { 'cow-face': { parent: 'cow' } } };
    const packages = { bytes: () => Buffer.from(JSON.stringify(noto)) };
    expect(extractMotifs(['noto:cow-face', 'own:apple', 'noto:cow', 'noto:cow-face'], packages)).toEqual({
      'noto:cow': { unit: 128, body: '<path d="M0 0z"/>' },
      'noto:cow-face': { unit: 128, body: '<path d="M0 0z"/>' },
    });
    expect(() => extractMotifs(['noto:no-such-thing'], packages)).toThrow('noto:no-such-thing');
  });
});
