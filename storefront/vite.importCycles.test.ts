import { expect, test } from 'vitest';
import { importCycles } from './vite.importCycles.ts';

const script = (fileName: string, ...imports: string[]) => ({ fileName, imports });

test('scripts that need each other are told of, by the way around', () => {
  const scripts = [
    script('entry.js', 'forms.js', 'react.js'),
    script('forms.js', 'react.js', 'parts.js'),
    script('parts.js', 'shelf.js'),
    script('shelf.js', 'forms.js'),
    script('react.js'),
  ];
  expect(importCycles(scripts)).toEqual([['forms.js', 'parts.js', 'shelf.js', 'forms.js']]);
});

test('what several scripts share is no circle, nor is a file from elsewhere', () => {
  const scripts = [
    script('a.js', 'b.js', 'c.js', 'elsewhere.js'),
    script('b.js', 'd.js'),
    script('c.js', 'd.js'),
    script('d.js'),
  ];
  expect(importCycles(scripts)).toEqual([]);
});
