import { useText } from '../../shell/shop.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useCustomer } from '../customer.ts';
import { CustomerFailed } from './CustomerFailed.tsx';
import type { ShownSection } from './section.ts';

/** One section: its name, what it is for, and what it holds once it is known who is there. */
export function SectionView({ shown: { section, title } }: { readonly shown: ShownSection }) {
  const text = useText();
  const { customer, loadState } = useCustomer();
  if ('route' in section) return null;
  return (
    <>
      <div className="profile-head">
        <h1>{title}</h1>
        <p className="muted">{text(`profile.about.${section.id}`)}</p>
      </div>
      {customer ? (
        <section.Screen customer={customer} />
      ) : loadState === 'error' ? (
        <CustomerFailed />
      ) : (
        <>
          <section.Waiting />
          <span className="visually-hidden">
            <Spinner label={text('profile.loading')} />
          </span>
        </>
      )}
    </>
  );
}
