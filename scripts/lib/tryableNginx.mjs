/**
 * deploy/nginx/shop.conf as it is, but for what belongs to a place: addresses, ports, the certificate. Around it the few
 * lines that Debian's nginx.conf has, with all files in a folder of its own.
 */
export function tryableNginx(conf, { folder, port, tlsPort, upstreams, certificate, key }) {
  const [first, second] = upstreams;
  const tried = conf
    .replace('10.0.0.11:3000', `127.0.0.1:${first}`)
    .replace('10.0.0.12:3000', `127.0.0.1:${second}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('  listen [::]:80;\n', '')
    .replace('listen 443 ssl http2 backlog=4096;', `listen 127.0.0.1:${tlsPort} ssl http2;`)
    .replace('  listen [::]:443 ssl http2 backlog=4096;\n', '')
    .replaceAll('/var/log/nginx/access.log', `${folder}/access.log`)
    .replace('/etc/ssl/shop.example.pem', certificate)
    .replace('/etc/ssl/shop.example.key', key);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${folder}/${kind};`,
  );
  return [
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    'events { worker_connections 512; }',
    'http {',
    ...temporary,
    '  access_log off;',
    tried,
    '}',
    '',
  ].join('\n');
}
