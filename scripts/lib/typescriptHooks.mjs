import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
// Vite's own transform is this one, but all of Vite is loaded for it, once by each process that a test starts.
import { transform } from 'rolldown/utils';

/** A loader hook of Node: strips the types on the way in. */
export async function load(url, context, nextLoad) {
  if (!/\.tsx?$/.test(url)) return nextLoad(url, context);
  const file = fileURLToPath(url);
  const { code, errors } = await transform(file, await readFile(file, 'utf8'), { tsconfig: false });
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`);
  return { format: 'module', source: code, shortCircuit: true };
}
