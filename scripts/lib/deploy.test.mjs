import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { chartProblems } from './chart/chartProblems.mjs';
import { filesBelow, root } from './files.mjs';
import { ownCertificates } from './image/certificates.mjs';
import { findEngine, missingParts } from './image/engines.mjs';
import { assetsIn, configProblems } from './image/tryShop.mjs';
import { tryableNginx } from './tryableNginx.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const dockerfile = read('deploy/Dockerfile');
const { workspaces, version } = JSON.parse(read('package.json'));

test('OPS-04 the Dockerfile copies the package.json of every workspace before it installs', () => {
  const beforeInstall = dockerfile.slice(0, dockerfile.indexOf('RUN npm ci'));
  const copied = [...beforeInstall.matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)].map(([, folder]) => folder);
  expect(copied.toSorted()).toEqual(workspaces.toSorted());
  expect(beforeInstall).toMatch(/^COPY \.npmrc package\.json package-lock\.json \.\/$/m);
});

test('OPS-04 the image runs node itself, not as root, with a volume, a health check and production packages alone', () => {
  const runtime = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  expect(dockerfile).toContain('ARG BASE=node:22-bookworm-slim\n');
  expect(runtime).toMatch(/^USER 10001:10001$/m);
  expect(runtime).toMatch(/^VOLUME \/data$/m);
  expect(runtime).toMatch(/^STOPSIGNAL SIGTERM$/m);
  expect(runtime).toMatch(/^HEALTHCHECK [\s\S]+?\/health/m);
  expect(runtime).toMatch(/^ENTRYPOINT \["node", /m);
  expect(runtime).not.toMatch(/npm/);
  const packages = /FROM manifests AS packages[\s\S]+?(?=\nFROM )/.exec(dockerfile)?.[0] ?? '';
  expect(packages).toContain('--omit=dev -w server');
  // The demo only where it is asked for; the embedded PostgreSQL never.
  for (const stage of [packages, dockerfile]) {
    expect(stage.replaceAll(/\$\{DEMO:\+[^}]*\}/g, '')).not.toMatch(/-w demo/);
    expect(stage).not.toMatch(/-w demo\/database/);
  }
  expect(dockerfile).toContain(`ARG VERSION=${version}\n`);
  for (const name of ['NPM_REGISTRY', 'NPM_CA', 'DEMO', 'REVISION'])
    expect(dockerfile).toMatch(new RegExp(`^ARG ${name}=$`, 'm'));
});

test('OPS-04 secrets, data and what was installed or built here stay out of the image', () => {
  const lines = read('.dockerignore').split('\n');
  const wanted = ['**/.env', '**/.env.*', '**/*.pem', '**/*.key', '.git', '**/.data', '**/node_modules', '**/dist'];
  expect(wanted.filter((line) => !lines.includes(line))).toEqual([]);
  // What the Dockerfile copies must not be among it.
  for (const folder of workspaces.filter((name) => lines.includes(`${name}/*`)))
    expect(lines).toContain(`!${folder}/package.json`);
  expect(lines).toContain('!deploy/shop.mjs');
});

const compose = parse(read('deploy/compose.yaml'), { merge: true });

