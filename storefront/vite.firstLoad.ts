/** What a build tells of one of its scripts. */
export interface BuiltScript {
  readonly fileName: string;
  /** The source it was made for, if it is one that others ask for. */
  readonly facadeModuleId?: string | null;
  /** The files it cannot begin without. */
  readonly imports: readonly string[];
}

/** Brotli, of every script that a page starts by itself. */
const mostBytes = 120_000;
const entry = 'entry-client.tsx';
/** The screens on which most visits begin. */
const firstScreens = [
  'IndexScreen.tsx',
  'ContentScreen.tsx',
  'CategoryScreen.tsx',
  'ProductScreen.tsx',
  'SearchScreen.tsx',
];
/** What account, cart and checkout share (vite.chunks.ts). One module of it brings the whole file with its style sheet. */
const notAtFirst = /\/(?:parts|account|forms|orders|queries)-[^/]*$/;
/** What every visit loads once the browser is idle. A style sheet that comes with it styles the whole page again. */
const inBackground = ['syncCustomer.ts', 'startMeasuring.ts'];
const notInBackground = /\/(?:parts|product|kitchen|forms|orders|queries)-[^/]*$/;

/** The scripts of a screen's first load: the entry, the screen, and the chunks both import statically. */
export function firstLoadOf(scripts: readonly BuiltScript[], screen: string): readonly string[] {
  const byName = new Map(scripts.map((script) => [script.fileName, script]));
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const needed of byName.get(file)?.imports ?? []) add(needed);
  };
  for (const { facadeModuleId, fileName } of scripts)
    if (facadeModuleId?.endsWith(`/${entry}`) || facadeModuleId?.endsWith(`/${screen}`)) add(fileName);
  return [...found];
}

/** One sentence for each screen that loads too much at first. */
export function tooLarge(scripts: readonly BuiltScript[], bytesOf: (file: string) => number): readonly string[] {
  return firstScreens.flatMap((screen) => {
    const files = firstLoadOf(scripts, screen);
    const bytes = files.reduce((sum, file) => sum + bytesOf(file), 0);
    if (bytes <= mostBytes) return [];
    const listed = files.map((file) => `${file} ${bytesOf(file)}`).join(', ');
    return [`The first load of ${screen} is ${bytes} bytes of script, ${mostBytes} are allowed: ${listed}.`];
  });
}

/** One sentence for each screen, or work in the background, that loads what only other pages show. */
export function strays(scripts: readonly BuiltScript[]): readonly string[] {
  const told = (source: string, what: string, unwanted: RegExp) => {
    const found = firstLoadOf(scripts, source).filter((file) => unwanted.test(file));
    if (found.length === 0) return [];
    const askers = scripts.filter(({ imports }) => imports.some((file) => found.includes(file)));
    return [
      `${what} has ${found.join(', ')}: name in vite.chunks.ts what it needs of it (imported by ${askers
        .map(({ fileName }) => fileName)
        .join(', ')}).`,
    ];
  };
  return [
    ...firstScreens.flatMap((screen) => told(screen, `The first load of ${screen}`, notAtFirst)),
    ...inBackground.flatMap((source) => told(source, `What ${source} loads for every visitor`, notInBackground)),
  ];
}
