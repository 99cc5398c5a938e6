import { useText } from '../../../shell/shop.tsx';
import { barsOf, ean13 } from './ean13.ts';

/** A reader needs white beside the bars: eleven modules before, seven behind. */
const quiet = { before: 11, behind: 7 } as const;
const width = quiet.before + 95 + quiet.behind;
const height = 44;

/** The card number as an EAN-13 barcode; nothing where it is not valid. */
export function Barcode({ number }: { readonly number: string }) {
  const text = useText();
  const modules = ean13(number);
  if (!modules) return null;
  const path = barsOf(modules)
    .map(({ x, width: wide }) => `M${quiet.before + x} 4h${wide}v${height - 8}h-${wide}z`)
    .join('');
  return (
    <svg
      className="barcode"
      role="img"
      aria-label={text('profile.loyalty.barcode', { number })}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