test('OPS-04 compose starts two shops alike, waits for PostgreSQL, and holds no secret', () => {
  const { 'shop-1': one, 'shop-2': two, database, proxy } = compose.services;
  expect(one).toEqual(two);
  expect(one.read_only).toBe(true);
  expect(one.depends_on.database.condition).toBe('service_healthy');
  // Healthy is who can answer visitors: a release waits for that before it stops the other one.
  expect(one.healthcheck.test.join(' ')).toContain('/serving');
  expect(read('deploy/README.md')).toContain('up --detach --no-deps --build --wait shop-1');
  expect(one.environment.TENANTS_DIR).toBe('${TENANTS_DIR:-}');
  expect(database.image).toMatch(/^postgres:18/);
  expect(database.healthcheck.test.join(' ')).toContain('pg_isready');
  expect(proxy.ports).toContain('443:443');
  const named = new Set([...read('deploy/.env.example').matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name));
  const asked = [...read('deploy/compose.yaml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name);
  expect(asked.filter((name) => !named.has(name))).toEqual([]);
  for (const [name, value] of Object.entries({ ...one.environment, ...database.environment }))
    if (/PASSWORD|SECRET|TOKEN|KEY|URL/.test(name)) expect(value, name).toMatch(/\$\{/);
  // Longer than the shop takes at most: its drain and ten seconds for what is being answered.
  expect(Number.parseInt(one.stop_grace_period, 10)).toBeGreaterThan(15 + 10);
  for (const volume of [...one.volumes, ...database.volumes].map((text) => text.split(':')[0]))
    expect(Object.keys(compose.volumes)).toContain(volume);
});

test('every setting that compose and the chart give a shop is one that it reads', () => {
  const settings = read('server/src/platform/settingExamples.ts');
  const known = new Set([...settings.matchAll(/^ {2}([A-Z][A-Z0-9_]+): '/gm)].map(([, name]) => name));
  const values = parse(read('deploy/chart/values.yaml'));
  const configMap = [...read('deploy/chart/templates/configmap.yaml').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)];
  const given = [
    ...Object.keys(compose.services['shop-1'].environment),
    ...Object.keys(values.shop.settings),
    ...configMap.map(([, name]) => name),
  ];
  expect(given.filter((name) => !known.has(name))).toEqual([]);
});

test('OPS-04 every value that the chart uses is in its values', () => {
  const values = parse(read('deploy/chart/values.yaml'));
  const used = filesBelow('deploy/chart/templates').flatMap((path) =>
    [...read(path).matchAll(/\.Values\.([\w.]+)/g)].map(([, name]) => name),
  );
  const missing = used.filter((name) => name.split('.').reduce((value, part) => value?.[part], values) === undefined);
  expect(used.length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
  expect(parse(read('deploy/chart/Chart.yaml'))).toMatchObject({ name: 'trolley', appVersion: version });
});

test('OPS-04 the chart replaces pods one by one, asks the right probes and runs without rights', () => {
  const deployment = read('deploy/chart/templates/deployment.yaml');
  expect(deployment).toMatch(/maxUnavailable: 0/);
  expect(deployment).toMatch(/livenessProbe:\s+httpGet:\s+path: \/health/);
  // Who sends visitors asks whether pages can be shown: /ready is 503 for all of them while the database is away.
  expect(deployment).toMatch(/readinessProbe:\s+httpGet:\s+path: \/serving\n/);
  expect(read('deploy/caddy/Caddyfile')).toMatch(/health_uri \/serving\n/);
  expect(deployment).toMatch(/preStop:/);
  expect(deployment).toMatch(/readOnlyRootFilesystem: true/);
  expect(deployment).toMatch(/runAsNonRoot: true/);
});

test('the example of Patroni is what the failover was tried with, and all files of it are YAML', () => {
  const patroni = parse(read('deploy/patroni/patroni.yml'));
  const { dcs } = patroni.bootstrap;
  expect(dcs.loop_wait + 2 * dcs.retry_timeout).toBeLessThanOrEqual(dcs.ttl);
  const tried = read('bench/failover/configs.ts');
  const { ttl, loop_wait, retry_timeout, maximum_lag_on_failover, failsafe_mode, primary_start_timeout } = dcs;
  const { max_connections, wal_keep_size, wal_log_hints, synchronous_commit } = dcs.postgresql.parameters;
  const same = {
    ...{ ttl, loop_wait, retry_timeout, maximum_lag_on_failover, failsafe_mode, primary_start_timeout },
    ...{ max_connections, wal_keep_size, wal_log_hints, synchronous_commit },
  };
  for (const [name, value] of Object.entries(same)) {
    const [, found] = new RegExp(`\\b${name}: '?([\\w.]+)'?`).exec(tried) ?? [];
    expect(found?.replaceAll(/(?<=\d)_(?=\d)/g, ''), name).toBe(String(value));
  }
  expect(dcs).toMatchObject({ synchronous_mode: true, failsafe_mode: true, primary_start_timeout: 0 });
  // Whoever comes from another machine is let in by TLS alone, so PostgreSQL has to offer it and the shops to ask for it.
  const { parameters, pg_hba: rules } = patroni.postgresql;
  expect(rules.filter((rule) => !/^(local|hostssl) /.test(rule))).toEqual([]);
  expect(parameters.ssl).toBe('on');
  const manual = read('deploy/patroni/README.md');
  for (const file of [parameters.ssl_cert_file, parameters.ssl_key_file])
    expect(manual).toMatch(new RegExp(`install .*${file.split('/').at(-1)}.* /etc/patroni/`));
  const urls = [...manual.matchAll(/DATABASE_URL=([^`]+)`/g)].map(([, url]) => url);
  expect(urls).toEqual([expect.stringMatching(/sslmode=verify-full&sslrootcert=\//)]);
  expect(read('deploy/patroni/haproxy.cfg')).toMatch(/on-marked-down shutdown-sessions/);
  for (const path of ['deploy/patroni/etcd.yml', 'deploy/patroni/patroni.yml', 'deploy/compose.yaml'])
    for (const document of parseAllDocuments(read(path), { merge: true })) expect(document.errors, path).toEqual([]);
});

test('the image is built by the first engine that works, and what is missing is said with its packages', () => {
  const only =
    (name) =>
    ([program]) =>
      program === name;
  expect(findEngine(undefined, only('buildah'))).toBe('buildah');
  expect(findEngine(undefined, () => true)).toBe('docker');
  expect(findEngine('podman', only('docker'))).toBeUndefined();
  const all = { engine: 'buildah', hasPostgres: true, needsBase: true, hasMmdebstrap: true };
  expect(missingParts(all)).toBeUndefined();
  expect(missingParts({ ...all, engine: undefined, hasPostgres: false, hasMmdebstrap: false })).toContain(
    'apt-get install -y --no-install-recommends buildah mmdebstrap postgresql',
  );
});

test('what an image says about itself is looked at', () => {
  const good = {
    ...{ User: '10001:10001', Entrypoint: ['node', 'shop.mjs'], StopSignal: 'SIGTERM', Volumes: { '/data': {} } },
    ...{ Healthcheck: { Test: ['CMD', 'node'] }, Labels: { 'org.opencontainers.image.title': 'Trolley' } },
  };
  expect(configProblems(good)).toEqual([]);
  expect(configProblems({ ...good, User: '', Entrypoint: ['npm', 'start'] })).toEqual([
    'it runs as "", not as 10001',
    'its first process is "npm", not node',
  ]);
  expect(assetsIn('<link href="/assets/a-1.css"><script src="/assets/b-2.js"></script><a href="/x">')).toEqual([
    '/assets/a-1.css',
    '/assets/b-2.js',
  ]);
});

test('of a bundle of certificates only those go into the build that Node does not know', () => {
  const certificate = (word) => `-----BEGIN CERTIFICATE-----\n${word}\n-----END CERTIFICATE-----`;
  const bundle = `# ours\n${certificate('KNOWN')}\n${certificate('OURS')}\n`;
  expect(ownCertificates(bundle, [certificate('KNOWN\n')])).toEqual([certificate('OURS')]);
});

/** As the chart makes them, as far as they have to fit together. */
function documents() {
  const labels = { app: 'shop' };
  const shop = {
    envFrom: [{ configMapRef: { name: 'shop' } }, { secretRef: { name: 'secrets' } }],
    livenessProbe: { httpGet: { path: '/health' } },
    readinessProbe: { httpGet: { path: '/serving' } },
    securityContext: { readOnlyRootFilesystem: true },
    volumeMounts: [{ name: 'files' }],
  };
  const spec = {
    ...{ containers: [shop], volumes: [{ name: 'files', emptyDir: {} }], terminationGracePeriodSeconds: 43 },
    ...{
      securityContext: { runAsUser: 10_001 },
      topologySpreadConstraints: [{ labelSelector: { matchLabels: labels } }],
    },
  };
  const made = (kind, rest) => ({ kind, apiVersion: 'v1', metadata: { name: 'shop', labels }, ...rest });
  return [
    made('Deployment', {
      spec: {
        ...{ selector: { matchLabels: labels }, strategy: { rollingUpdate: { maxUnavailable: 0 } } },
        template: { metadata: { labels }, spec },
      },
    }),
    made('Service', { spec: { selector: labels } }),
    made('ConfigMap', { data: { DRAIN_SECONDS: '8', S3_ENDPOINT: 'https://s3.example' } }),
  ];
}

test('OPS-04 documents of a chart that do not fit together are told of', () => {
  expect(chartProblems(documents())).toEqual([]);
  const [deployment, service, config] = documents();
  deployment.spec.template.spec.containers[0].livenessProbe.httpGet.path = '/ready';
  deployment.spec.template.spec.containers[0].readinessProbe.httpGet.path = '/ready';
  service.spec.selector = { app: 'other' };
  config.data = { DRAIN_SECONDS: 30 };
  const spec = { selector: { matchLabels: { app: 'shop' } }, endpoints: [{ port: 'http' }] };
  const monitor = { ...service, kind: 'ServiceMonitor', spec };
  expect(chartProblems([deployment, service, config, monitor])).toEqual([
    'the Service leads to nobody',
    'no rule of Prometheus knows the monitor’s job as a shop',
    'a database that is away restarts pods',
    'a database that is away takes away all pods',
    'each pod has files of its own, and loses them',
    'the setting DRAIN_SECONDS is no text, which Kubernetes refuses',
    '43 s until it is killed are too few for a drain of 30 s',
  ]);
});

test('nginx is tried with the file as it is, but for addresses, ports and the certificate', () => {
  const conf = read('deploy/nginx/shop.conf');
  const tried = tryableNginx(conf, {
    ...{ folder: '/there', port: 8080, tlsPort: 8443, upstreams: [3001, 3002] },
    ...{ certificate: '/there/shop.pem', key: '/there/shop.key' },
  });
  const active = tried.replaceAll(/^\s*#.*$/gm, '');
  for (const place of ['10.0.0.', '/etc/ssl', '/var/log', 'listen 80', 'listen 443', '[::]'])
    expect(active).not.toContain(place);
  for (const line of [
    'server 127.0.0.1:3001 max_fails=0;',
    'server 127.0.0.1:3002 max_fails=0;',
    'listen 127.0.0.1:8443 ssl',
  ])
    expect(tried).toContain(line);
  expect(conf).not.toMatch(/^\s*proxy_next_upstream\b.*non_idempotent/m);
});

test('no proxy logs queries, which may hold a position, a term or a token', () => {
  const conf = read('deploy/nginx/shop.conf').replaceAll(/^\s*#.*$/gm, '');
  const [, format] = /^log_format shop ([\s\S]+?);/m.exec(conf) ?? [];
  expect(format).toContain('$request_method $uri');
  expect(format).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b/);
  const servers = conf.split(/^server \{$/m).slice(1);
  expect(servers).toHaveLength(2);
  for (const server of servers) expect(server).toMatch(/^ {2}access_log \S+ shop;$/m);
  const caddy = read('deploy/caddy/Caddyfile');
  expect(caddy).toContain('request>uri regexp `\\?.*` ""');
  expect(caddy.match(/^\s*log \{/gm), 'another one needs the filter, too').toHaveLength(1);
});
