import { fireEvent, render, screen, within } from '@testing-library/react';
import type { DistributionWindow, ProductDetail } from '@trolley/contract';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ServiceContext } from '../../service/ServiceContext.ts';
import { cartFixture, galway, now, slotFixture, windowFixture } from '../../service/testing/fixtures.ts';
import { fakeServiceDependencies } from '../../service/testing/renderService.tsx';
import { ShopProvider } from '../../shell/shop.tsx';
import { detailFixture, productFixture } from '../testing/products.ts';
import { bootOf, inTenant, payloadOf, renderInTenant, type TenantId } from '../testing/renderInTenant.tsx';
import ProductScreen from './ProductScreen.tsx';

const yoghurt = detailFixture({
  name: 'Joghurt Erdbeere',
  brand: { slug: 'almglueck', name: 'Almglück' },
  pack: '180 g',
  parentCategories: [{ slug: 'milch', name: 'Milch' }],
  category: { slug: 'joghurt', name: 'Joghurt' },
  price: {
    regular: { value: 129 },
    offer: { value: 89, lowest30: 119, percent: 25, from: '2026-11-12', until: '2026-11-18' },
    loyalty: { value: 79 },
    depositPrice: 25,
    base: { value: 494, unit: 'kg' },
  },
  labels: ['organic', 'gluten-free'],
  sizes: [
    {
      sku: '2',
      slug: 'joghurt-500-g',
      pack: '500 g',
      picture: '/pictures/00000000000000aa',
      price: { regular: { value: 249 }, base: { value: 498, unit: 'kg' } },
      availability: 'available',
    },
  ],
  facts: {
    about: 'Cremig gerührt.',
    ingredients: 'Joghurt aus **Milch** (78 %), Erdbeeren.',
    contains: ['milk'],
    traces: ['nuts'],
    nutrition: {
      per: '100g',
      kJ: 1412,
      kcal: 98,
      fat: 3.2,
      saturates: 2.1,
      carbohydrate: 13.1,
      sugar: 12.4,
      protein: 3.9,
      salt: 0.12,
    },
    origins: [{ country: 'AT', name: 'Österreich', region: 'Salzburg' }],
    madeIn: { country: 'AT', name: 'Österreich' },
    storage: 'Bei höchstens 8 °C.',
    shelfLife: 'Mindestens 9 Tage haltbar',
    notes: ['Vor dem Öffnen schütteln.'],
    maker: 'Almglück Molkerei, 5721 Piesendorf',
    contact: 'kontakt@almglueck.example',
  },
});
const screenOf = (product: ProductDetail, more: { readonly offerUntil?: string } = {}) => {
  const similar = [productFixture({ sku: '9', name: 'Buttermilk' })];
  const companions = { bought: false, products: [] };
  return <ProductScreen payload={payloadOf('product-slug', '/product/x', { product, similar, companions, ...more })} />;
};
const plain = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';
const shown = (product: ProductDetail, tenant: TenantId = 'feldmarkt') => {
  renderInTenant(screenOf(product), tenant);
  return plain();
};
/** As who has chosen a place sees it, and perhaps a slot. */
const shownAtPlace = (product: ProductDetail, distributionWindow?: DistributionWindow) => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { dependencies, cart } = fakeServiceDependencies({
    'GET /api/capacity/window/earliest': { window: slotFixture() },
  });
  cart.accept(cartFixture({ distributionAddress: galway, distributionWindow }));
  renderInTenant(<ServiceContext value={dependencies}>{screenOf(product)}</ServiceContext>);
};

