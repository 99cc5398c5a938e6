import { classes } from '@trolley/ui/classes.ts';
import type { ReactNode } from 'react';
import { useShop } from '../../shell/shop.tsx';
import './place-fields.css';

/** Where the postal code stands after the town: `Galway, H91 X2Y3`. */
const codeLast: ReadonlySet<string> = new Set(['IE', 'GB', 'US', 'CA', 'AU', 'NZ']);

interface PlaceFieldsProps {
  readonly className: string;
  readonly code: ReactNode;
  readonly city: ReactNode;
}

/** Postal code and town, in the order in which they are written in the shop's country. */
export function PlaceFields({ className, code, city }: PlaceFieldsProps) {
  const isLast = codeLast.has(new Intl.Locale(useShop().tenant.locale).region ?? '');
  return (
    <div className={classes(className, isLast && 'code-last')}>
      {isLast ? city : code}
      {isLast ? code : city}
    </div>
  );
}
