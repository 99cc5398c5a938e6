import { isOrderable, type Product } from '@trolley/contract';
import { useText } from '../../shell/shop.tsx';
import { Button } from '../../ui/Button.tsx';
import { AddToCart } from './AddToCart.tsx';

/** The one thing to do with a product on its own page; where it cannot be bought the button says why. */
export function BuyProduct({ product }: { readonly product: Product }) {
  const text = useText();
  const { availability } = product;
  return (
    <div className="adder adder-large">
      <AddToCart product={product} large />
      {!isOrderable(availability) && (
        <Button wide size="l" disabled>
          {text(`catalogue.availability.${availability}`)}
        </Button>
      )}
    </div>
  );
}
