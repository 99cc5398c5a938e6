import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { chartProblems } from './lib/chart/chartProblems.mjs';
import { root } from './lib/files.mjs';

// npm run chart-check
// Renders deploy/chart with what Helm renders with (Go's text/template and sprig, from Debian's packages), with several
// values, and looks whether the documents are YAML and fit together, and whether values that lose something are refused.
// No cluster sees them.
const libraries = '/usr/share/gocode';
if (spawnSync('go', ['version']).status !== 0 || !existsSync(join(libraries, 'src/github.com/Masterminds/sprig'))) {
  console.error(
    'Go and sprig are not installed. On Debian or Ubuntu:\n  apt-get install -y --no-install-recommends golang-go golang-github-masterminds-sprig-dev golang-github-ghodss-yaml-dev',
  );
  process.exit(2);
}

const usual = parse(readFileSync(join(root, 'deploy/chart/values.yaml'), 'utf8'));
const bucket = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'shop' };
const variants = {
  'with a bucket': { ...usual, shop: { ...usual.shop, settings: { ...usual.shop.settings, ...bucket } } },
  'everything on': {
    ...usual,
    autoscaling: { ...usual.autoscaling, enabled: false },
    files: { ...usual.files, shared: true, storageClass: 'nfs' },
    monitoring: { ...usual.monitoring, enabled: true },
    cnpg: { ...usual.cnpg, enabled: true, storageClass: 'fast', backupObjectStore: 'backups' },
    tenantsVolume: { persistentVolumeClaim: { claimName: 'tenants' } },
    imagePullSecrets: [{ name: 'registry' }],
    nodeSelector: { disk: 'ssd' },
    tolerations: [{ key: 'shops', operator: 'Exists' }],
  },
  'as little as can be': {
    ...usual,
    ingress: { ...usual.ingress, enabled: false, annotations: {} },
    cnpg: { ...usual.cnpg, enabled: true },
    files: { ...usual.files, shared: true },
    shop: { ...usual.shop, settings: {} },
  },
};
/** What the chart does not take, with a word of what it says. */
const refusals = { 'no place for files that all pods share': { values: usual, says: 'files.shared=true' } };
const folder = mkdtempSync(join(tmpdir(), 'trolley-chart-'));
let failed = false;

function render(values) {
  const file = join(folder, 'values.json');
  writeFileSync(file, JSON.stringify(values));
  return spawnSync('go', ['run', 'scripts/lib/chart/render.go', 'deploy/chart', file], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, GO111MODULE: 'off', GOPATH: libraries, GOCACHE: join(folder, 'cache'), GOFLAGS: '' },
  });
}

try {
  for (const [name, { values, says }] of Object.entries(refusals)) {
    const { status, stderr } = render(values);
    const isRefused = status !== 0 && stderr.includes(says);
    failed ||= !isRefused;
    console[isRefused ? 'log' : 'error'](`${name}: ${isRefused ? 'refused' : `✗ not refused ${stderr.trim()}`}`);
  }
  for (const [name, values] of Object.entries(variants)) {
    const { status, stdout, stderr } = render(values);
    const documents = parseAllDocuments(stdout);
    const problems = [
      ...(status === 0 ? [] : [stderr.trim()]),
      ...documents.flatMap(({ errors }) => errors.map(({ message }) => message)),
      ...(status === 0 ? chartProblems(documents.map((one) => one.toJS()).filter(Boolean)) : []),
    ];
    failed ||= problems.length > 0;
    const kinds = documents.map((one) => one.toJS()?.kind).filter(Boolean);
    console.log(`${name}: ${kinds.join(', ')}`);
    for (const problem of problems) console.error(`✗ ${problem}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
