import { classes } from '@trolley/ui/classes.ts';

interface StoreFrontProps {
  /** Over the door. */
  readonly name: string;
  /** Streets differ from store to store, and stay the same for each. */
  readonly seed: string;
}

const crates = [186, 236, 286, 444, 494, 544];

/** A drawing of the shop in its street, in the colours of the theme. */
export function StoreFront({ name, seed }: StoreFrontProps) {
  const n = hash(seed);
  const isMirrored = n % 2 === 1;
  const floors = 1 + (n % 3 === 0 ? 1 : 0);
  const top = floors === 2 ? 4 : 24;
  const treeAt = n % 4 < 2 ? 96 : 668;
  return (
    <svg className={classes('store-front', `store-front-${n % 3}`)} viewBox="0 0 760 420" aria-hidden="true">
      <rect className="front-sky" width="760" height="420" />
      <g transform={isMirrored ? 'translate(760 0) scale(-1 1)' : undefined}>
        <House x={-10} top={60 + (n % 5) * 8} width={170} shade="left" />
        <House x={600} top={30 + (n % 7) * 6} width={180} shade="right" />
      </g>
      <rect className="front-wall" x="150" y={top} width="460" height={380 - top} />
      <rect className="front-cornice" x="142" y={top - 8} width="476" height="18" />
      {Array.from({ length: floors }, (_, floor) =>
        [186, 272, 358, 444, 530].map((x) => (
          <Sash key={`${floor} ${x}`} x={x} y={(floors === 2 ? 24 : 56) + floor * 74} height={floors === 2 ? 58 : 80} />
        )),
      )}
      <rect className="front-sign" x="150" y="168" width="460" height="46" />
      <text className="front-name" x="380" y="201">
        {name}
      </text>
      <rect className="front-frame" x="164" y="214" width="432" height="166" />
      <rect className="front-window" x="176" y="240" width="150" height="130" />
      <rect className="front-window" x="434" y="240" width="150" height="130" />
      <rect className="front-door" x="340" y="236" width="80" height="144" />
      <rect className="front-pane" x="346" y="242" width="32" height="138" />
      <rect className="front-pane" x="382" y="242" width="32" height="138" />
      {Array.from({ length: 9 }, (_, at) => (
        <path
          key={at}
          className={at % 2 === 0 ? 'front-awning' : 'front-awning-pale'}
          d={`M${164 + at * 48} 214h48l-6 30q-18 12-36 0z`}
        />
      ))}
      {crates.map((x, at) => (
        <g key={x} className={`front-fruit-${(at + n) % 6}`}>
          {[0, 1, 2, 3, 4].map((piece) => (
            <circle key={piece} cx={x + piece * 8} cy={342 - (piece % 2) * 5} r="7" />
          ))}
          <rect className="front-crate" x={x - 6} y="344" width="44" height="26" rx="3" />
        </g>
      ))}
      <rect className="front-street" y="380" width="760" height="40" />
      <rect className="front-kerb" y="380" width="760" height="5" />
      <g transform={`translate(${treeAt} 300)`}>
        <rect className="front-trunk" x="-5" y="20" width="10" height="62" />
        <circle className="front-leaves" r="44" />
        <circle className="front-leaves-light" cx="-14" cy="-14" r="26" />
      </g>
    </svg>
  );
}

function House({
  x,
  top,
  width,
  shade,
}: {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly shade: string;
}) {
  return (
    <>
      <rect className={`front-house-${shade}`} x={x} y={top} width={width} height={380 - top} />
      {[0, 1].flatMap((row) =>
        [28, 98].map((shift) => <Sash key={`${row} ${shift}`} x={x + shift} y={top + 30 + row * 106} height={70} />),
      )}
    </>
  );
}

function Sash({ x, y, height }: { readonly x: number; readonly y: number; readonly height: number }) {
  return (
    <>
      <rect className="front-sash" x={x} y={y} width="44" height={height} rx="4" />
      <rect className="front-glass" x={x + 4} y={y + 4} width="36" height={height - 8} />
      <path className="front-bar" d={`M${x + 4} ${y + height / 2}h36M${x + 22} ${y + 4}v${height - 8}`} />
    </>
  );
}

function hash(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum;
}
