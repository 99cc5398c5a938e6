#!/usr/bin/env node
// Writes shop.json, a board for Grafana: node deploy/grafana/board.mjs && npm run format
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const of = '{job=~"$job"}';
const only = (matchers) => `{job=~"$job",${matchers}}`;
const checkout = 'route=~"/api/carts/finalize|/api/checkout"';
const p95 = (series, by, matchers = of) =>
  `histogram_quantile(0.95, sum by (${['le', ...by].join(', ')}) (rate(${series}_bucket${matchers}[5m])))`;
const rate = (series, by, matchers = of) => `sum by (${by}) (rate(${series}${matchers}[5m]))`;

/** Each row with its panels: title, unit, and one expression with its legend or several. */
const rows = [
  [
    'Orders',
    ['Orders a minute', 'short', [[`60 * sum(shop:orders:rate5m${of})`, 'orders']]],
    [
      'Checkout calls that fail (aim: 0.1 %)',
      'percentunit',
      [
        [`shop:checkout_failures:ratio_rate5m${of}`, '5 minutes'],
        [`shop:checkout_failures:ratio_rate1h${of}`, '1 hour'],
      ],
    ],
    ['Checkouts by outcome', 'cps', [[rate('checkouts_total', 'outcome, initiator'), '{{outcome}} {{initiator}}']]],
    ['Begun, or why not', 'cps', [[rate('checkout_begins_total', 'outcome'), '{{outcome}}']]],
    ['Payments by result', 'cps', [[rate('payments_total', 'provider, result'), '{{provider}} {{result}}']]],
    [
      'Providers, slowest of twenty',
      's',
      [[p95('payment_provider_seconds', ['provider', 'call']), '{{provider}} {{call}}']],
    ],
    ['Offered a slot within 48 hours', 'percentunit', [[`shop:slot_offers:ratio_rate1h${of}`, '{{service}}']]],
    ['Holds that ran out in an hour', 'short', [[`max(slot_holds_expired${of})`, 'holds']]],
  ],
  [
    'Speed',
    [
      'Pages, calls of carts and of checkout: slowest of twenty',
      's',
      [
        [`max(shop:requests:p95_5m${only('route="/*"')})`, 'pages'],
        [`max(shop:requests:p95_5m${only('route="/api/carts/items"')})`, 'cart'],
        [`max(shop:requests:p95_5m${only(checkout)})`, 'checkout'],
      ],
    ],
    ['Answers by status', 'reqps', [[rate('http_request_duration_seconds_count', 'status'), '{{status}}']]],
    ['Pages from the cache', 'reqps', [[rate('page_cache_requests_total', 'outcome'), '{{outcome}}']]],
    ['Event loop lag', 's', [[`max by (instance) (nodejs_eventloop_lag_p99_seconds${of})`, '{{instance}}']]],
    ['Processor', 'percentunit', [[`rate(process_cpu_seconds_total${of}[5m])`, '{{instance}}']]],
    ['Memory', 'bytes', [[`process_resident_memory_bytes${of}`, '{{instance}}']]],
  ],
  [
    'Database and memory',
    [
      'Pool',
      'short',
      [
        [`sum by (instance) (database_pool_busy${of})`, 'busy {{instance}}'],
        [`sum by (instance) (database_pool_waiting${of})`, 'waiting {{instance}}'],
        [`sum by (instance) (database_pool_size${of})`, 'size {{instance}}'],
      ],
    ],
    ['Wait for a connection, slowest of twenty', 's', [[p95('database_pool_acquire_seconds', []), 'wait']]],
    ['Database away', 'cps', [[rate('database_away_total', 'kind'), '{{kind}}']]],
    ['Age of the snapshot', 's', [[`max by (instance) (snapshot_age_seconds${of})`, '{{instance}}']]],
    ['Loading the snapshot, slowest of twenty', 's', [[p95('snapshot_load_seconds', ['part']), '{{part}}']]],
    [
      'Cart conflicts and repeated calls',
      'cps',
      [
        [rate('cart_conflicts_total', 'outcome'), 'conflict {{outcome}}'],
        [rate('idempotent_repeats_total', 'operation'), 'repeated {{operation}}'],
      ],
    ],
  ],
  [
    'Work behind',
    ['Oldest that is due', 's', [[`max by (outbox) (outbox_lag_seconds${of})`, '{{outbox}}']]],
    [
      'Waits for a person',
      'short',
      [
        [`max by (why) (attention_cases${of})`, '{{why}}'],
        [`max(mails_given_up${of})`, 'mails given up'],
      ],
    ],
    ['Mails', 'cps', [[rate('mail_tries_total', 'outcome'), '{{outcome}}']]],
    [
      'Since a job last succeeded',
      's',
      [[`time() - max by (exported_job) (job_last_success_timestamp_seconds${of})`, '{{exported_job}}']],
    ],
  ],
  [
    'What shoppers see',
    ['Largest paint, slowest quarter', 's', [[vital('lcp_seconds'), '{{route}}']]],
    ['Answer to a press, slowest quarter', 's', [[vital('inp_seconds'), '{{route}}']]],
    ['What moved, slowest quarter', 'short', [[vital('cls'), '{{route}}']]],
    ['Searches', 'cps', [[rate('searches_total', 'from, outcome'), '{{from}} {{outcome}}']]],
  ],
];

/** Of the 75th percentile, as web vitals are judged. */
function vital(name) {
  return `histogram_quantile(0.75, sum by (le, route) (rate(web_vitals_${name}_bucket${of}[1h])))`;
}

const datasource = { type: 'prometheus', uid: '${datasource}' };
const width = 8;
const height = 7;

function panelsOf() {
  const panels = [];
  let y = 0;
  for (const [title, ...drawn] of rows) {
    panels.push({ id: panels.length + 1, type: 'row', title, collapsed: false, gridPos: { h: 1, w: 24, x: 0, y } });
    y += 1;
    for (const [at, [name, unit, lines]] of drawn.entries()) {
      const x = (at % 3) * width;
      panels.push({
        id: panels.length + 1,
        type: 'timeseries',
        title: name,
        datasource,
        gridPos: { h: height, w: width, x, y: y + Math.floor(at / 3) * height },
        fieldConfig: { defaults: { unit, min: 0, custom: { fillOpacity: 8, showPoints: 'never' } }, overrides: [] },
        options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi', sort: 'desc' } },
        targets: lines.map(([expr, legendFormat], index) => ({
          refId: String.fromCharCode(65 + index),
          datasource,
          expr,
          legendFormat,
        })),
      });
    }
    y += Math.ceil(drawn.length / 3) * height;
  }
  return panels;
}

export const board = {
  uid: 'trolley-shop',
  title: 'Shop',
  tags: ['trolley'],
  schemaVersion: 39,
  version: 1,
  editable: true,
  refresh: '1m',
  time: { from: 'now-6h', to: 'now' },
  timezone: 'browser',
  templating: {
    list: [
      { name: 'datasource', type: 'datasource', query: 'prometheus', label: 'Prometheus' },
      {
        ...{ name: 'job', type: 'query', label: 'Shop', datasource, refresh: 1, multi: true, includeAll: true },
        query: { query: 'label_values(database_pool_size, job)', refId: 'jobs' },
        current: { text: 'All', value: '$__all' },
      },
    ],
  },
  annotations: { list: [] },
  panels: panelsOf(),
};

if (import.meta.url === `file://${process.argv[1]}`)
  writeFileSync(join(import.meta.dirname, 'shop.json'), `${JSON.stringify(board, null, 2)}\n`);
