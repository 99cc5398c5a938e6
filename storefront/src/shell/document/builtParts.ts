import type { Manifest } from 'vite';

export interface Built {
  readonly manifest: Manifest;
  readonly styles: Readonly<Record<string, string>>;
}

interface BuiltParts {
  /** Addresses of the scripts, in the order in which they are loaded. */
  readonly files: readonly string[];
  readonly styleFiles: readonly string[];
  readonly style: string;
}

/** The files a page needs at first: libraries, then the application, then its screen. */
export function builtParts({ manifest, styles }: Built, entry: string, screen: string): BuiltParts {
  const ofEntry = chunksOf(manifest, entry);
  const ofScreen = chunksOf(manifest, screen).filter((key) => !ofEntry.includes(key));
  const cssOf = (keys: readonly string[]) => [...new Set(keys.flatMap((key) => manifest[key]?.css ?? []))];
  const shellCss = cssOf(ofEntry);
  const screenCss = cssOf(ofScreen).filter((file) => !shellCss.includes(file));
  return {
    files: [...ofEntry, ...ofScreen].map((key) => `/${manifest[key]?.file}`),
    styleFiles: [...shellCss, ...screenCss].map((file) => `/${file}`),
    style: [...shellCss, ...screenCss].map((file) => (styles[file] ?? '').trim()).join(''),
  };
}

/** A module and everything it imports, what is imported first. */
function chunksOf(manifest: Manifest, key: string, found = new Set<string>(), seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}.`);
  // Two files may import each other.
  if (seen.has(key)) return [...found];
  seen.add(key);
  for (const needed of chunk.imports ?? []) chunksOf(manifest, needed, found, seen);
  found.add(key);
  return [...found];
}

/** The loader with the addresses it is to load in front of it. */
export function loaderScript(loader: string, files: readonly string[]): string {
  return `{const FILES=${JSON.stringify(files)};${loader}}`;
}
