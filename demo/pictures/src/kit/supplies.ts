import { type MotifRecord, motifSource } from './motif/motif.ts';
import { ownMotifs } from './motif/own/ownMotifs.ts';
import type { Supplies } from './paper/paper.ts';
import { type GlyphCollection, openTypefaces } from './text/typeface.ts';

/** What pictures are drawn with: the extracted outlines and motifs, and the kit's own. */
export const openSupplies = (glyphs: GlyphCollection, motifs: MotifRecord): Supplies => ({
  typefaces: openTypefaces(glyphs),
  motifs: motifSource(motifs, ownMotifs),
});
