import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const scripts: Record<string, string> = {
  'virtual:kernel': 'src/kernel/kernel.script.ts',
  'virtual:loader': 'src/kernel/loader.script.ts',
};

/** The small scripts that stand inside the page, each as the minified text of one self-contained function. */
export function inlineScripts(root: string): Plugin {
  return {
    name: 'trolley:inline-scripts',
    resolveId: (id) => (id in scripts ? `\0${id}` : undefined),
    async load(id) {
      const file = scripts[id.slice(1)];
      if (!id.startsWith('\0virtual:') || !file) return undefined;
      const entry = join(root, file);
      const { code, sources } = await bundleInline(entry);
      for (const source of sources) this.addWatchFile(source);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}

export async function bundleInline(entry: string): Promise<{ code: string; sources: readonly string[] }> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      // As a library, or its dynamic import would bring a preload helper along.
      lib: { entry, formats: ['iife'], name: 'inline' },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (!chunk) throw new Error(`${entry} came to nothing`);
  return { code: chunk.code.trim().replace(/;$/, ''), sources: chunk.moduleIds };
}
