import type { Answer } from '../src/fleet/ledger.ts';
import { type ChartEvent, lineChart } from './chart/lineChart.ts';
import { judgedKinds } from './kindOfCall.ts';
import { answersOver, latencyOver, type Span } from './overTime.ts';
import type { Sample } from './sample.ts';

export interface Seen {
  readonly span: Span;
  readonly answers: readonly Answer[];
  readonly samples: readonly Sample[];
  readonly events: readonly ChartEvent[];
}

/** File names with their SVG. */
export type Pictures = Readonly<Record<string, string>>;

/** Some two hundred places from left to right, however long it lasted. */
const stretchMs = ({ from, until }: Span) => Math.max(2000, (until - from) / 200);

export function soakPictures(seen: Seen): Pictures {
  const { answers, span } = seen;
  const everyMs = stretchMs(span);
  const over = answersOver(answers, span, everyMs);
  return {
    'soak-latency': latencyPicture('How long nineteen of twenty calls took at most (p95)', seen),
    'soak-memory': lineChart({
      ...common(seen),
      title: 'Memory of each process of the shop, and of PostgreSQL',
      yLabel: 'MB',
      lines: [
        ...[0, 1, 2].map((at) => ({ name: `shop ${at + 1}`, points: points(seen, ({ shops }) => shops[at]?.rssMb) })),
        { name: 'PostgreSQL', points: points(seen, ({ postgres }) => postgres.memoryMb) },
      ],
    }),
    'soak-processor': processorPicture('Processor', seen),
    'soak-answers': lineChart({
      ...common(seen),
      title: 'Answers a second',
      yLabel: 'answers a second',
      lines: [
        { name: 'answered', points: over.answered },
        { name: 'refused (4xx)', points: over.refused },
        { name: 'failed (5xx, none)', points: over.failed },
      ],
    }),
  };
}

export function doublingPictures(seen: Seen): Pictures {
  return {
    'soak-doubling-latency': latencyPicture('Load doubled every minute: p95', seen),
    'soak-doubling-processor': processorPicture('Load doubled every minute: processor', seen),
  };
}

function latencyPicture(title: string, seen: Seen): string {
  const everyMs = Math.max(5000, stretchMs(seen.span));
  const over = latencyOver(seen.answers, seen.span, { everyMs, hundredths: 95 });
  return lineChart({
    ...common(seen),
    title,
    yLabel: 'milliseconds',
    scale: 'log',
    lines: judgedKinds.map((kind) => ({ name: kind, points: over[kind] })),
  });
}

function processorPicture(title: string, seen: Seen): string {
  return lineChart({
    ...common(seen),
    title,
    yLabel: 'cores',
    lines: [
      { name: 'whole machine', points: points(seen, ({ cores }) => cores.machine) },
      {
        name: 'three shops',
        points: points(seen, ({ shops }) => shops.reduce((sum, shop) => sum + (shop?.cores ?? 0), 0)),
      },
      { name: 'PostgreSQL', points: points(seen, ({ postgres }) => postgres.cores) },
      { name: 'callers', points: points(seen, ({ cores }) => cores.callers) },
      { name: 'nginx', points: points(seen, ({ cores }) => cores.nginx) },
    ],
  });
}

const common = ({ span, events }: Seen) => ({
  xLabel: 'minutes',
  xMost: (span.until - span.from) / 60_000,
  events,
});

const points = ({ samples, span }: Seen, of: (sample: Sample) => number | undefined) =>
  samples
    .filter(({ at }) => at >= span.from && at <= span.until)
    .map((sample) => ({ x: (sample.at - span.from) / 60_000, y: of(sample) }));
