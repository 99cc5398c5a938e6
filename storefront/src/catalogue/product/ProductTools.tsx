import { mayShare, type Product } from '@trolley/contract';
import { IconButton } from '@trolley/ui/IconButton.tsx';
import { PrintIcon, ShareIcon } from '@trolley/ui/icons.ts';
import { fullName } from '../../product/productName.ts';
import { shareAddress } from '../../shell/shareAddress.ts';
import { useShop, useText } from '../../shell/shop.tsx';
import { track } from '../../shell/tracking/track.ts';

/** To hand a product on: to others, or on paper. */
export function ProductTools({ product }: { readonly product: Product }) {
  const text = useText();
  const { socialSharing } = useShop().site;
  const share = () => {
    track({ kind: 'share', product });
    void shareAddress(fullName(product), location.href.replace(/#.*/, ''));
  };
  return (
    <div className="product-tools">
      {mayShare(socialSharing, 'product') && (
        <IconButton icon={ShareIcon} label={text('catalogue.product.share')} onClick={share} />
      )}
      <IconButton
        className="product-print"
        icon={PrintIcon}
        label={text('catalogue.product.print')}
        onClick={() => print()}
      />
    </div>
  );
}
