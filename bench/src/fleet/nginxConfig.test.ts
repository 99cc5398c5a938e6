import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nginxConfig } from './nginxConfig.ts';

const shipped = readFileSync(new URL('../../../deploy/nginx/shop.conf', import.meta.url), 'utf8');
const config = nginxConfig(shipped, { folder: '/tmp/nginx', port: 5600, upstreams: [5601, 5602, 5603] });

test('OPS-03 what stands before the shops is the shipped file, without what belongs to a place', () => {
  for (const line of [
    '  server 127.0.0.1:5601 max_fails=0;\n  server 127.0.0.1:5602 max_fails=0;\n  server 127.0.0.1:5603 max_fails=0;\n',
    '  listen 127.0.0.1:5600 backlog=4096;\n  listen [::1]:5600 backlog=4096;\n',
    'limit_req_zone $http_x_forwarded_for',
    'proxy_next_upstream error timeout;',
    'proxy_next_upstream error timeout http_404;',
  ])
    expect(config).toContain(line);
  const directives = config.replaceAll(/^\s*#.*$/gm, '');
  expect(directives).not.toMatch(/ssl|443|10\.0\.0\.|shop\.example|return 301|\/var\/log/);
});

test('OPS-03 a shipped file that lost a line is not tried half', () => {
  expect(() =>
    nginxConfig(shipped.replace('listen 443 ssl http2 backlog=4096;', ''), { folder: '', port: 1, upstreams: [2] }),
  ).toThrow('deploy/nginx/shop.conf has nothing like');
});
