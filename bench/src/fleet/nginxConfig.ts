import { join } from 'node:path';

export interface NginxPlace {
  readonly folder: string;
  readonly port: number;
  /** Ports of the shops, on this machine. */
  readonly upstreams: readonly number[];
}

/**
 * deploy/nginx/shop.conf as it is, but for what belongs to a place: addresses and ports, no TLS, and the limit per
 * address counts by what callers say of themselves, since here all of them come from one.
 */
export function nginxConfig(shopConf: string, { folder, port, upstreams }: NginxPlace): string {
  const listening = `  listen 127.0.0.1:${port} $1;\n  listen [::1]:${port} $1;`;
  const conf = [
    [/^ {2}server 10\.0\.0\.11:3000 (.+)$/m, upstreams.map((at) => `  server 127.0.0.1:${at} $1`).join('\n')],
    [/^ {2}server 10\.0\.0\.12:3000 .+\n/m, ''],
    [/^server \{\n {2}listen 80;[\s\S]+?^\}\n/m, ''],
    [/^ {2}listen 443 ssl http2 (backlog=\d+);\n {2}listen \[::\]:443 ssl http2 backlog=\d+;$/m, listening],
    [/^ {2}server_name .+\n/m, ''],
    [/^ {2}access_log .+$/m, '  access_log off;'],
    [/(?:^ {2}ssl_.+\n)+/m, ''],
    [/^ {2}proxy_set_header Host \$host;$/m, '  proxy_set_header Host $host:$server_port;'],
    [/\$binary_remote_addr/, '$http_x_forwarded_for'],
  ].reduce((text, [pattern, by]) => replaced(text, pattern as RegExp, by as string), shopConf);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  return [
    'daemon off;',
    'worker_processes 1;',
    `pid ${join(folder, 'nginx.pid')};`,
    'events { worker_connections 16384; multi_accept on; }',
    'http {',
    ...temporary,
    'access_log off;',
    conf,
    '}',
    '',
  ].join('\n');
}

/** A line that is not there any more would leave the shipped file half changed, and nobody would notice. */
function replaced(text: string, pattern: RegExp, by: string): string {
  if (!pattern.test(text)) throw new Error(`deploy/nginx/shop.conf has nothing like ${pattern.source}`);
  return text.replace(pattern, by);
}
