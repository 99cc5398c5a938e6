/** The ports of one run, counted from the first. */
export function portsFrom(first: number) {
  const nodes = ['a', 'b', 'c'].map((name, at) => ({
    name,
    postgres: first + 10 + at,
    rest: first + 13 + at,
    /** The same by way of the net that can be cut. */
    postgresWire: first + 16 + at,
    restWire: first + 19 + at,
    etcdWire: first + 22 + at,
  }));
  return {
    nginx: first,
    shops: first + 1,
    sandbox: first + 3,
    haproxy: first + 4,
    shopWires: first + 6,
    etcd: first + 8,
    etcdPeers: first + 9,
    nodes,
  };
}

export type Ports = ReturnType<typeof portsFrom>;
export type Node = Ports['nodes'][number];

/** PostgreSQL's own account, and the shop's: on this machine's loopback address, for as long as a run lasts. */
export const accounts = {
  superuser: { name: 'postgres', password: 'only-for-this-run' },
  replication: { name: 'standby', password: 'only-for-this-run' },
  shop: { name: 'shop', password: 'only-for-this-run' },
} as const;

export const urlOf = (
  port: number,
  { name, password }: { readonly name: string; readonly password: string },
  database: string,
) => `postgres://${name}:${password}@127.0.0.1:${port}/${database}`;
