import { chromium } from '@playwright/test';
import Axe from '@axe-core/playwright';
const AxeBuilder = Axe.default ?? Axe;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', chromiumSandbox: false });
const page = await (await b.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
for (const path of ['/angebote', '/sortiment/obst-gemuese', '/agb']) {
  await page.goto('http://localhost:4871' + path);
  for (const [n, f] of Object.entries({ all: (a) => a, contrastOnly: (a) => a.withRules(['color-contrast']), allButContrast: (a) => a.disableRules(['color-contrast']), again: (a) => a })) {
    const t = performance.now(); await f(new AxeBuilder({ page })).analyze(); console.log(path, n, Math.round(performance.now() - t));
  }
  const t = performance.now(); const r = await new AxeBuilder({ page }).setLegacyMode(true).analyze(); console.log(path, 'legacy', Math.round(performance.now() - t));
  const t2 = performance.now(); await new AxeBuilder({ page }).options({resultTypes:['violations']}).analyze(); console.log(path, 'violationsOnly', Math.round(performance.now() - t2));
  console.log(JSON.stringify(r).length);
}
await b.close();
