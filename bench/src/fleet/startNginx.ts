import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Keeper, Kept } from './keeper.ts';
import { until } from './until.ts';

interface Nginx {
  /** Debian's program. */
  readonly program: string;
  readonly port: number;
  /** Ports of the shops, on this machine. */
  readonly upstreams: readonly number[];
}

/** nginx in front of the shops, as operations.md writes it, but for TLS. Answers its address. */
export async function startNginx(keeper: Keeper, nginx: Nginx): Promise<Kept & { readonly url: string }> {
  const folder = keeper.serverFolder('nginx');
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configOf(folder, nginx), { mode: 0o644 });
  const kept = keeper.start('nginx', nginx.program, ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    asServer: true,
  });
  const url = `http://localhost:${nginx.port}`;
  await until('nginx to answer', () => fetch(url).then(() => true), { within: 10_000, unless: () => gone(kept) });
  return { ...kept, url };
}

const gone = (kept: Kept) => (kept.isRunning() ? undefined : `it ended:\n${kept.output()}`);

function configOf(folder: string, { port, upstreams }: Nginx): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${join(folder, kind)};`,
  );
  return `daemon off;
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
events { worker_connections 1024; }
http {
${temporary.join('\n')}
  access_log off;
  upstream shop {
${upstreams.map((at) => `    server 127.0.0.1:${at} max_fails=0;`).join('\n')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    listen [::1]:${port};
    location = /metrics { return 404; }
    location / {
      proxy_pass http://shop;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host:$server_port;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_connect_timeout 2s;
      proxy_read_timeout 60s;
    }
  }
}
`;
}
