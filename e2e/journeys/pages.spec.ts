import AxeBuilder from '@axe-core/playwright';
import { markupFaults } from '../support/markup.ts';
import { publicPages, searchPath, tenant } from '../support/tenantFiles.ts';
import { expect, openAlive, test } from '../support/test.ts';

const widths = [390, 768, 1440];
const paths = [
  ...publicPages.map(({ path }) => path),
  '/sitemap',
  searchPath('milch'),
  searchPath('xyzzy'),
  `/${tenant.pageMap.generalError.urlslug}`,
  '/there/is-no-such-page',
];

for (const path of new Set(paths)) {
  test(`${path} is valid, accessible in light and dark, and fits every width @smoke`, async ({
    page,
    request,
    faults,
  }) => {
    if (path === '/there/is-no-such-page') faults.tolerate(/404/);
    expect(await markupFaults(await (await request.get(path)).text())).toEqual([]);

    await openAlive(page, path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${colorScheme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
      expect(found).toEqual([]);
    }

    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }

    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `390 px: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([]);
  });
}