describe('the product page', () => {
  test('tells who certified a label, and by which number', () => {
    const certificates = [{ label: 'organic' as const, scheme: 'EU-Bio-Logo', number: 'AT-BIO-999' }];
    shown({ ...yoghurt, facts: { ...yoghurt.facts, certificates } });
    const facts = [...document.querySelectorAll('.quick-facts li')].map(({ textContent }) => textContent);
    expect(facts).toEqual(['98 kcal pro 100 g', 'aus Salzburg', 'Bio · EU-Bio-Logo AT-BIO-999', 'Glutenfrei']);
  });

  test('shows the warnings of non-food and who answers for it, open', () => {
    const responsiblePerson = { name: 'Blank GmbH', address: 'Ring 1, 1010 Wien', contact: 'sicher@blank.example' };
    const warnings = ['Verursacht schwere Augenreizung.'];
    const soap = {
      ...yoghurt,
      facts: { about: '', contains: [], traces: [], origins: [], notes: [], responsiblePerson, warnings },
    };
    expect(shown(soap)).toContain(
      'Verantwortliche Person in der EUBlank GmbH, Ring 1, 1010 Wien, sicher@blank.example',
    );
    expect(screen.getByText('Verursacht schwere Augenreizung.').closest('details')?.open).toBe(true);
    expect(screen.getByRole('link', { name: 'sicher@blank.example' }).getAttribute('href')).toBe(
      'mailto:sicher@blank.example',
    );
  });

  test('has no section for the number of the article alone, which stands below the name', () => {
    const facts = { about: '', contains: [], traces: [], origins: [], notes: [] };
    expect(shown({ ...yoghurt, bundleInfo: undefined, facts })).toContain(`Art. ${yoghurt.sku}`);
    expect(document.querySelector('details')).toBeNull();
  });

  test('has a section for the number that a scanner reads', () => {
    const facts = { about: '', contains: [], traces: [], origins: [], notes: [], gtin: '9012345678904' };
    expect(shown({ ...yoghurt, bundleInfo: undefined, facts })).toContain('9012345678904');
    expect(document.querySelector('details')).not.toBeNull();
  });

  test('has no section of safety for food', () => expect(shown(yoghurt)).not.toContain('Sicherheit'));

  test('ROUTE-11 has brand, name, size and the way to it', () => {
    shown(yoghurt);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Joghurt Erdbeere');
    expect(screen.getByRole('link', { name: 'Almglück' }).getAttribute('href')).toBe('/brands/almglueck');
    const crumbs = within(screen.getByRole('navigation', { name: 'Du bist hier' }));
    expect(crumbs.getAllByRole('link').map((link) => link.textContent)).toEqual(['Start', 'Milch', 'Joghurt']);
    expect(crumbs.getByText('Almglück Joghurt Erdbeere').getAttribute('aria-current')).toBe('page');
    expect(screen.getByAltText('Almglück Joghurt Erdbeere').getAttribute('srcset')).toContain('960w');
  });

  test('DISC-07 the base price, the deposit, the lowest price of 30 days, the end of the offer and the member price', () => {
    const text = shown(yoghurt);
    expect(text).toContain('4,94 € pro kg');
    expect(text).toContain('+ 0,25 € Pfand');
    expect(text).toContain('30-Tage-Tiefstpreis 1,19 € · Aktion bis Mittwoch, 18. November');
    expect(text).toContain('Mit Feldfreunde-Karte0,79 €');
    expect(document.querySelector('s')?.textContent?.replaceAll('\u00a0', ' ')).toBe('statt 1,19 €');
  });

  test('DISC-07 the end of the offer is told in the words of the server, where it wrote them', () => {
    renderInTenant(screenOf(yoghurt, { offerUntil: 'zum Mittwoch' }), 'feldmarkt');
    expect(plain()).toContain('Aktion bis zum Mittwoch');
  });

  test('DISC-07 without a reduction no price of 30 days is told', () => {
    const price = { regular: { value: 129 }, base: { value: 494, unit: 'kg' as const } };
    expect(shown({ ...yoghurt, price })).not.toContain('Tiefstpreis');
  });

  test('DISC-07 allergens stand out among the ingredients and are named again, with traces', () => {
    const text = shown(yoghurt);
    expect(text).toContain('Joghurt aus Milch (78 %), Erdbeeren.');
    expect(screen.getByText('Milch', { selector: 'strong' })).toBeDefined();
    expect(text).toContain('Enthält: Milch');
    expect(text).toContain('Kann Spuren enthalten: Schalenfrüchte');
  });

  test('DISC-07 nutrition is a table per 100 g, in the numbers of the tenant', () => {
    shown(yoghurt);
    expect([...document.querySelectorAll('.nutrition-figures div')].map((one) => one.textContent)).toEqual([
      'Brennwert98 kcal 1412 kJ',
      'Fett3,2 g 2,1 g gesättigt',
      'Kohlenhydrate13,1 g 12,4 g Zucker',
      'Eiweiß3,9 g',
      'Salz0,12 g',
    ]);
    fireEvent.click(screen.getByText('Ganze Tabelle pro 100 g'));
    const table = within(screen.getByRole('table', { name: 'Nährwerte' }));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Durchschnittlich',
      'pro 100 g',
    ]);
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Brennwert1412 kJ / 98 kcal',
      'Fett3,2 g',
      'davon gesättigte Fettsäuren2,1 g',
      'Kohlenhydrate13,1 g',
      'davon Zucker12,4 g',
      'Eiweiß3,9 g',
      'Salz0,12 g',
    ]);
  });

  test('DISC-07 drinks are told per 100 ml', () => {
    const nutrition = yoghurt.facts.nutrition && { ...yoghurt.facts.nutrition, per: '100ml' as const };
    shown({ ...yoghurt, facts: { ...yoghurt.facts, nutrition } }, 'harbour');
    fireEvent.click(screen.getByText('Full table per 100 ml'));
    expect(screen.getByRole('columnheader', { name: 'per 100 ml' })).toBeDefined();
  });

  test('DISC-07 origin, storage, maker and how to reach them', () => {
    const text = shown(yoghurt);
    expect(text).toContain('HerkunftSalzburg, Österreich');
    expect(text).toContain('Hergestellt inÖsterreich');
    expect(text).toContain('AufbewahrungBei höchstens 8 °C.');
    expect(text).toContain('HerstellerAlmglück Molkerei, 5721 Piesendorf');
    expect(screen.getByRole('link', { name: 'kontakt@almglueck.example' }).getAttribute('href')).toBe(
      'mailto:kontakt@almglueck.example',
    );
  });

  test('DISC-07 an age restriction is told before the purchase, with the alcohol', () => {
    const beer = {
      ...yoghurt,
      minAge: 16,
      availability: 'ageRestricted' as const,
      facts: { ...yoghurt.facts, alcohol: 5.2 },
    };
    const text = shown(beer);
    expect(text).toContain('Abgabe nur an Personen ab 16 Jahren');
    expect(text).toContain('5,2 % vol');
    expect(text).toContain('Verfügbar');
  });

  test('weighed goods say that the scales decide', () => {
    const price = { regular: { value: 195 }, perKilogram: 1949 };
    const text = shown({ ...yoghurt, price, weightArticle: true, pack: 'je 100 g' });
    expect(text).toContain('19,49 € pro kg');
    expect(text).toContain('je 100 g');
    expect(text).toContain('Wird gewogen');
  });

  test('all sizes stand side by side with their unit prices, the cheapest per unit is marked, and others lead on', () => {
    shown({
      ...yoghurt,
      bestSize: '2',
      sizes: yoghurt.sizes.map((size) => ({
        ...size,
        price: { regular: { value: 199 }, base: { value: 398, unit: 'kg' } },
      })),
    });
    const sizes = within(screen.getByRole('navigation', { name: 'Größe' }));
    const written = sizes.getAllByRole('listitem').map((one) => one.textContent?.replaceAll('\u00a0', ' ').trim());
    expect(written).toEqual(['180 g 0,89 € 4,94 €/kg', 'bester Preis pro kg 500 g 1,99 € 3,98 €/kg']);
    const [other] = sizes.getAllByRole('link');
    expect(other?.getAttribute('href')).toBe('/product/joghurt-500-g');
    expect(sizes.getAllByRole('link')).toHaveLength(1);
    expect(sizes.getByText('180 g').closest('[aria-current=true]')).not.toBeNull();
    expect(sizes.getByText('180 g').closest('a')).toBeNull();
  });

  test('a size that is sold out says so in the place of its unit price', () => {
    shown({ ...yoghurt, sizes: yoghurt.sizes.map((size) => ({ ...size, availability: 'temporarilyUnavailable' })) });
    expect(screen.getByRole('navigation', { name: 'Größe' }).textContent).toContain('Derzeit ausverkauft');
  });

  test('the bar of a phone has price, unit price and the sum; what is chosen in it is chosen on the page as well', () => {
    shown({ ...yoghurt, price: { ...yoghurt.price, loyalty: { value: 79 } } });
    const bar = within(screen.getByRole('region', { name: 'Kaufen' }));
    const plain = (node: HTMLElement) => node.textContent?.replaceAll('\u00a0', ' ');
    expect(plain(screen.getByRole('region', { name: 'Kaufen' }))).toContain('4,94 €/kgKarte 0,79 €');
    fireEvent.click(bar.getByRole('button', { name: /eins mehr$/ }));
    const buttons = screen.getAllByRole('button', { name: /^In den Korb · / });
    expect(buttons.map((one) => plain(one))).toEqual(
      Array.from({ length: 2 }, () => 'In den Korb · 1,78 €: Almglück Joghurt Erdbeere, 180 g'),
    );
  });

  test.each([
    ['the slot that was chosen', windowFixture(), 'Available in your slotToday 4–6 pm', 'Today 4–6 pm'],
    ['from when on', undefined, 'Availableavailable from 4 pm today', 'available from 4 pm today'],
  ])('who chose a place reads %s, in the bar of a phone as well', async (_, window, words, short) => {
    shownAtPlace(detailFixture(), window);
    const said = (selector: string) => document.querySelector(selector)?.textContent?.replaceAll('\u00a0', ' ').trim();
    await expect.poll(() => said('.availability-yes')).toBe(words);
    await expect.poll(() => said('.buy-bar-slot')).toBe(short);
  });

  test('where nothing can be bought there is neither a bar nor a button', () => {
    const boot = bootOf('feldmarkt');
    const clientRuntimeConfig = { ...boot.tenant.clientRuntimeConfig, featureCartCheckout: false };
    render(
      <ShopProvider boot={{ ...boot, tenant: { ...boot.tenant, clientRuntimeConfig } }}>
        {screenOf(yoghurt)}
      </ShopProvider>,
    );
    expect(document.querySelector('.bottom-bar, .buy')).toBeNull();
  });

  test('DISC-07 its sections are open or opened without a script, and no markup comes out of the data', () => {
    const facts = { ...yoghurt.facts, ingredients: '<img src=x onerror=alert(1)> **Milch**' };
    const html = renderToString(inTenant(screenOf({ ...yoghurt, facts }), 'feldmarkt'));
    expect(html).toContain('<details open=""><summary><h2>Zutaten und Allergene</h2>');
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toContain('<img src=x');
  });

  test('what is not known leaves no empty section', () => {
    shown(detailFixture(), 'harbour');
    expect(screen.queryByText('Ingredients and allergens')).toBeNull();
    expect(screen.queryByText('Nutrition')).toBeNull();
    expect(screen.queryByText('Origin, storage and producer')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Product number' })).toBeNull();
  });
});
