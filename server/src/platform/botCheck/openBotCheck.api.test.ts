import { randomBytes } from 'node:crypto';
import { getBotCheck } from '@trolley/contract';
import { solveChallenge } from 'altcha-lib/v1';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { createTestDatabase, type TestDatabase } from '../database/testing.ts';
import { captureLog } from '../http/testing.ts';
import type { BotCheck } from './botCheck.ts';
import { openBotCheck } from './openBotCheck.ts';
import { createProofOfWork } from './proofOfWork.ts';

let testDatabase: TestDatabase;
let now = Date.now();

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

const usual = { baseUrl: 'https://shop.example', botCheckCost: 200, recaptchaUrl: 'http://127.0.0.1:1/' };
type Changes = Partial<Parameters<typeof openBotCheck>[0]['settings']>;
const open = (changes: Changes = {}) =>
  openBotCheck({
    settings: { ...usual, ...changes },
    database: testDatabase.database,
    log: captureLog().log,
    now: () => now,
  });

const requestWith = (headers: Record<string, string | string[]> = {}) =>
  ({ ip: '10.0.0.1', headers }) as FastifyRequest;
const anybody = requestWith();

/** A challenge of this check, and its answer as the browser sends it. */
async function solved(check: BotCheck) {
  const { challenge } = z.parse(getBotCheck.reply, await check.challenge());
  if (!challenge) throw new Error('no challenge');
  const { maxnumber, salt } = challenge;
  const { promise } = solveChallenge(challenge.challenge, salt, 'SHA-256', maxnumber);
  const number = (await promise)?.number ?? -1;
  return { ...challenge, number };
}
const sent = (answer: unknown) => Buffer.from(JSON.stringify(answer)).toString('base64');

describe('the shop’s own challenge', () => {
  test('CUST-02 solved, it lets in, once', async () => {
    const check = open();
    const answer = await solved(check);
    expect(answer.maxnumber).toBe(200);
    expect(await check.isPassed(sent(answer), anybody)).toBe(true);
    expect(await check.isPassed(sent(answer), anybody)).toBe(false);
    expect(await check.isPassed(sent({ took: 5, ...answer }), anybody), 'nor written in another way').toBe(false);
  });

  test('CUST-02 of a hundred who send one answer at once, one gets in', async () => {
    const check = open();
    const answer = sent(await solved(check));
    const passed = await Promise.all(Array.from({ length: 100 }, () => check.isPassed(answer, anybody)));
    expect(passed.filter(Boolean)).toHaveLength(1);
  });

  test('CUST-02 it is worth nothing after ten minutes, and its end cannot be moved', async () => {
    const check = open();
    const answer = await solved(check);
    now += 10 * 60_000 + 1000;
    try {
      expect(await check.isPassed(sent(answer), anybody)).toBe(false);
      const later = answer.salt.replace(/expires=\d+/, `expires=${Math.floor(now / 1000) + 600}`);
      expect(await check.isPassed(sent({ ...answer, salt: later }), anybody)).toBe(false);
    } finally {
      now = Date.now();
    }
    expect(await check.isPassed(sent(answer), anybody)).toBe(true);
  });

  test('CUST-02 a wrong number, a challenge of one’s own and nonsense are refused', async () => {
    const check = open();
    const answer = await solved(check);
    const elsewhere = { query: async () => [{ secret: randomBytes(32) }] as never };
    const foreign = await solved(createProofOfWork({ cost: 200, database: elsewhere, now: () => now }));
    const refused: unknown[] = [
      { ...answer, number: answer.number + 1 },
      { ...answer, number: String(answer.number) },
      { ...answer, algorithm: 'SHA-1' },
      { ...answer, signature: answer.challenge },
      { ...answer, salt: answer.salt.slice(1) },
      foreign,
      {},
      null,
      [],
      'text',
    ];
    for (const wrong of refused) expect([wrong, await check.isPassed(sent(wrong), anybody)]).toEqual([wrong, false]);
    for (const wrong of [undefined, '', 'not base64', '%%%', 'e30'])
      expect([wrong, await check.isPassed(wrong, anybody)]).toEqual([wrong, false]);
    expect(await check.isPassed(sent(answer), anybody), 'which the right one survives').toBe(true);
  });

  test('CUST-02 OPS-02 processes of one shop know each other’s challenges, and each answer still counts once', async () => {
    const [one, other] = [open(), open()];
    const answer = sent(await solved(one));
    expect(await other.isPassed(answer, anybody)).toBe(true);
    expect(await one.isPassed(answer, anybody)).toBe(false);
  });

  test('a cost of 0 is solved at the first try', async () => {
    const check = open({ botCheckCost: 0 });
    const answer = await solved(check);
    expect(answer.number).toBe(0);
    expect(await check.isPassed(sent(answer), anybody)).toBe(true);
  });
});

describe('settings', () => {
  test('CUST-02 the app’s key stands in for any check', async () => {
    const botBypassKey = 'the-key-of-the-app';
    const recaptcha = { recaptchaSiteKey: 'site-key', recaptchaSecret: 'secret-key' };
    for (const check of [open({ botBypassKey }), open({ botBypassKey, ...recaptcha })]) {
      expect(await check.isPassed(undefined, requestWith({ 'x-bypass-recaptcha-key': botBypassKey }))).toBe(true);
      for (const wrong of ['', 'the-key-of-the-apq', [botBypassKey, botBypassKey]])
        expect(await check.isPassed(undefined, requestWith({ 'x-bypass-recaptcha-key': wrong }))).toBe(false);
    }
  });

  test('CUST-02 without a key in the settings, none opens', async () => {
    for (const key of ['', 'undefined'])
      expect(await open().isPassed(undefined, requestWith({ 'x-bypass-recaptcha-key': key }))).toBe(false);
  });

  test('CUST-02 with Google’s keys the browser asks Google', async () => {
    const check = open({ recaptchaSiteKey: 'site-key', recaptchaSecret: 'secret-key' });
    expect(await check.challenge()).toEqual({ provider: 'recaptcha', siteKey: 'site-key' });
  });
});
