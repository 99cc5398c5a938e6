import { readFileSync } from 'node:fs';
import type { MotifRecord } from './kit/motif/motif.ts';
import type { Supplies } from './kit/paper/paper.ts';
import { openSupplies } from './kit/supplies.ts';
import type { GlyphCollection } from './kit/text/typeface.ts';

/** The extracted outlines and motifs stay beside the sources, where the bundle in `dist` finds them too. */
const kit = new URL(import.meta.url.endsWith('.ts') ? './kit/' : '../src/kit/', import.meta.url);

export function readSupplies(): Supplies {
  const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, kit), 'utf8'));
  return openSupplies(read('text/glyphs.json') as GlyphCollection, read('motif/motifs.json') as MotifRecord);
}
