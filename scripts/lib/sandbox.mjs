import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import { build, root } from '../build.mjs';

/** On a busy machine; a start takes a tenth of a second otherwise. */
const readyWithinMs = 30_000;

/**
 * The payment provider of this repository, for a shop that wants it: `PAYMENTS=sandbox`, or no word about payments and
 * an address that is not a production shop's. Undefined where the shop has another provider, or a sandbox at SANDBOX_URL.
 * What it returns as `env` belongs into the shop's environment.
 */
export async function startSandboxFor(surroundings, tell) {
  const env = withEnvFile(surroundings);
  const given = (name) => env[name]?.trim() || undefined;
  const baseUrl = given('BASE_URL') ?? `http://localhost:${given('PORT') ?? 3000}`;
  if (given('SANDBOX_URL') || (given('PAYMENTS') ?? 'sandbox') !== 'sandbox') return undefined;
  await build('payment-sandbox', { quiet: true, tell });
  if (!given('PAYMENTS') && (await isProductionShop(baseUrl))) return undefined;
  const sandbox = await startSandbox({
    baseUrl,
    dataDir: join(resolve(root, given('DATA_DIR') ?? './.data'), 'payment-sandbox'),
    key: given('SANDBOX_KEY'),
    env,
  });
  return { ...sandbox, env: { PAYMENTS: 'sandbox', SANDBOX_URL: sandbox.url, SANDBOX_KEY: sandbox.key } };
}

/** Runs the built sandbox in a process of its own, which ends with this one, however this one ends. */
export function startSandbox({ baseUrl, dataDir, key = randomBytes(24).toString('base64url'), env = process.env }) {
  const child = spawn(process.execPath, [join(root, 'payment-sandbox/dist/main.js')], {
    env: { ...ownPartOf(env), BASE_URL: baseUrl, SANDBOX_KEY: key, SANDBOX_DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  let isReady = false;
  let complaint = '';
  child.stderr.on('data', (text) => {
    // Before it is ready, its words are the reason why it is not.
    if (isReady) process.stderr.write(text);
    else complaint = (complaint + text).slice(-2000);
  });
  const ended = new Promise((done) => child.once('exit', done));
  return new Promise((ready, failed) => {
    const fail = (problem) => {
      clearTimeout(tooLong);
      child.kill('SIGKILL');
      failed(new Error(complaint.trim() || problem));
    };
    const tooLong = setTimeout(() => fail('The payment sandbox did not start in time.'), readyWithinMs);
    const broken = ({ message }) => fail(message);
    const gone = (code) => fail(`The payment sandbox ended with code ${code}.`);
    child.once('error', broken).once('exit', gone);
    child.once('message', ({ url }) => {
      isReady = true;
      clearTimeout(tooLong);
      child.off('exit', gone).off('error', broken);
      child.on('error', () => {});
      // The parent process may end without stopping it first.
      child.unref();
      child.channel.unref();
      child.stderr.unref();
      ready({ url, key, pid: child.pid, stop: () => stop(child, ended) });
    });
  });
}

/** The shop's secrets are none of its business. */
function ownPartOf(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => /^(SANDBOX_|NODE_|PATH$|SystemRoot$)/i.test(name)));
}

async function stop(child, ended) {
  child.kill('SIGTERM');
  const forced = setTimeout(() => child.kill('SIGKILL'), 5000);
  await ended;
  clearTimeout(forced);
}

async function isProductionShop(baseUrl) {
  const settings = await import(pathToFileURL(join(root, 'payment-sandbox/dist/settings.js')).href);
  return settings.isProductionShop(baseUrl);
}

/** As the shop will read it: a variable of the environment wins over the file. */
function withEnvFile(env) {
  const file = join(root, '.env');
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...env } : env;
}
