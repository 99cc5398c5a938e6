import { mayShare } from '@trolley/contract';
import { IconButton } from '@trolley/ui/IconButton.tsx';
import { PrintIcon, ShareIcon } from '@trolley/ui/icons.ts';
import { shareAddress } from '../../shell/shareAddress.ts';
import { useShop, useText } from '../../shell/shop.tsx';

/** To hand a recipe on: on paper, or to others. */
export function RecipeTools({ title }: { readonly title: string }) {
  const text = useText();
  const { socialSharing } = useShop().site;
  return (
    <>
      <IconButton kind="outline" icon={PrintIcon} label={text('recipe.page.print')} onClick={() => print()} />
      {mayShare(socialSharing, 'recipe') && (
        <IconButton
          kind="outline"
          icon={ShareIcon}
          label={text('recipe.page.share')}
          onClick={() => void shareAddress(title, location.href.replace(/#.*/, ''))}
        />
      )}
    </>
  );
}
