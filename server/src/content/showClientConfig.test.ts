import type { EditedClientConfig } from '@trolley/contract';
import { clientConfig } from '@trolley/contract';
import { expect, test } from 'vitest';
import { showClientConfig } from './showClientConfig.ts';

const edited: EditedClientConfig = {
  topBarBanner: {
    text: 'Free *today*',
    links: [
      { label: 'Help', to: '/help' },
      { label: 'Cart', to: 'route:cart' },
    ],
  },
  header: {
    menuLabel: 'Menu',
    navigation: [
      { label: 'About', to: '/about' },
      { label: 'Gone', to: '/gone' },
    ],
    highlight: { label: 'Recipes', to: 'route:recipes' },
    searchPlaceholder: 'Find',
  },
  footer: {
    text: 'Since 1950',
    columns: [
      {
        title: 'Us',
        links: [
          { label: 'About', to: '/about' },
          { label: 'Gone', to: '/gone' },
        ],
      },
      { title: 'Nothing', links: [{ label: 'Gone', to: '/gone' }] },
    ],
    legal: '©',
  },
  socialSharing: { profiles: [], twitterCard: 'summary' },
  seo: { titleTemplate: '{title} | Shop', defaultTitle: 'Shop', defaultDescription: 'Food', organisation: 'Shop plc' },
};

function show(configs: Record<string, unknown> = {}) {
  const problems: string[] = [];
  const site = showClientConfig(configs, edited, {
    resolve: (target) => (['/about', '/help'].includes(target) ? target : undefined),
    hasFeature: () => true,
    now: new Date(),
    media: { urlOf: () => undefined },
    report: (problem) => problems.push(problem),
  });
  return { site, problems };
}

test('API-05 links that lead nowhere are not there, nor columns left without any', () => {
  const { site } = show();
  expect(site.topBarBanner.links).toEqual([{ label: 'Help', href: '/help' }]);
  expect(site.header.navigation).toEqual([{ label: 'About', href: '/about' }]);
  expect(site.header.highlight).toBeNull();
  expect(site.footer.columns).toEqual([{ title: 'Us', links: [{ label: 'About', href: '/about' }] }]);
  expect(clientConfig.safeParse(site).success).toBe(true);
});

test('what editors stored wins over the files', () => {
  expect(show({ footer: { ...edited.footer, legal: 'edited' } }).site.footer.legal).toBe('edited');
});

test('a broken type is reported by field and taken from the files, the others stay as stored', () => {
  const { site, problems } = show({
    seo: { titleTemplate: 'no place' },
    footer: { ...edited.footer, legal: 'edited' },
  });
  expect(site.seo).toEqual(edited.seo);
  expect(site.footer.legal).toBe('edited');
  expect(problems).toContainEqual(expect.stringMatching(/^seo\.titleTemplate: /));
});

test('TEN-03 a link that needs features is there with all of them, and gone without one', () => {
  const links = [
    { label: 'About', to: '/about' },
    { label: 'Collector', to: '/help', features: ['featureCartCheckout' as const, 'featureJoe' as const] },
  ];
  const footer = { ...edited.footer, columns: [{ title: 'Us', links }] };
  const shown = (off?: string) => {
    const context = { resolve: (target: string) => target, media: { urlOf: () => undefined }, report: () => {} };
    const asked = { ...context, now: new Date(), hasFeature: (one: string) => one !== off };
    const site = showClientConfig({}, { ...edited, footer }, asked);
    return site.footer.columns[0]?.links;
  };
  expect(shown()).toEqual([
    { label: 'About', href: '/about' },
    { label: 'Collector', href: '/help' },
  ]);
  expect(shown('featureJoe')).toEqual([{ label: 'About', href: '/about' }]);
  expect(shown('featureCartCheckout')).toEqual([{ label: 'About', href: '/about' }]);
});
