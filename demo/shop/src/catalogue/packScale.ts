import type { Good } from './schema.ts';
import { contentOf, type PackSize, parseSize } from './size.ts';

/** What holds half is drawn a sixth smaller, what holds next to nothing half as large: less would be lost in a list. */
const smallest = 0.45;
const perVolume = 0.55;

/** How large a pack is drawn beside the largest single pack of the same good, up to 1. */
export function packScale(pack: PackSize, good: Pick<Good, 'sizes'>): number {
  const { measure, quantity } = contentOf(pack);
  // Several in one pack are drawn as several, and pieces are counted.
  if (pack.count > 1 || measure === 'piece' || pack.selling !== 'pack') return 1;
  const singles = good.sizes.flatMap(([text]) => {
    const other = parseSize(text);
    const content = contentOf(other);
    return other.count === 1 && other.selling === 'pack' && content.measure === measure ? [content.quantity] : [];
  });
  const largest = Math.max(quantity, ...singles);
  return Math.round(1000 * (smallest + (1 - smallest) * (quantity / largest) ** perVolume)) / 1000;
}
