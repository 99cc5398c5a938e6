#!/usr/bin/env node
// Finds the Chromium that browser journeys and measurements use; run by itself it says which, and gets one if there is none.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/files.mjs';

/** Has no window of its own to paint: journeys take a quarter less of the processor with it. */
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .flatMap((name) => process.env[name] ?? [])
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
];

/** A Chromium that starts. Tells `log` which one it is and what is being tried; throws when none can be had. */
export async function findChromium({ log = console.log, env = process.env, measuring = false } = {}) {
  const take = (path, source) => {
    log(`Browser: ${path} (${source}), ${versionOf(path)}`);
    return { path };
  };

  if (env.CHROMIUM_PATH) {
    if (versionOf(env.CHROMIUM_PATH)) return take(env.CHROMIUM_PATH, 'CHROMIUM_PATH');
    throw new Error(`CHROMIUM_PATH is set to "${env.CHROMIUM_PATH}", but no browser starts there.`);
  }
  // What browsers of people do is measured with one such as theirs.
  const wanted = measuring ? names : [shell, ...names];
  const installed = [...onPath(env.PATH ?? '', wanted), ...fixedPlaces].find(versionOf);
  if (installed) return take(installed, 'installed');

  const own = await playwrightPath();
  if (own && versionOf(own)) return take(own, "Playwright's own");
  log('Browser: none installed; trying Playwright’s download…');
  attempt(join(root, 'node_modules/.bin/playwright'), ['install', 'chromium'], 300_000);
  if (own && versionOf(own)) return take(own, "Playwright's download");

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    log('Browser: no download; trying apt-get…');
    attempt('apt-get', ['update'], 120_000);
    attempt('apt-get', ['install', '-y', '--no-install-recommends', wanted[0], 'fonts-liberation'], 300_000);
    const fromApt = onPath(env.PATH ?? '', wanted).find(versionOf);
    if (fromApt) return take(fromApt, 'installed by apt-get');
  }
  throw new Error(
    [
      'No Chromium was found and none could be installed, so the browser journeys cannot run. Any of these helps:',
      '  set CHROMIUM_PATH to a Chromium or Chrome',
      '  npx playwright install --with-deps chromium',
      '  apt-get install chromium (as root)',
    ].join('\n'),
  );
}

/** What it says of itself; undefined when it is not there or does not start (a stub that wants a package, for one). */
function versionOf(path) {
  if (!path || !existsSync(path)) return undefined;
  if (process.platform === 'win32') return 'Chrome';
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 ? stdout.trim() : undefined;
}

function onPath(path, wanted) {
  const places = path.split(delimiter).flatMap((folder) => wanted.map((name) => join(folder, name)));
  return places.filter(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function playwrightPath() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

function attempt(command, args, timeout) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout, env });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await findChromium().catch((problem) => {
    console.error(problem.message);
    process.exitCode = 1;
  });
}
