import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Keeper, Kept } from './keeper.ts';
import { nginxConfig } from './nginxConfig.ts';
import { until } from './until.ts';

const shopConf = new URL('../../../deploy/nginx/shop.conf', import.meta.url);

interface Nginx {
  /** Debian's program. */
  readonly program: string;
  readonly port: number;
  /** Ports of the shops, on this machine. */
  readonly upstreams: readonly number[];
}

/** nginx in front of the shops, with the file that is shipped, but for TLS. Answers its address. */
export async function startNginx(keeper: Keeper, nginx: Nginx): Promise<Kept & { readonly url: string }> {
  const folder = keeper.serverFolder('nginx');
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, nginxConfig(readFileSync(shopConf, 'utf8'), { folder, ...nginx }), { mode: 0o644 });
  const kept = keeper.start('nginx', nginx.program, ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    asServer: true,
  });
  const url = `http://localhost:${nginx.port}`;
  await until('nginx to answer', () => fetch(url).then(() => true), { within: 10_000, unless: () => gone(kept) });
  return { ...kept, url };
}

const gone = (kept: Kept) => (kept.isRunning() ? undefined : `it ended:\n${kept.output()}`);
