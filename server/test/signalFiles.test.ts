import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod/mini';
import { createMetrics } from '../src/platform/metrics/metrics.ts';
import { repositoryRoot } from '../src/platform/paths.ts';
import { readExpression } from './promql.ts';

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');

const annotations = z.object({
  summary: z.string().check(z.minLength(10)),
  description: z.string().check(z.minLength(30)),
  runbook: z.string(),
});
const recording = z.strictObject({ record: z.string(), expr: z.string() });
const alerting = z.strictObject({
  alert: z.string(),
  expr: z.string(),
  for: z.optional(z.string()),
  labels: z.object({ severity: z.enum(['page', 'ticket']) }),
  annotations,
});
const rulesFile = z.object({
  groups: z.array(z.object({ name: z.string(), rules: z.array(z.union([recording, alerting])) })),
});
const rules = z.parse(rulesFile, parse(read('deploy/prometheus/rules.yaml'))).groups.flatMap((group) => group.rules);
const alerts = rules.flatMap((rule) => ('alert' in rule ? [rule] : []));

const gridPos = z.object({ h: z.int(), w: z.int(), x: z.int(), y: z.int() });
const target = z.object({ refId: z.string(), expr: z.string(), legendFormat: z.string() });
const panel = z.object({
  id: z.int(),
  type: z.enum(['row', 'timeseries']),
  title: z.string(),
  gridPos,
  targets: z.optional(z.array(target)),
});
const boardFile = z.object({
  uid: z.string(),
  title: z.string(),
  schemaVersion: z.int(),
  templating: z.object({ list: z.array(z.object({ name: z.string(), type: z.string() })) }),
  panels: z.array(panel),
});
const board = z.parse(boardFile, JSON.parse(read('deploy/grafana/shop.json')));
const drawn = board.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })));

/** The table of operations.md: names and labels. */
const documented = new Map(
  [...read('docs/operations.md').matchAll(/^\| ((?:`[a-z_]+` ?)+)\| ((?:`\w+` ?)*)\| .+ \|$/gm)].flatMap(
    ([, names = '', labels = '']) => wordsIn(names).map((name) => [name, wordsIn(labels)] as const),
  ),
);

function wordsIn(text: string): readonly string[] {
  return [...text.matchAll(/`(\w+)`/g)].map(([, word = '']) => word);
}

/** Every series the server has, with its type. */
async function served() {
  const text = await createMetrics().text();
  return new Map([...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]));
}

/** The series behind a name of an expression; undefined where there is none. */
function seriesOf(name: string, types: ReadonlyMap<string, string>): string | undefined {
  if (types.has(name)) return types.get(name) === 'histogram' ? undefined : name;
  const [, base = '', ending] = /^(.+)_(bucket|sum|count)$/.exec(name) ?? [];
  return ending !== undefined && types.get(base) === 'histogram' ? base : undefined;
}

const recorded = new Map(
  rules.flatMap((rule) => ('record' in rule ? [[rule.record, readExpression(rule.expr).labels] as const] : [])),
);

async function problemsOf(expr: string): Promise<readonly string[]> {
  const types = await served();
  const { series, labels } = readExpression(expr);
  const known = new Set<string>();
  const problems: string[] = [];
  for (const name of series) {
    if (name === 'up') continue;
    const ofRecord = recorded.get(name);
    const base = seriesOf(name, types);
    if (!ofRecord && base === undefined) problems.push(`there is no series ${name}`);
    for (const label of ofRecord ?? documented.get(base ?? '') ?? []) known.add(label);
  }
  return [...problems, ...labels.filter((label) => !known.has(label)).map((label) => `no series has ${label}`)];
}

test('OPS-05 every series and label that rules and board name is one that the server has', async () => {
  const named = [...rules.map(({ expr }) => expr), ...drawn.map(({ expr }) => expr)];
  expect(named.length).toBeGreaterThan(50);
  for (const expr of named) expect(await problemsOf(expr), expr).toEqual([]);
  expect(await problemsOf('sum by (colour) (rate(checkout_total{outcome="x"}[5m]))')).toEqual([
    'there is no series checkout_total',
    'no series has outcome',
    'no series has colour',
  ]);
});

