import { theme } from '../support/tenantFiles.ts';
import { expect, test } from '../support/test.ts';

test('TEN-07 colours, radius and font of the theme file are on the page, in light and dark @smoke', async ({
  page,
}) => {
  await page.goto('/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const shown = await page.evaluate(() => {
      const root = getComputedStyle(document.documentElement);
      return {
        brand: root.getPropertyValue('--color-brand').trim(),
        page: root.getPropertyValue('--color-page').trim(),
        radius: root.getPropertyValue('--radius-m').trim(),
        font: getComputedStyle(document.body).fontFamily,
      };
    });
    expect(shown, colorScheme).toMatchObject({
      brand: theme.colours[colorScheme].brand,
      page: theme.colours[colorScheme].page,
      radius: theme.radius.m,
    });
    expect(shown.font).toContain(theme.font.family);
  }
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate((family) => document.fonts.check(`16px "${family}"`), theme.font.family)).toBe(true);
});

test('TEN-07 which layer of style stands over which is said before any of them has rules', async ({ page }) => {
  await page.goto('/');
  const layers = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) => {
        if (rule instanceof CSSLayerStatementRule) return [...rule.nameList];
        return rule instanceof CSSLayerBlockRule ? [rule.name] : [];
      }),
  );
  expect([...new Set(layers)]).toEqual(['tokens', 'base', 'ui', 'shell', 'content', 'screen']);
});
