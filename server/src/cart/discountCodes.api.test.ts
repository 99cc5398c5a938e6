import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as contract from '@trolley/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StartProblem } from '../platform/startProblem.ts';
import { seedDiscountCodes } from '../voucher/demo/seedDiscountCodes.ts';
import { createBrowser, createCartApp } from './testing/browser.ts';
import { cartDatabase, neubau } from './testing.ts';

const { anotherConnection, database, open, query, stored } = cartDatabase();

describe('a code', () => {
  let browser: ReturnType<typeof createBrowser>;
  let id: string;

  beforeAll(async () => {
    await query(
      `insert into discount_code (code, name, kind, value, distribution_types, valid_from, valid_until, active, most_applications, applications)
       select code, code, 'percent', 10, types, now() - interval '9 days', now() + days * interval '1 day', active, most, used
         from (values ('TEN', null::text[], 9, true, null::integer, 0), ('OLD', null, -1, true, null, 0),
                      ('OFF', null, 9, false, null, 0), ('USED', null, 9, true, 5, 5),
                      ('FETCH', array['CLICK_AND_COLLECT'], 9, true, null, 0)) as given (code, types, days, active, most, used)`,
    );
  });
  beforeEach(async () => {
    browser = createBrowser((await createCartApp(await open())).app);
    ({ id } = await browser.ask(contract.addItem, { body: { sku: 'p1', quantity: 10 } }));
  });

  test('CART-13 is applied in any case of letters, once, and taken off again', async () => {
    const applied = await browser.ask(contract.addDiscountCode, { body: { code: ' ten ' } });
    expect(applied.discountCodes).toEqual([{ code: 'TEN', name: 'TEN', discount: 199, kind: 'percent', value: 10 }]);
    expect(applied.priceInfo).toMatchObject({ discounts: 199, orderValue: 1791 });
    const twice = await browser.ask(contract.addDiscountCode, { body: { code: 'TEN' } });
    expect(twice.priceInfo).toEqual(applied.priceInfo);
    const without = await browser.ask(contract.removeDiscountCode, { query: { code: 'Ten' } });
    expect(without).toMatchObject({ discountCodes: [], priceInfo: { discounts: 0 } });
  });

  test('CART-13 CHK-09 that cannot be used is refused with its code: unknown ones like those that are not active', async () => {
    await browser.ask(contract.setDistributionAddress, { body: neubau });
    const before = await stored(id);
    const expected = { OLD: '223', USED: '227', OFF: '228', NEVERWAS: '228', FETCH: '229' };
    for (const [code, errorCode] of Object.entries(expected)) {
      const answer = await browser.send('POST', '/api/carts/discount-codes', { code });
      expect([code, answer.statusCode, answer.json().errorCode]).toEqual([code, 409, errorCode]);
    }
    for (const [method, path, body] of [
      ['POST', '/api/carts/discount-codes', { code: '  ' }],
      ['DELETE', '/api/carts/discount-codes?code=', undefined],
    ] as const) {
      const empty = await browser.send(method, path, body);
      expect(empty.json()).toMatchObject({ status: 400, errorCode: 'discountCodeMissing' });
    }
    expect(await stored(id)).toEqual(before);
  });

  test('CHK-09 that was ended after it was applied shows at validation', async () => {
    await browser.ask(contract.addDiscountCode, { body: { code: 'TEN' } });
    await query(`update discount_code set active = false where code = 'TEN'`);
    const { cartDTO, errors } = await browser.ask(contract.getCartValidation);
    await query(`update discount_code set active = true where code = 'TEN'`);
    expect(errors).toContainEqual({ code: '228', group: 'discountCode' });
    expect(cartDTO.discountCodes).toMatchObject([{ code: 'TEN', discount: 0, errorCode: '228' }]);
  });

  test('CART-13 cannot be guessed: after twenty attempts in a minute an address has to wait', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 22; tries++) {
      statuses.push((await browser.send('POST', '/api/carts/discount-codes', { code: `TRY${tries}` })).statusCode);
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 409));
    expect(statuses.slice(20)).toEqual([429, 429]);
  });

  test('CART-13 OPS-02 cannot be guessed with many processes: after thirty wrong ones in an hour an address has to wait', async () => {
    const browsers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const another = createBrowser((await createCartApp(await open(anotherConnection(1)))).app);
        await another.ask(contract.addItem, { body: { sku: 'p1', quantity: 10 } });
        return another;
      }),
    );
    const tryAt = (one: typeof browser, code: string) => one.send('POST', '/api/carts/discount-codes', { code });
    // Right ones do not count.
    for (const one of browsers) expect((await tryAt(one, 'TEN')).statusCode).toBe(200);
    await query('delete from tries');
    const answers = await Promise.all(
      browsers.flatMap((one, process) => Array.from({ length: 3 }, (_, i) => tryAt(one, `TRY${process}X${i}`))),
    );
    const waits = answers.filter(({ statusCode }) => statusCode === 429);
    expect([answers.filter(({ statusCode }) => statusCode === 409).length, waits.length]).toEqual([30, 30]);
    for (const wait of waits) {
      expect(wait.json()).toMatchObject({ errorCode: 'tooManyRequests' });
      expect(Number(wait.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await tryAt(browser, 'TEN')).statusCode).toBe(429);
  });
});

