import { getOrderConfig } from '@trolley/contract';
import { chipOn } from '../support/serviceDialog.ts';
import { text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

/** The smallest style there is: land in one colour, nothing to fetch. */
const style = {
  version: 8,
  sources: {},
  layers: [{ id: 'land', type: 'background', paint: { 'background-color': '#dfe8d5' } }],
};

test('with a style of the retailer’s the streets are drawn below the shop’s own pins; where it fails the drawing stays', async ({
  page,
  baseURL,
  faults,
}) => {
  faults.tolerate(/status of 404|AJAXError|WebGL|GPU stall/);
  let answer: object | undefined = style;
  await page.route('**/retailer-style.json', (route) =>
    answer ? route.fulfill({ json: answer }) : route.fulfill({ status: 404, body: '' }),
  );
  await page.route(`**${getOrderConfig.path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), mapStyle: `${baseURL}/retailer-style.json` } });
  });
  const map = page.locator('.pin-map');
  const open = async () => {
    await openHydrated(page, '/');
    await chipOn(page).click();
    await page
      .getByRole('dialog')
      .getByRole('tab', { name: text('service.collect') })
      .click();
    await expect(map.locator('.map-pin').first()).toBeVisible();
  };
  await open();
  await expect(map.locator('.map-streets canvas')).toBeVisible();
  await expect(map.locator('.map-sea')).toHaveCount(0);
  await map.locator('.map-pin').first().click();
  await expect(map.locator('.map-pin').first()).toBeVisible();

  answer = undefined;
  await open();
  await expect(map.locator('.map-streets')).toHaveCount(0);
  await expect(map.locator('.map-sea')).toHaveCount(1);
});
