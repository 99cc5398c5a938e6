import { describe, expect, test } from 'vitest';
import { extractedMotifs, xmlProblem } from '../../testing.ts';
import { motifSource } from '../motif.ts';
import { ownMotifs } from './ownMotifs.ts';

const LARGEST = 2600;

describe('own motifs', () => {
  test.each(Object.entries(ownMotifs))('%s is a small sound drawing', (name, { unit, body }) => {
    expect(name).toMatch(/^own:[a-z-]+$/);
    expect(unit).toBe(128);
    expect(xmlProblem(`<svg>${body}</svg>`)).toBeUndefined();
    expect(body).not.toMatch(/NaN|undefined/);
    expect(body.length).toBeLessThan(LARGEST);
    const ids = [...body.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
    const used = [...body.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, url, href]) => url ?? href);
    expect(ids.filter((id) => !id?.startsWith('~'))).toEqual([]);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('a motif source', () => {
  test('finds what its collections hold and nothing else', () => {
    const source = motifSource(ownMotifs, extractedMotifs);
    expect(source.find('own:apple')?.body).toContain('~a');
    expect(source.find('noto:cow-face')?.unit).toBe(128);
    expect(source.find('noto:unknown')).toBeUndefined();
  });
});
