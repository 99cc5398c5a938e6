import './barcode.css';
import { barsOf, ean13 } from './ean13.ts';

/** A reader needs white beside the bars: eleven modules before, seven behind. */
const quiet = { before: 11, behind: 7 } as const;
const width = quiet.before + 95 + quiet.behind;
const [barHeight, guardHeight, height] = [43, 48, 53] as const;

interface BarcodeProps {
  readonly number: string;
  /** What it is, for those who cannot see it. */
  readonly label: string;
  /** How many pixels a module is: whole ones, so that no bar is blurred. */
  readonly module: 2 | 3;
}

/** A number as an EAN-13 barcode with its digits, black on white; nothing where it is not valid. */
export function Barcode({ number, label, module }: BarcodeProps) {
  const modules = ean13(number);
  if (!modules) return null;
  const path = barsOf(modules)
    .map(({ x, width: wide }) => `M${quiet.before + x} 0h${wide}v${isGuard(x) ? guardHeight : barHeight}h-${wide}z`)
    .join('');
  return (
    <svg
      className={`barcode barcode-${module}`}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
      <g textAnchor="middle">
        {Array.from(number, (digit, at) => (
          <text key={xOf(at)} x={xOf(at)} y={51.6}>
            {digit}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** The longer bars at both ends and in the middle. */
const isGuard = (x: number) => x < 3 || x > 91 || (x > 44 && x < 50);

/** Below its bars; the first digit has none and stands before them. */
function xOf(at: number): number {
  if (at === 0) return 5.5;
  return at < 7 ? 17.5 + (at - 1) * 7 : 64.5 + (at - 7) * 7;
}
