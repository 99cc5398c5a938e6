import type { PagePayloadOf } from '@trolley/contract';
import { Breadcrumbs } from '@trolley/ui/Breadcrumbs.tsx';
import { useCustomer } from '../shell/session/customerState.ts';
import { usePathTo, useText, WithTexts } from '../shell/shop.tsx';
import { OwnPass } from './OwnPass.tsx';
import './pass.css';
import { PassPlans } from './PassPlans.tsx';
import { usePass } from './usePass.ts';

/** ROUTE-04: the delivery pass: what it is, its plans, and the customer's own. */
export default function PassScreen({ payload }: { readonly payload: PagePayloadOf<'delivery-pass'> }) {
  return (
    <WithTexts texts={payload.data.texts}>
      <Screen />
    </WithTexts>
  );
}

function Screen() {
  const text = useText();
  const { customer, loadState } = useCustomer();
  const { data, accept } = usePass(customer);
  const isVisitor = !customer && loadState === 'success';
  const login = usePathTo()('login');
  return (
    <>
      <Breadcrumbs
        label={text('shell.breadcrumbs.label')}
        crumbs={[{ label: text('content.home'), href: '/' }, { label: text('pass.title') }]}
      />
      <div className="pass">
        <div className="pass-hero">
          <h1>{text('pass.title')}</h1>
          <p>{text('pass.lead')}</p>
        </div>
        {data?.pass && <OwnPass pass={data.pass} onChanged={accept} />}
        {isVisitor && login && (
          <p className="pass-login">
            <b>{text('pass.login.title')}.</b> {text('pass.login.text')}
          </p>
        )}
        <section className="pass-offer">
          <h2>{text('pass.plans')}</h2>
          <PassPlans />
        </section>
        <section className="pass-how">
          <h2>{text('pass.how.title')}</h2>
          <ol>
            {[1, 2, 3].map((step) => (
              <li key={step}>{text(`pass.how.${step}`)}</li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}
