import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestEar, testAsk, testFolder } from '../../payment-sandbox/src/testing.ts';
import { build } from '../build.mjs';
import { startSandbox, startSandboxFor } from './sandbox.mjs';

const baseUrl = 'http://localhost:3000';
const key = 'a-key-for-tests-only';
const closing = [];
beforeAll(() => build('payment-sandbox', { quiet: true }), 120_000);
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function folder() {
  const own = testFolder();
  closing.push(own.remove);
  return own.folder;
}

const isThere = (url) =>
  fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
const read = (url, reference) =>
  fetch(`${url}/v1/payments/${reference}`, { headers: { authorization: `Bearer ${key}` } }).then((answer) =>
    answer.json(),
  );

/** Creates a payment and pays it; the reference once both were answered. */
async function payAt(url, ask) {
  const headers = { authorization: `Bearer ${key}` };
  const created = await fetch(`${url}/v1/payments`, { method: 'POST', headers, body: JSON.stringify(ask) });
  const { reference, hostedUrl } = await created.json();
  const body = new URLSearchParams({ card: '4242424242424242' });
  const { status } = await fetch(hostedUrl, { method: 'POST', body, redirect: 'manual' });
  return status === 303 ? reference : undefined;
}

describe('PAY-07 the sandbox as a process', () => {
  test('PAY-07 a kill loses nothing that was answered, and the next start brings the messages', async () => {
    const dataDir = folder();
    const ear = await openTestEar();
    closing.push(ear.close);
    ear.statuses = Array(1000).fill(503);
    const killed = await startSandbox({ baseUrl, dataDir, key });
    const answered = [];
    await Promise.allSettled(
      Array.from({ length: 60 }, async (_, index) => {
        const ask = testAsk({ paymentId: `payment-${index}`, messageUrl: ear.url });
        const reference = await payAt(killed.url, ask);
        if (reference) answered.push(reference);
        if (answered.length === 25) process.kill(killed.pid, 'SIGKILL');
      }),
    );
    expect(answered.length).toBeGreaterThanOrEqual(25);
    ear.heard.length = 0;
    ear.statuses = [];
    const again = await startSandbox({ baseUrl, dataDir, key });
    closing.push(again.stop);
    for (const reference of answered)
      expect(await read(again.url, reference)).toMatchObject({ status: 'authorized', amount: 4250 });
    const heard = () => new Set(ear.heard.map(({ body }) => JSON.parse(body).reference));
    await expect.poll(() => answered.filter((reference) => !heard().has(reference))).toEqual([]);
  });

  test('PAY-07 it stops on a signal, and with the process that started it, even by a kill', async () => {
    const told = await startSandbox({ baseUrl, dataDir: folder(), key });
    expect(await isThere(told.url)).toBe(true);
    await told.stop();
    expect(await isThere(told.url)).toBe(false);
    const module = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'sandbox.mjs')).href);
    const ask = JSON.stringify({ baseUrl, dataDir: folder(), key });
    const script = `const { startSandbox } = await import(${module});
      console.log((await startSandbox(${ask})).url); setInterval(() => {}, 1000);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [printed] = await once(parent.stdout, 'data');
    const url = String(printed).trim();
    expect(await isThere(url)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isThere(url)).toBe(false);
  });

  test('PAY-07 it is started for a shop that wants it, and never for one in production', async () => {
    const DATA_DIR = folder();
    const own = { ...process.env, DATA_DIR, PAYMENTS: '', SANDBOX_URL: '', SANDBOX_KEY: '', SANDBOX_PORT: '' };
    const production = { ...own, BASE_URL: 'https://shop.example' };
    expect(await startSandboxFor(production)).toBeUndefined();
    await expect(startSandboxFor({ ...production, PAYMENTS: 'sandbox' })).rejects.toThrow('production shop');
    const local = { ...own, PORT: '3999', BASE_URL: '' };
    expect(await startSandboxFor({ ...local, PAYMENTS: 'stripe' })).toBeUndefined();
    expect(await startSandboxFor({ ...local, SANDBOX_URL: 'http://localhost:1' })).toBeUndefined();
    const { env, url, stop } = await startSandboxFor(local);
    closing.push(stop);
    expect(env).toEqual({ PAYMENTS: 'sandbox', SANDBOX_URL: url, SANDBOX_KEY: expect.stringMatching(/^[\w-]{32}$/) });
  });
});
