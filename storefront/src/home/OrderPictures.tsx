import type { HomeOrder } from '@trolley/contract';
import { LinePicture } from '../product/LinePicture.tsx';
import { useText } from '../shell/shop.tsx';

/** Some of what is in an order. */
export function OrderPictures({ order: { pictures, productCount } }: { readonly order: HomeOrder }) {
  const text = useText();
  const rest = productCount - pictures.length;
  return (
    <ul className="home-order-pictures" aria-hidden="true">
      {pictures.map((picture, at) => (
        <li key={at}>
          <LinePicture of={picture} />
        </li>
      ))}
      {rest > 0 && <li className="home-order-rest figures">{text('home.order.rest', { count: rest })}</li>}
    </ul>
  );
}
