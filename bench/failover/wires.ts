import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';

/*
 * The net between the machines, in a process of its own: ports that lead to other ports, and that can be cut. What is
 * cut is silent, as where packets are lost: nothing arrives, nothing is refused, and what waits goes on afterwards.
 */

export interface Wire {
  /** `pg-a`: the last part is the machine at its far end, or for `etcd` at its near end. */
  readonly name: string;
  readonly port: number;
  readonly to: number;
}

export type ToWires =
  | { readonly do: 'open'; readonly wires: readonly Wire[]; readonly lagMs: number }
  /** All that leads to a machine, or comes from its agent. */
  | { readonly do: 'cut'; readonly machine: string; readonly agent: number }
  | { readonly do: 'mend' }
  /** So many commits and saved carts go through whose answer does not come back. */
  | { readonly do: 'loseAnswers'; readonly count: number };

export type FromWires = { readonly is: 'open' } | { readonly is: 'lost'; readonly count: number };

interface Strand {
  readonly near: Socket;
  readonly far: Socket;
  readonly wire: Wire;
  /** Who asks, where that is known. */
  readonly agent: number | undefined;
  /** What was under way when it was cut. */
  readonly held: (() => void)[];
}

const commit = Buffer.from('Q\0\0\0\u000bcommit\0');
const savedCart = Buffer.from('cart-save\0');
const replication = Buffer.from('\0replication\0');
/** What PostgreSQL's clients may ask before they say who they are: for TLS, for GSSAPI. */
const encryption = [80_877_103, 80_877_104];
const asksForEncryption = (bytes: Buffer) => bytes.length === 8 && encryption.includes(bytes.readInt32BE(4));

const strands = new Set<Strand>();
let lagMs = 0;
let cut: { readonly machine: string; readonly agent: number } | undefined;
let toLose = 0;
let lost = 0;

const tell = (message: FromWires) => process.send?.(message);

function isCut({ wire, agent }: Pick<Strand, 'wire' | 'agent'>): boolean {
  if (!cut) return false;
  return wire.name.endsWith(`-${cut.machine}`) || (agent !== undefined && agent === cut.agent);
}

function apply(strand: Strand): void {
  for (const socket of [strand.near, strand.far]) {
    if (isCut(strand)) socket.pause();
    else socket.resume();
  }
  if (!isCut(strand)) for (const go of strand.held.splice(0)) go();
}

function spin(wire: Wire, near: Socket): void {
  const far = connect({ port: wire.to, host: '127.0.0.1' });
  const agent =
    wire.name.startsWith('rest-') && cut && isSocketOf(cut.agent, near.remotePort ?? 0) ? cut.agent : undefined;
  const strand: Strand = { near, far, wire, agent, held: [] };
  strands.add(strand);
  let isFar = false;
  let isDeaf = false;
  const end = () => {
    strands.delete(strand);
    near.destroy();
    far.destroy();
  };
  for (const socket of [near, far]) {
    socket.setNoDelay(true);
    socket.on('error', end).on('close', end);
  }
  // A delay keeps the order; what is under way when a machine dies is lost with it, and waits when the net is cut.
  const pass = (to: Socket, bytes: Buffer) => {
    if (!isFar || lagMs === 0) return void to.write(bytes);
    const go = () => {
      if (strands.has(strand)) to.write(bytes);
    };
    setTimeout(() => {
      if (isCut(strand)) strand.held.push(go);
      else go();
    }, lagMs);
  };
  let isKnown = false;
  near.on('data', (bytes) => {
    if (!isKnown && !asksForEncryption(bytes)) {
      isFar = wire.name.startsWith('pg-') && bytes.includes(replication);
      isKnown = true;
    }
    if (toLose > 0 && wire.name.startsWith('shop-') && (bytes.includes(commit) || bytes.includes(savedCart))) {
      toLose -= 1;
      isDeaf = true;
    }
    pass(far, bytes);
  });
  far.on('data', (bytes) => {
    if (!isDeaf) return pass(near, bytes);
    lost += 1;
    tell({ is: 'lost', count: lost });
    end();
  });
  if (isCut(strand)) apply(strand);
}

/** Whether the process has this end of a connection of this machine. */
function isSocketOf(pid: number, port: number): boolean {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  const line = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .find((one) => one.trim().split(/\s+/)[1]?.endsWith(`:${wanted}`));
  const inode = line?.trim().split(/\s+/)[9];
  if (inode === undefined) return false;
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${fd}`) === `socket:[${inode}]`;
      } catch {
        return false;
      }
    });
  } catch {
    return false;
  }
}

async function open(wires: readonly Wire[]): Promise<void> {
  await Promise.all(
    wires.map(
      (wire) =>
        new Promise<void>((listening, failed) => {
          createServer((near) => spin(wire, near))
            .once('error', failed)
            .listen(wire.port, '127.0.0.1', listening);
        }),
    ),
  );
  tell({ is: 'open' });
}

process.on('message', (message: ToWires) => {
  switch (message.do) {
    case 'open':
      lagMs = message.lagMs;
      void open(message.wires);
      break;
    case 'cut':
      cut = message;
      for (const strand of strands) apply(strand);
      break;
    case 'mend':
      cut = undefined;
      for (const strand of strands) apply(strand);
      break;
    case 'loseAnswers':
      toLose = message.count;
      break;
  }
});
process.once('disconnect', () => process.exit(0));
