import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CheckoutFile, isCollectorStep, methodsOffered } from '@trolley/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { repositoryRoot } from '../platform/paths.ts';
import { readCheckoutFile } from './readCheckoutFile.ts';

const dirOf = (id: string) => join(repositoryRoot, 'tenants', id);
const tenantOf = (dir: string, featureWallet = true, featureCustomerDeliveryPass = true, featureJoe = true) => ({
  dir,
  file: { clientRuntimeConfig: { featureWallet, featureCustomerDeliveryPass, featureJoe } },
});
const made: string[] = [];
afterEach(() => made.splice(0).forEach((dir) => rmSync(dir, { recursive: true })));

/** A tenant's folder with another checkout.json. */
function changed(change: (file: CheckoutFile) => unknown): string {
  const dir = mkdtempSync(join(tmpdir(), 'checkout-file-'));
  made.push(dir);
  cpSync(join(dirOf('feldmarkt'), 'checkout'), join(dir, 'checkout'), { recursive: true });
  const path = join(dir, 'checkout/checkout.json');
  const file = JSON.parse(readFileSync(path, 'utf8')) as CheckoutFile;
  writeFileSync(path, JSON.stringify(change(file)));
  return dir;
}
const problemOf = async (change: (file: CheckoutFile) => unknown, featureWallet = true) =>
  readCheckoutFile(tenantOf(changed(change), featureWallet)).then(
    () => 'none',
    (error: Error) => error.message,
  );

describe('how a tenant is paid', () => {
  test.each([
    ['feldmarkt', true],
    ['harbour', false],
  ])('PAY-01 %s says it, and guests are offered what needs no account', async (id, featureWallet) => {
    const file = await readCheckoutFile(tenantOf(dirOf(id), featureWallet));
    expect(file.paymentMinutes).toBe(20);
    const offered = (isGuest: boolean, isCompany = false) =>
      methodsOffered(file, { distributionType: 'DELIVERY', isGuest, isCompany });
    expect(offered(true)).toContain('credit-cards');
    expect(offered(true)).not.toContain('gift-card-wallet');
    expect(offered(false).includes('gift-card-wallet')).toBe(featureWallet);
    expect(offered(false)).toContain('payment-at-the-door');
    expect(methodsOffered(file, { distributionType: 'CLICK_AND_COLLECT', isGuest: true, isCompany: false })).toContain(
      'payment-at-the-store',
    );
    const ofCompanies = 'pay-by-invoice-b2b';
    expect([offered(false), offered(false, true)].map((methods) => methods.includes(ofCompanies))).toEqual([
      false,
      true,
    ]);
  });

  test.each(['feldmarkt', 'harbour'])('PASS-01 %s taxes its passes by a rate its catalogue knows', async (id) => {
    const { pass } = await readCheckoutFile(tenantOf(dirOf(id), id === 'feldmarkt'));
    const rules = JSON.parse(readFileSync(join(dirOf(id), 'catalogue/rules.json'), 'utf8')) as { vat: object };
    expect(Object.keys(rules.vat)).toContain(pass.vat);
    expect(pass.plans.length).toBeGreaterThan(0);
  });

  test('PASS-01 a tenant without passes sells none', async () => {
    const { pass } = await readCheckoutFile(tenantOf(dirOf('feldmarkt'), true, false));
    expect(pass.plans).toEqual([]);
  });

  test('TEN-03 WAL-05 a tenant without a wallet offers none, whatever its file says', async () => {
    const { methods } = await readCheckoutFile(tenantOf(dirOf('feldmarkt'), false));
    expect(JSON.stringify(methods)).not.toContain('gift-card-wallet');
    expect(JSON.stringify(methods)).toContain('credit-cards');
  });

  test('LOY-13 a tenant without joe has no steps of a collector, whatever its file says', async () => {
    const stepsIn = async (featureJoe: boolean) =>
      (await readCheckoutFile(tenantOf(dirOf('feldmarkt'), true, true, featureJoe))).vouchers.filter(isCollectorStep);
    expect(await stepsIn(true)).not.toEqual([]);
    expect(await stepsIn(false)).toEqual([]);
  });

  test('TEN-10 what stands there twice, and cards with a wrong check digit, are told', async () => {
    const twice = await problemOf((file) => ({ ...file, vouchers: [...file.vouchers, file.vouchers[0]] }));
    expect(twice).toContain('expected each once: erste-lieferung');
    const card = { number: '12345678901234567', pin: '123456', balance: 100 };
    const wrong = await problemOf((file) => ({ ...file, demo: { giftCards: [card] } }));
    expect(wrong).toContain('expected a right check digit');
    expect(await problemOf((file) => ({ ...file, surprise: true }))).toContain('surprise');
  });
});
