import type { ProductLine } from '@trolley/contract';
import { classes } from '@trolley/ui/classes.ts';
import { Icon } from '@trolley/ui/Icon.tsx';
import { BoxIcon, CheckIcon } from '@trolley/ui/icons.ts';
import { formatAmount, thingWord } from '../../recipe/formatAmount.ts';
import { FridgeIcon } from '../../recipe/icons.ts';
import { useShop, useText } from '../../shell/shop.tsx';

/** What is left of the packs, that they fit, or since when it is at home. */
export function LeftOver({
  line: { pick, home, needed, name },
}: {
  readonly line: Pick<ProductLine, 'pick' | 'home' | 'needed' | 'name'>;
}) {
  const text = useText();
  const { amounts } = useShop().tenant;
  if (home)
    return (
      <p className="left-over">
        <Icon of={FridgeIcon} size="s" />
        {home.boughtAt === undefined
          ? text('recipe.left.home')
          : text('recipe.left.bought', { day: new Date(home.boughtAt) })}
      </p>
    );
  if (!pick || !needed) return null;
  const { left } = pick;
  const amount = left && formatAmount(left, amounts.decimal, text);
  return (
    <p className={classes('left-over', left && 'left-over-some')}>
      <Icon of={left ? BoxIcon : CheckIcon} size="s" />
      {left
        ? text('recipe.left.some', {
            amount: left.unit === 'piece' ? `${amount} ${thingWord(name, left)}` : (amount ?? ''),
          })
        : text('recipe.left.none')}
    </p>
  );
}
