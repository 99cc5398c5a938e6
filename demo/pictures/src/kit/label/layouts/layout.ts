import type { Goods } from '../../goods.ts';
import type { Paper } from '../../paper/paper.ts';
import type { Face } from '../face.ts';

/** Prints a whole face. */
export type Layout = (paper: Paper, goods: Goods, face: Face) => string;
