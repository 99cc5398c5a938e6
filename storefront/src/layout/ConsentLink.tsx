import { consentHash } from '../consent/consentHash.ts';
import { useShop, useText } from '../shell/shop.tsx';

/** Among the legal links of every page: as easily as consent is given it is taken back. */
export function ConsentLink() {
  const text = useText();
  const { provider } = useShop().tenant.consent;
  return (
    provider !== 'none' && (
      <li>
        <a href={consentHash}>{text('shell.cookies')}</a>
      </li>
    )
  );
}

/** Inside an app there is no footer; where something is asked for, this stands at the end of the page instead. */
export function ConsentLine() {
  const text = useText();
  const { provider, asked } = useShop().tenant.consent;
  return (
    provider !== 'none' &&
    asked.length > 0 && (
      <p className="consent-line">
        <a href={consentHash}>{text('shell.cookies')}</a>
      </p>
    )
  );
}
