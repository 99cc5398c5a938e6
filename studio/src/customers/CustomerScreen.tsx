import { openCustomer, type StaffCustomer } from '@trolley/contract';
import { buttonClass } from '@trolley/ui/buttonClass.ts';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { NothingFoundIcon } from '@trolley/ui/icons.ts';
import { History } from '../journal/History.tsx';
import { dialled } from '../orders/OrderPlace.tsx';
import { OrderTable } from '../orders/OrderTable.tsx';
import { useCall } from '../shell/api/useCalls.ts';
import { useFormat } from '../shell/language/format.ts';
import { Fact } from '../shell/parts/Fact.tsx';
import { Failed } from '../shell/parts/Failed.tsx';
import { Loading } from '../shell/parts/Loading.tsx';
import { PageHead } from '../shell/parts/PageHead.tsx';
import { Panel } from '../shell/parts/Panel.tsx';
import type { ScreenProps } from '../shell/room.ts';
import { Link } from '../shell/router/Link.tsx';
import { useNow } from '../shell/useNow.ts';
import { useTexts } from './texts.ts';
import './customers.css';

/** One customer: how they are reached, what they have and what they ordered. That it was opened is in the journal. */
export function CustomerScreen({ params }: ScreenProps) {
  const texts = useTexts();
  const { id = '' } = params;
  const { data: customer, error, refetch } = useCall(openCustomer, { params: { id } }, { once: true });
  const back = (
    <Link to="/customers" className={buttonClass({ kind: 'outline' })}>
      {texts.all}
    </Link>
  );
  // What is no id at all is refused as such; whoever typed it is told the same.
  if (error?.status === 404 || error?.status === 400)
    return (
      <EmptyState icon={NothingFoundIcon} title={texts.notFound} heading="h1" action={back}>
        {texts.notFoundHow}
      </EmptyState>
    );
  if (error) return <Failed error={error} retry={() => void refetch()} />;
  if (!customer) return <Loading lines={10} />;
  const { orders } = customer;
  return (
    <>
      <PageHead title={customer.name}>{back}</PageHead>
      <div className={orders ? 'columns columns-side' : 'columns'}>
        {orders && (
          <Panel flush title={texts.orders} {...(customer.moreOrders && { foot: texts.moreOrders })}>
            {orders.length === 0 ? (
              <p className="search-hint">{texts.noOrders}</p>
            ) : (
              <OrderTable orders={orders} label={texts.orders} withNames={false} />
            )}
          </Panel>
        )}
        <About customer={customer} />
      </div>
    </>
  );
}

function About({ customer }: { readonly customer: StaffCustomer }) {
  const texts = useTexts();
  const format = useFormat();
  const now = useNow();
  const { id, email, pendingEmail, phoneNumbers, since, addresses, cardNumber, pass, wallet } = customer;
  const phones = phoneNumbers.map((number) => (
    <a key={number} className="customer-phone" href={`tel:${dialled(number)}`}>
      {number}
    </a>
  ));
  return (
    <div className="customer-column">
      <Panel title={texts.contact}>
        <dl className="facts">
          <Fact name={texts.email}>
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
          <Fact name={texts.pendingEmail}>{pendingEmail}</Fact>
          <Fact name={texts.phone}>{phones.length > 0 ? phones : <span className="muted">{texts.noPhone}</span>}</Fact>
          <Fact name={texts.since}>{format.date(since)}</Fact>
          <Fact name={texts.addresses}>{addresses}</Fact>
        </dl>
      </Panel>
      <Panel title={texts.has}>
        <div className="stack">
          <dl className="facts">
            <Fact name={texts.card}>{cardNumber ?? <span className="muted">{texts.noCard}</span>}</Fact>
            <Fact name={texts.pass}>
              {pass &&
                (pass.endDate > now
                  ? texts.passUntil(format.date(pass.endDate), pass.renews)
                  : texts.passOver(format.date(pass.endDate)))}
            </Fact>
            <Fact name={texts.wallet}>{wallet !== undefined && format.money(wallet)}</Fact>
          </dl>
          <History subject={{ kind: 'customer', id }} />
        </div>
      </Panel>
    </div>
  );
}
