import { Alert } from '@trolley/ui/Alert.tsx';
import { Spinner } from '@trolley/ui/Spinner.tsx';
import { useLocation } from '../../../shell/router/RouterProvider.tsx';
import { useCustomer } from '../../../shell/session/customerState.ts';
import { useText } from '../../../shell/shop.tsx';
import { CustomerFailed } from '../CustomerFailed.tsx';
import { LogOutButton } from '../LogOutButton.tsx';
import { PendingEmail } from '../PendingEmail.tsx';
import { PaymentWarning } from '../payments/PaymentWarning.tsx';
import type { ShownSection } from '../section.ts';
import { useProfileText } from '../useProfileText.ts';
import { MemberTeaser } from './MemberTeaser.tsx';
import './overview.css';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { Shortcut } from './Shortcut.tsx';

/** The overview of the account: greeting, warnings, and links to all sections. */
export function Overview({ sections }: { readonly sections: readonly ShownSection[] }) {
  const text = useText();
  const { customer, loadState } = useCustomer();
  const greeting = useProfileText('greeting');
  const { search } = useLocation();
  if (!customer)
    return (
      <>
        <h1>{text('account.title.profile')}</h1>
        {loadState === 'error' ? (
          <CustomerFailed />
        ) : (
          <>
            <OverviewSkeleton shortcuts={sections.length} />
            <span className="visually-hidden">
              <Spinner label={text('profile.loading')} />
            </span>
          </>
        )}
      </>
    );
  const { firstName } = customer;
  const loyalty = sections.find(({ section }) => section.id === 'loyalty');
  const payments = sections.find(({ section }) => section.id === 'payments');
  return (
    <>
      <div className="profile-head">
        <h1>{greeting?.replace('{firstName}', () => firstName) ?? text('profile.greeting', { firstName })}</h1>
        <p className="muted">{customer.email}</p>
      </div>
      {new URLSearchParams(search).get('from') === 'registration' && (
        <Alert tone="success" title={text('profile.welcome.title')}>
          {text('profile.welcome.text')}
        </Alert>
      )}
      <PendingEmail customer={customer} />
      {payments && <PaymentWarning href={payments.href} />}
      {loyalty && <MemberTeaser customer={customer} href={loyalty.href} />}
      <ul className="shortcuts">
        {sections.map((shown) => (
          <Shortcut key={shown.href} shown={shown} customer={customer} />
        ))}
      </ul>
      <div className="profile-leave">
        <LogOutButton />
      </div>
    </>
  );
}
