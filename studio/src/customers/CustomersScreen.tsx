import { findCustomers } from '@trolley/contract';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { NothingFoundIcon, SearchIcon } from '@trolley/ui/icons.ts';
import { useCall } from '../shell/api/useCalls.ts';
import { Failed } from '../shell/parts/Failed.tsx';
import { Loading } from '../shell/parts/Loading.tsx';
import { PageHead } from '../shell/parts/PageHead.tsx';
import { Avatar } from '../shell/parts/Person.tsx';
import { SearchPanel } from '../shell/parts/SearchPanel.tsx';
import { Link } from '../shell/router/Link.tsx';
import { useLater } from '../shell/useLater.ts';
import { useTerm } from '../shell/useTerm.ts';
import { useTexts } from './texts.ts';
import './customers.css';

const fewest = 3;

/** Nobody is listed before one looks for somebody. What is looked for stands in no address. */
export function CustomersScreen() {
  const texts = useTexts();
  const [term, setTerm] = useTerm('customers');
  const typed = term.trim();
  const find = useLater(typed);
  const enabled = typed !== '' && find.length >= fewest;
  const { data, error, refetch } = useCall(findCustomers, { body: { find } }, { enabled, keepPrevious: true });
  const isSettled = enabled && find === typed && data !== undefined;
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <SearchPanel
        title={typed === '' ? texts.find : texts.found}
        label={texts.search}
        value={term}
        onChange={setTerm}
        status={isSettled ? texts.count(data.customers.length) : ''}
        {...(enabled && data?.more && { foot: texts.more })}
      >
        {typed === '' ? (
          <EmptyState icon={SearchIcon} title={texts.start} heading="h3">
            {texts.startHow}
          </EmptyState>
        ) : !enabled ? (
          <p className="search-hint">{texts.tooShort}</p>
        ) : error ? (
          <Failed error={error} retry={() => void refetch()} />
        ) : !data ? (
          <Loading lines={6} />
        ) : data.customers.length === 0 ? (
          <EmptyState icon={NothingFoundIcon} title={texts.none(find)} heading="h3">
            {texts.noneHow}
          </EmptyState>
        ) : (
          <ul className="customers">
            {data.customers.map(({ id, name, email }) => (
              <li key={id}>
                <Link to={`/customers/${id}`} className="customer-line">
                  <Avatar name={name} />
                  <span>
                    <b>{name}</b>
                    <small>{email}</small>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </SearchPanel>
    </>
  );
}
