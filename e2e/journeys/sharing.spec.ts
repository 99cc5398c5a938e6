import { getRecipe, mayShare, type SharedKind } from '@trolley/contract';
import { apiGet } from '../support/api.ts';
import { nameOf } from '../support/cart.ts';
import { escaped } from '../support/escaped.ts';
import { firstOf } from '../support/goods.ts';
import { addressOf, linkedPage, recipeSlugs, site, text } from '../support/tenantFiles.ts';
import { expect, followLink, openHydrated, test } from '../support/test.ts';

test('CONT-10 a page, a product and a recipe are handed on where the site says so, without the place on them @smoke', async ({
  page,
  stock,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: async (what: unknown) => void shared.push(what) });
  });
  const shared = () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
  const product = firstOf(stock);
  const slug = firstOf(recipeSlugs);
  const { title } = await apiGet(page.request, getRecipe, { params: { slug } });
  const kinds: readonly { readonly kind: SharedKind; readonly path: string; title: string; button: string }[] = [
    { kind: 'page', path: linkedPage.path, title: linkedPage.title, button: 'content.share' },
    {
      ...{ kind: 'product', path: addressOf('product-slug', { slug: product.slug }) },
      ...{ title: nameOf(product), button: 'catalogue.product.share' },
    },
    { kind: 'recipe', path: addressOf('recipe-slug', { slug }), title, button: 'recipe.page.share' },
  ];
  await openHydrated(page, '/');
  const expected: unknown[] = [];
  for (const { kind, path, title: called, button } of kinds) {
    await followLink(page, `${path}#main`);
    await page.waitForURL(`**${path}#main`);
    // The address is there before the page is, and the page before may have such a button too.
    await expect(page).toHaveTitle(new RegExp(escaped(called)));
    const share = page.getByRole('main').getByRole('button', { name: text(button), exact: true });
    if (mayShare(site.socialSharing, kind)) {
      await share.click();
      expected.push({ title: called, url: `${baseURL}${path}` });
      await expect.poll(shared).toEqual(expected);
    } else await expect(page.locator('.content-share').or(share)).toHaveCount(0);
  }
});
