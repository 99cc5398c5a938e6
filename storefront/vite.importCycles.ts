import type { Plugin } from 'vite';
import type { BuiltScript } from './vite.firstLoad.ts';

type Script = Pick<BuiltScript, 'fileName' | 'imports'>;

/**
 * Fails the build on import cycles between chunks. One of them would run before its imports are initialised: the
 * page is drawn, and is not hydrated ("e is not a constructor"), which sources and their tests do not show.
 */
export function noImportCycles(): Plugin {
  return {
    name: 'trolley:no-import-cycles',
    apply: 'build',
    generateBundle(_, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const cycle of importCycles(scripts))
        this.error(
          `These scripts import each other: ${cycle.join(' → ')}. One of them would run before what it needs is there: see to it in vite.chunks.ts that what they share lies in one of them, or in a third.`,
        );
    },
  };
}

/** Cycles of static imports, each from its first chunk back to it; one of several through the same chunks. */
export function importCycles(scripts: readonly Script[]): readonly (readonly string[])[] {
  const importsOf = new Map(scripts.map(({ fileName, imports }) => [fileName, imports]));
  const done = new Set<string>();
  const path: string[] = [];
  const found: string[][] = [];
  const visit = (file: string) => {
    const before = path.indexOf(file);
    if (before >= 0) found.push([...path.slice(before), file]);
    if (before >= 0 || done.has(file)) return;
    path.push(file);
    for (const needed of importsOf.get(file) ?? []) visit(needed);
    path.pop();
    done.add(file);
  };
  for (const { fileName } of scripts) visit(fileName);
  return found;
}
