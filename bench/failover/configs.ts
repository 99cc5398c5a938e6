import { dirname, join } from 'node:path';
import { accounts, type Node, type Ports } from './places.ts';

export interface ClusterOptions {
  readonly ports: Ports;
  readonly synchronous: boolean;
  /** What Patroni's section is called by. */
  readonly etcdApi: 'etcd' | 'etcd3';
}

/** How long a primary may be silent before another takes its place. Why these: docs/operations.md. */
export const patroniTimes = { ttl: 10, loop_wait: 1, retry_timeout: 3 } as const;

/**
 * By the newer API Patroni before 3.0.3, as Debian 12 has it, writes the leader's key without looking whose it is: a
 * primary that hung and wakes up takes it back, and all that its successor had acknowledged is lost. By the older one
 * it looks. (https://github.com/patroni/patroni/pull/2689)
 */
export function etcdApiFor(patroniVersion: string): 'etcd' | 'etcd3' {
  const [major = 0, minor = 0, patch = 0] = (/\d+(?:\.\d+)*/.exec(patroniVersion)?.[0] ?? '').split('.').map(Number);
  return major * 10_000 + minor * 100 + patch < 30_003 ? 'etcd' : 'etcd3';
}

/** JSON is YAML. */
export function patroniConfig(node: Node, folder: string, programs: string, options: ClusterOptions): string {
  const { superuser, replication } = accounts;
  return JSON.stringify(
    {
      scope: 'shop',
      name: node.name,
      restapi: { listen: `127.0.0.1:${node.rest}`, connect_address: `127.0.0.1:${node.restWire}` },
      // Asked for its members it would tell the address past the wire.
      [options.etcdApi]: { host: `127.0.0.1:${node.etcdWire}`, use_proxies: true },
      bootstrap: {
        dcs: {
          ...patroniTimes,
          maximum_lag_on_failover: 1_048_576,
          synchronous_mode: options.synchronous,
          // A primary whose etcd is gone stays one as long as it reaches all others.
          failsafe_mode: true,
          // A primary that crashed is not waited for.
          primary_start_timeout: 0,
          postgresql: {
            use_pg_rewind: true,
            use_slots: true,
            parameters: {
              max_connections: 120,
              max_wal_senders: 8,
              max_replication_slots: 8,
              wal_keep_size: '256MB',
              wal_log_hints: 'on',
              shared_buffers: '96MB',
              synchronous_commit: 'on',
              log_min_messages: 'warning',
            },
          },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      },
      postgresql: {
        listen: `127.0.0.1:${node.postgres}`,
        connect_address: `127.0.0.1:${node.postgresWire}`,
        data_dir: join(folder, 'data'),
        bin_dir: dirname(programs),
        pgpass: join(folder, 'pgpass'),
        remove_data_directory_on_diverged_timelines: true,
        // A rewind that was broken off leaves files that nothing can start from.
        remove_data_directory_on_rewind_failure: true,
        authentication: {
          superuser: { username: superuser.name, password: superuser.password },
          replication: { username: replication.name, password: replication.password },
          rewind: { username: superuser.name, password: superuser.password },
        },
        parameters: { unix_socket_directories: folder },
        pg_hba: [
          'host all all 127.0.0.1/32 scram-sha-256',
          'host replication all 127.0.0.1/32 scram-sha-256',
          'local all all scram-sha-256',
        ],
      },
      tags: { nofailover: false, noloadbalance: false, clonefrom: false, nosync: false },
    },
    null,
    2,
  );
}

/** The primary alone, by what its agent says of it; who is not it any more loses all its sessions at once. */
export function haproxyConfig({ haproxy, nodes }: Ports): string {
  const servers = nodes.map(
    ({ name, postgresWire, restWire }) => `  server ${name} 127.0.0.1:${postgresWire} check port ${restWire}`,
  );
  return `global
  maxconn 400
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 1s
listen primary
  bind 127.0.0.1:${haproxy}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fastinter 250ms downinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`;
}
