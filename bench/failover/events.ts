import { setTimeout } from 'node:timers/promises';
import type { Fleet } from '../src/fleet/startFleet.ts';
import { until } from '../src/fleet/until.ts';
import type { Cluster } from './cluster.ts';

export const eventNames = [
  'switchover',
  'primary killed',
  'primary killed with its agent',
  'primary hangs',
  'shop killed',
  'etcd killed',
  'net cut',
  'answers to commits lost',
] as const;
export type EventName = (typeof eventNames)[number];

/** First success at the latest so long after it. */
export const aimsMs: Readonly<Record<EventName, number>> = {
  switchover: 3000,
  'primary killed': 15_000,
  'primary killed with its agent': 15_000,
  'primary hangs': 15_000,
  'shop killed': 3000,
  'etcd killed': 3000,
  'net cut': 15_000,
  'answers to commits lost': 3000,
};

interface Stage {
  readonly cluster: Cluster;
  readonly fleet: Fleet;
}

/** Until what the event took away is given back, as a supervisor or the net's people do. */
const awayMs = 20_000;
const longestMendMs = 120_000;

/** Makes it happen. Comes back when it has happened; the answer waits until everything is whole again. */
export async function happen(event: EventName, { cluster, fleet }: Stage, round: number): Promise<() => Promise<void>> {
  const whole = () =>
    until('the cluster to be whole again', () => cluster.isWhole(), { within: longestMendMs, every: 500 });
  switch (event) {
    case 'switchover':
      // It answers when it is done; what shoppers notice begins now.
      return once(cluster.switchover(), whole);
    case 'primary killed':
      cluster.killServer(await cluster.primary());
      return async () => void (await setTimeout(3000).then(whole));
    case 'primary killed with its agent': {
      const node = await cluster.primary();
      await cluster.killAgent(node);
      cluster.killServer(node);
      return async () => {
        await setTimeout(awayMs);
        cluster.startAgent(node);
        await whole();
      };
    }
    case 'primary hangs': {
      const node = await cluster.primary();
      cluster.freeze(node, 'SIGSTOP');
      return async () => {
        await setTimeout(awayMs);
        cluster.freeze(node, 'SIGCONT');
        await setTimeout(3000);
        await whole();
      };
    }
    case 'shop killed': {
      const index = round % fleet.shops.length;
      await fleet.kill(index);
      return async () => {
        await setTimeout(3000);
        await fleet.restart(index);
      };
    }
    case 'etcd killed':
      await cluster.killEtcd();
      return async () => {
        await setTimeout(awayMs);
        await cluster.startEtcd();
        await setTimeout(3000);
        await whole();
      };
    case 'net cut': {
      cluster.cut(await cluster.primary());
      return async () => {
        await setTimeout(awayMs);
        cluster.mend();
        await setTimeout(3000);
        await whole();
      };
    }
    case 'answers to commits lost': {
      const before = cluster.lostAnswers();
      cluster.loseAnswers(20);
      return () =>
        until('the answers to be lost', () => cluster.lostAnswers() >= before + 20, { within: 60_000 }).then(
          () => undefined,
        );
    }
  }
}

function once(done: Promise<void>, afterwards: () => Promise<unknown>): () => Promise<void> {
  // A refusal is told where it is waited for.
  done.catch(() => undefined);
  return async () => {
    await done;
    await afterwards();
  };
}
