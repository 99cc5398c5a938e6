import type { PagePayloadOf } from '@trolley/contract';
import { Breadcrumbs } from '@trolley/ui/Breadcrumbs.tsx';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { NothingFoundIcon } from '@trolley/ui/icons.ts';
import { usePathTo, useText, WithTexts } from '../shell/shop.tsx';
import { LookupForm } from './LookupForm.tsx';
import { Overview, YearCard } from './Overview.tsx';
import './pesticides.css';
import { Record } from './Record.tsx';
import { TestedProducts } from './TestedProducts.tsx';

type Payload = PagePayloadOf<'pesticides'>;

/** What laboratories found in fruit and vegetables: a lookup, and the answer to it. */
export default function PesticidesScreen({ payload }: { readonly payload: Payload }) {
  return (
    <WithTexts texts={payload.data.texts}>
      <Residues data={payload.data} />
    </WithTexts>
  );
}

function Residues({ data }: { readonly data: Payload['data'] }) {
  const text = useText();
  const page = usePathTo()('pesticides') ?? '/';
  const { by, typed, problem, record, product, found, overview, days } = data;
  const crumb = text('pesticide.crumb');
  return (
    <>
      <Breadcrumbs
        label={text('shell.breadcrumbs.label')}
        crumbs={[
          { label: text('content.home'), href: '/' },
          ...(overview ? [{ label: crumb }] : [{ label: crumb, href: page }, { label: record?.product.name ?? typed }]),
        ]}
      />
      <div className="residues">
        <div className="residues-head">
          <div>
            <h1>{text('pesticide.title')}</h1>
            <p className={overview ? 'residues-lead' : 'residues-lead residues-lead-asked'}>{text('pesticide.lead')}</p>
            <LookupForm key={`${by} ${typed}`} by={by} typed={typed} problem={problem} action={page} />
          </div>
          {overview && overview.tests > 0 && <YearCard overview={overview} />}
        </div>
        {record && <Record record={record} product={product} days={days} />}
        {found && found.total > 0 && <TestedProducts found={found} days={days} isBatch={by === 'batch'} />}
        {found?.total === 0 && (
          <EmptyState
            icon={NothingFoundIcon}
            title={text('pesticide.none.title')}
            action={
              <ButtonLink href={page} kind="outline">
                {text('pesticide.none.all')}
              </ButtonLink>
            }
          >
            {text(`pesticide.none.${by}`, { typed })}
          </EmptyState>
        )}
        {overview && <Overview overview={overview} days={days} />}
      </div>
    </>
  );
}
