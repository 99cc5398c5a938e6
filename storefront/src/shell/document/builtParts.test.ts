import { describe, expect, test } from 'vitest';
import { builtParts, loaderScript } from './builtParts.ts';

const built = {
  manifest: {
    'src/entry-client.tsx': {
      file: 'assets/entry.js',
      imports: ['_react.js', '_router.js'],
      css: ['assets/entry.css'],
      dynamicImports: ['src/home.tsx'],
    },
    '_react.js': { file: 'assets/react.js' },
    '_router.js': { file: 'assets/router.js', imports: ['_react.js'] },
    '_blocks.js': {
      file: 'assets/blocks.js',
      imports: ['_react.js', 'src/entry-client.tsx'],
      css: ['assets/blocks.css'],
    },
    'src/home.tsx': { file: 'assets/home.js', imports: ['_blocks.js', '_react.js'], css: ['assets/home.css'] },
    'src/other.tsx': { file: 'assets/other.js', css: ['assets/other.css'] },
  },
  styles: {
    'assets/entry.css': '.shell{}\n',
    'assets/blocks.css': '.block{}',
    'assets/home.css': '.home{}',
    'assets/other.css': '.other{}',
  },
};

describe('what a page needs of a build', () => {
  const parts = builtParts(built, 'src/entry-client.tsx', 'src/home.tsx');

  test('its scripts, each after what it imports, and none twice', () => {
    expect(parts.files).toEqual(['react', 'router', 'entry', 'blocks', 'home'].map((name) => `/assets/${name}.js`));
  });

  test('the styles of the shell and of its screen, and no others', () => {
    expect(parts.style).toBe('.shell{}.block{}.home{}');
  });

  test('the addresses of all of them, the shell’s too: no script asks for what is there already', () => {
    expect(parts.styleFiles).toEqual(['/assets/entry.css', '/assets/blocks.css', '/assets/home.css']);
  });

  test('a screen that was not built is a mistake', () => {
    expect(() => builtParts(built, 'src/entry-client.tsx', 'src/gone.tsx')).toThrow('The build has no src/gone.tsx.');
  });

  test('the loader finds its files in front of it', () => {
    expect(loaderScript('(function(){load(FILES)})()', ['/a.js', '/b.js'])).toBe(
      '{const FILES=["/a.js","/b.js"];(function(){load(FILES)})()}',
    );
  });
});
