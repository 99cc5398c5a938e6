import type { ResidueVerdict } from '@trolley/contract';
import { classes } from '@trolley/ui/classes.ts';
import { Icon, type IconShape } from '@trolley/ui/Icon.tsx';
import { ErrorIcon, InfoIcon, ShieldIcon } from '@trolley/ui/icons.ts';
import { useText } from '../shell/shop.tsx';

/** Only what is unlawful is red. */
const icons: Readonly<Record<ResidueVerdict, IconShape>> = {
  none: ShieldIcon,
  far: ShieldIcon,
  below: ShieldIcon,
  aboveGoal: InfoIcon,
  over: ErrorIcon,
};

/** What a test came to, in a few words; the whole of it in the page of a product, short in a list. */
export function Verdict({ verdict, children }: { readonly verdict: ResidueVerdict; readonly children?: string }) {
  const text = useText();
  const words = text(`pesticide.verdict.${verdict}`);
  if (children === undefined)
    return (
      <span className={classes('residue-mark', `residue-${verdict}`)}>
        <Icon of={icons[verdict]} size="s" />
        {words}
      </span>
    );
  return (
    <div className={classes('residue-verdict', `residue-${verdict}`)}>
      <Icon of={icons[verdict]} size="l" />
      <div>
        <p className="residue-verdict-words">{words}</p>
        <p>{children}</p>
      </div>
    </div>
  );
}
