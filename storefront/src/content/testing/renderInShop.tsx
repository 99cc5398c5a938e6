import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ShopProvider } from '../../shell/shop.tsx';
import { bootFixture, contentFixture, tenantFixture } from '../../shell/testing/bootFixture.ts';

const texts = {
  'content.home': 'Home',
  'content.share': 'Share this page',
  'content.slider.previous': 'Previous',
  'content.slider.next': 'Next',
  'content.video.play': 'Play the video',
  'content.video.privacy': 'Nothing is sent before you press play.',
  'content.video.open': 'Open the video',
  'shell.breadcrumbs.label': 'You are here',
  'sitemap.title': 'Site map',
  'sitemap.intro': 'All pages.',
  'search.title': 'Search',
  'search.count': 'Some results',
  'search.empty.title': 'Nothing found',
  'search.empty.advice': 'Try another word.',
  'search.empty.home': 'Go home',
  'search.empty.sitemap': 'All pages',
  'search.empty.ranges': 'Have a look here',
};

export const boot = bootFixture(contentFixture('Home'), tenantFixture({}, texts));

export function inShop(node: ReactNode, shop = boot) {
  return <ShopProvider boot={shop}>{node}</ShopProvider>;
}

export function renderInShop(node: ReactNode, shop = boot) {
  return render(inShop(node, shop));
}