describe('the demo’s codes', () => {
  const dir = mkdtempSync(join(tmpdir(), 'trolley-codes-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  const tenant = { dir, file: { timeZone: 'Europe/Vienna' } };
  const seed = (environment: contract.ShopEnvironment = 'dev', now?: number) =>
    seedDiscountCodes({ database: database(), tenant, environment, now });
  const write = (codes: unknown) => {
    mkdirSync(join(dir, 'cart'), { recursive: true });
    writeFileSync(join(dir, 'cart/discount-codes.json'), JSON.stringify(codes));
  };
  const demo = { code: 'DEMO1', name: 'Demo', kind: 'amount', value: 500, fromDays: -10, untilDays: 30 };
  const shown = () =>
    query<{ code: string }>(
      `select code, active, applications, (valid_until at time zone 'Europe/Vienna')::date - (now() at time zone 'Europe/Vienna')::date as days
         from discount_code where demo order by code`,
    );

  test('CART-13 are written where the demo feeds the shop, dated from today, and renewed at every start', async () => {
    write([demo, { ...demo, code: 'DEMO2', mostApplications: 3, applications: 3 }]);
    await seed();
    expect(await shown(), 'nobody feeds the shop yet').toEqual([]);
    await query(`insert into catalogue_feed (source) values ('demo')`);
    await seed('dev', Date.now() - 20 * 86_400_000);
    await query(`update discount_code set applications = 7 where code = 'DEMO1'`);
    write([{ ...demo, untilDays: 31 }]);
    await seed();
    expect(await shown()).toEqual([
      { code: 'DEMO1', active: true, applications: 7, days: 31 },
      expect.objectContaining({ code: 'DEMO2', active: false }),
    ]);
    await query(`update catalogue_feed set source = 'import'`);
    write([{ ...demo, code: 'DEMO3' }]);
    await seed();
    expect(
      await shown(),
      'whatever everybody can read in the files takes nothing off in a retailer’s shop',
    ).toMatchObject([
      { code: 'DEMO1', active: false },
      { code: 'DEMO2', active: false },
    ]);
  });

  test('SAFE-01 at a production address none of them is written, and those from before take nothing off', async () => {
    await query(`update catalogue_feed set source = 'demo'`);
    write([demo]);
    await seed();
    expect(await shown()).toContainEqual(expect.objectContaining({ code: 'DEMO1', active: true }));
    write([demo, { ...demo, code: 'DEMO4' }]);
    await seed('production');
    const codes = await shown();
    expect(codes.map(({ code }) => code)).not.toContain('DEMO4');
    expect(codes).not.toContainEqual(expect.objectContaining({ active: true }));
    await seed('stage');
    expect(await shown()).toContainEqual(expect.objectContaining({ code: 'DEMO1', active: true }));
    rmSync(join(dir, 'cart'), { recursive: true });
    await seed('production');
    expect(await shown(), 'also when the file is gone').not.toContainEqual(expect.objectContaining({ active: true }));
  });

  test('CART-13 a broken file ends the start and is named', async () => {
    write([{ code: 'lower case' }]);
    await expect(seed()).rejects.toThrow(StartProblem);
    rmSync(dir, { recursive: true });
    await seed();
  });
});
