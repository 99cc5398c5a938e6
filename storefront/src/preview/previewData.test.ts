import { payloadPath, previewedCalls, previewParameter, previewSiteHeader } from '@trolley/contract';
import { expect, test } from 'vitest';
import { calls, pageOf, parameter, payloads, siteHeader } from './previewData.ts';

test('what stands here a second time is what the contract says', () => {
  expect(parameter).toBe(previewParameter);
  expect(siteHeader).toBe(previewSiteHeader);
  expect(calls).toEqual(previewedCalls);
  expect(payloadPath('/about')).toBe(`${payloads}about`);
});

test('a payload tells which content page is on it; other screens have none', () => {
  const blocks = [{ type: 'richText', html: '<p>x</p>', mark: '0' }];
  expect(pageOf({ path: '/about', data: { page: { path: '/about', blocks } } })).toEqual({
    path: '/about',
    item: 'page:/about',
    blocks,
  });
  expect(pageOf({ path: '/product/apple', data: { product: {} } })).toEqual({ path: '/product/apple', blocks: [] });
  expect(pageOf({ redirect: { to: '/' } })).toBeUndefined();
  expect(pageOf(undefined)).toBeUndefined();
});
