import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Of the tiles of a shelf, which are all alike, the first ones are looked at. */
const furtherTiles = '.product-tile:nth-child(n + 7)';

/** What axe finds wrong with a page, one line each. */
export async function violations(page: Page, narrowed = (axe: AxeBuilder) => axe): Promise<readonly string[]> {
  // What is right is not written out in full, nor is there a second page, which only frames of other sites would need.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .exclude(furtherTiles);
  const { violations: all } = await narrowed(axe).analyze();
  return all.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
