import { Spinner } from '@trolley/ui/Spinner.tsx';
import { useCustomer } from '../../shell/session/customerState.ts';
import { useText } from '../../shell/shop.tsx';
import { CustomerFailed } from './CustomerFailed.tsx';
import type { ShownSection } from './section.ts';

interface SectionViewProps {
  readonly shown: ShownSection;
  /** Of the one thing that is open. */
  readonly detail?: { readonly name: string; readonly title: string };
}

/** One section, or one thing of it: its name, what it is for, and what it holds once it is known who is there. */
export function SectionView({ shown: { section, title, href }, detail }: SectionViewProps) {
  const text = useText();
  const { customer, loadState } = useCustomer();
  if ('route' in section) return null;
  return (
    <>
      <div className="profile-head">
        <h1>{detail?.title ?? title}</h1>
        {!detail && <p className="muted">{text(`profile.about.${section.id}`)}</p>}
      </div>
      {customer ? (
        detail && section.Detail ? (
          <section.Detail customer={customer} name={detail.name} home={href} />
        ) : (
          <section.Screen customer={customer} />
        )
      ) : loadState === 'error' ? (
        <>
          {section.Offline && <section.Offline />}
          <CustomerFailed />
        </>
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
