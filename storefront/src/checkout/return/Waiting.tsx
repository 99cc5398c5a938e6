import { Spinner } from '@trolley/ui/Spinner.tsx';
import { useText } from '../../shell/shop.tsx';

export function Waiting() {
  const text = useText();
  return (
    <div className="return-waiting">
      <Spinner />
      <h1>{text('checkout.return.title')}</h1>
      <p role="status">{text('checkout.return.text')}</p>
    </div>
  );
}
