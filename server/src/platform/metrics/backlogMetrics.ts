import { Gauge, type Registry } from 'prom-client';

const series = {
  outbox_lag_seconds: {
    help: 'How long the oldest of what is due has been waiting, in the whole shop; 0 where nothing waits.',
    label: 'outbox',
  },
  attention_cases: { help: 'What waits for a person, in the whole shop: `npm run orders -- attention`.', label: 'why' },
  mails_given_up: { help: 'Mails that were given up, in the whole shop: `npm run mails -- failed`.', label: undefined },
  slot_holds_expired: {
    help: 'Slots that were held for a cart and let go of by time alone in the last hour, in the whole shop.',
    label: undefined,
  },
} as const;

export type BacklogSeries = keyof typeof series;

export interface BacklogFigure {
  readonly series: BacklogSeries;
  /** The value of the series' label; none where it has none. */
  readonly of?: string;
  readonly value: number;
}

export type ReadBacklogs = () => Promise<readonly BacklogFigure[]>;

export interface BacklogMetrics {
  watchBacklogs(read: ReadBacklogs): void;
}

export function createBacklogMetrics(registry: Registry): BacklogMetrics {
  let read: ReadBacklogs | undefined;
  for (const [name, { help, label }] of Object.entries(series))
    void new Gauge({
      ...{ name, help, registers: [registry] },
      labelNames: label === undefined ? [] : [label],
      async collect() {
        const figures = (await read?.()) ?? [];
        this.reset();
        // Without a figure there is no series: nothing waits is something else than nobody knows.
        if (label === undefined) this.remove();
        for (const { series: of, of: value = '', value: count } of figures)
          if (of === name) this.set(label === undefined ? {} : { [label]: value }, count);
      },
    });
  return {
    watchBacklogs(next) {
      read = next;
    },
  };
}