test('OPS-05 operations.md lists every series of the shop, and no other', async () => {
  const own = [...(await served()).keys()].filter((name) => !/^(process|nodejs)_/.test(name));
  expect([...documented.keys()].sort()).toEqual(own.sort());
  const text = await createMetrics({ process: false }).text();
  for (const [, name = '', labels = ''] of text.matchAll(/^([a-z_]+)(?<!_bucket)\{([^}]+)\} /gm)) {
    const shown = [...labels.matchAll(/(\w+)="/g)].map(([, label]) => label);
    expect(documented.get(name.replace(/_(?:bucket|sum|count)$/, '')), name).toEqual(shown);
  }
});

test('OPS-05 every alert says what to do and leads to a heading of operations.md that is there', () => {
  const headings = [...read('docs/operations.md').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title.toLowerCase().replaceAll(' ', '-'),
  );
  expect(alerts.length).toBeGreaterThan(12);
  for (const { alert, annotations: said } of alerts) {
    const [file, heading] = said.runbook.split('#');
    expect([alert, file, headings.includes(heading ?? '')]).toEqual([alert, 'docs/operations.md', true]);
  }
  const tested = read('deploy/prometheus/rules.test.yaml');
  expect(alerts.map(({ alert }) => alert).filter((alert) => !tested.includes(alert))).toEqual([]);
});

test('OPS-05 the alerts of a shop that is not there know the jobs that our files give it', () => {
  const [, replacement = ''] = /targetLabel: job\n\s+replacement: (\S+)/.exec(
    read('deploy/chart/templates/monitoring.yaml').replace(/\{\{[^}]+\}\}/g, 'feldmarkt'),
  ) ?? [''];
  const [, jobName = ''] = /job_name: (\S+)/.exec(read('deploy/prometheus/prometheus.yaml')) ?? [];
  for (const name of ['ShopDown', 'ShopMissing']) {
    const [, matcher = '$^'] =
      /up\{job=~"([^"]+)"\}/.exec(alerts.find(({ alert }) => alert === name)?.expr ?? '') ?? [];
    const isKnown = (job: string) => new RegExp(`^(?:${matcher})$`).test(job);
    expect([name, replacement, isKnown(replacement), isKnown(jobName)]).toEqual([name, 'shop-feldmarkt', true, true]);
  }
});

test('OPS-05 what an alert compares with before is told from the start, or its first case would be no rise', async () => {
  const metrics = createMetrics({ process: false });
  metrics.providerOpened('stripe');
  metrics.jobStarted('make-slots', 3600);
  const text = await metrics.text();
  const ofAlerts = alerts.flatMap(({ expr }) => [...expr.matchAll(/(?:increase|rate)\((\w+_total)\b/g)]);
  // Of records that alerts are made of, too.
  const names = new Set([...ofAlerts.map(([, name = '']) => name), 'slot_offers_total', 'checkouts_total']);
  expect(names.size).toBeGreaterThan(5);
  for (const name of names) expect(text, name).toMatch(new RegExp(`^${name}(?:\\{[^}]+\\})? 0$`, 'm'));
  expect(text).toContain('payments_total{provider="stripe",result="refused"} 0');
  expect(text).toMatch(/^job_last_success_timestamp_seconds\{job="make-slots"\} \d/m);
  expect(text).toContain('job_interval_seconds{job="make-slots"} 3600');
  for (const path of ['/api/carts/finalize', '/api/checkout'])
    for (const status of [500, 503])
      expect(text).toContain(`http_request_duration_seconds_count{method="POST",route="${path}",status="${status}"} 0`);
});

test('OPS-05 the board is what its script draws, and no panel lies over another', async () => {
  const script = pathToFileURL(join(repositoryRoot, 'deploy/grafana/board.mjs')).href;
  const made = (await import(/* @vite-ignore */ script)) as { readonly board: unknown };
  expect(JSON.parse(read('deploy/grafana/shop.json'))).toEqual(made.board);
  expect(new Set(board.panels.map(({ id }) => id)).size).toBe(board.panels.length);
  const cells = board.panels.flatMap(({ gridPos: { h, w, x, y } }) =>
    Array.from({ length: h * w }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
});

test('OPS-05 promtool, where it is present, finds the rules right and their tests pass', () => {
  const promtool = process.env.PROMTOOL ?? 'promtool';
  for (const args of [
    ['check', 'rules', 'rules.yaml'],
    ['check', 'config', '--syntax-only', 'prometheus.yaml'],
    ['test', 'rules', 'rules.test.yaml'],
  ]) {
    const { error, status, stdout, stderr } = spawnSync(promtool, args, {
      cwd: join(repositoryRoot, 'deploy/prometheus'),
      encoding: 'utf8',
    });
    // Debian has it in the package prometheus; without it the tests above are all there is.
    expect(error === undefined || 'code' in error, String(error)).toBe(true);
    if (error === undefined) expect(status, `${stdout}${stderr}`).toBe(0);
  }
});
