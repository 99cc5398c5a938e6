import {
  type LookupKind,
  lookupKinds,
  type PesticidesScreenData,
  type ResidueRecord,
  readLookup,
} from '@trolley/contract';
import { catalogueTags } from '../../catalogue/catalogue.ts';
import { lookUp } from '../../pesticide/lookUp.ts';
import { showOverview } from '../../pesticide/showOverview.ts';
import { showRecord } from '../../pesticide/showRecord.ts';
import { areaTextsOf } from '../areaTextsOf.ts';
import { dateInWords } from '../dayInWords.ts';
import type { PageLoad, ReadyPage } from '../loadedPage.ts';
import { readyPage } from '../loadedPage.ts';

type Shown = Omit<PesticidesScreenData, 'texts' | 'days'>;

/** What laboratories found: in a product, in what was looked for, or in all. */
export function loadPesticides(load: PageLoad): ReadyPage {
  const { shop, plan } = load;
  const text = areaTextsOf(shop, 'pesticide');
  const shown = shownOf(load);
  const { record, overview, problem } = shown;
  return readyPage(load, {
    screen: 'pesticides',
    data: { ...shown, texts: shop.areaTexts.pesticide, days: daysOf(shown, shop.tenant.locale) },
    meta: {
      title: record ? text('pesticide.meta.record.title', { name: record.product.name }) : text('pesticide.meta.title'),
      description: record
        ? text('pesticide.meta.record.description', {
            name: record.product.name,
            day: dateInWords(record.test.sampledOn, shop.tenant.locale),
            found: record.test.residues.length,
            tested: record.test.tested,
          })
        : text('pesticide.meta.description'),
      // What somebody typed is no page of its own.
      ...(!record && (!overview || problem) && { noIndex: true }),
    },
    tags: [catalogueTags.residues, ...(record ? [catalogueTags.product(record.product.sku)] : [])],
    ...(record && { canonical: `${plan.path}?${addressOf(record)}` }),
  });
}

function shownOf(load: PageLoad): Shown {
  const query = new URLSearchParams(load.plan.query);
  const sku = query.get('sku');
  const typed = query.get('q') ?? '';
  const by = lookupKinds.find((kind) => kind === query.get('by')) ?? 'product';
  if (sku !== null) return recordOf(load, { sku, batch: query.get('batch') ?? undefined });
  return query.has('q') ? foundOf(load, by, typed) : { by, typed, overview: overviewOf(load) };
}

function overviewOf({ snapshot, shop }: PageLoad) {
  return showOverview(snapshot.parts.catalogue, { goal: shop.residueGoal });
}

/** One product is shown at once, several are to choose from. */
function foundOf(load: PageLoad, by: LookupKind, typed: string): Shown {
  const { snapshot, shop } = load;
  const lookup = readLookup(by, typed);
  if ('kind' in lookup) return { by, typed, problem: lookup, overview: overviewOf(load) };
  const { total, products, batch } = lookUp(snapshot.parts.catalogue, lookup, { goal: shop.residueGoal });
  const [only, ...others] = products;
  // What was typed may be another kind of number than the one that was chosen.
  const meant = batch === undefined ? lookup.by : 'batch';
  if (!only || others.length > 0) return { by: meant, typed, found: { total, products } };
  return { ...recordOf(load, { sku: only.sku, batch }), by: meant, typed };
}

function recordOf(load: PageLoad, asked: { readonly sku: string; readonly batch: string | undefined }): Shown {
  const { snapshot, shop, shelf } = load;
  const judging = { locale: shop.tenant.locale, goal: shop.residueGoal };
  const record = showRecord(snapshot.parts.catalogue, asked, judging);
  if (!record) return { by: 'batch', typed: asked.batch ?? asked.sku, found: { total: 0, products: [] } };
  const product = shelf.product(asked.sku);
  const typed = asked.batch === undefined ? record.product.name : record.test.batch;
  return { by: asked.batch === undefined ? 'product' : 'batch', typed, record, ...(product && { product }) };
}

function daysOf({ record, found, overview }: Shown, locale: string): PesticidesScreenData['days'] {
  const shown = [
    ...(record ? [record.test, record.product.latest, ...record.tests] : []),
    ...[...(found?.products ?? []), ...(overview?.latest ?? [])].map(({ latest }) => latest),
    ...(overview?.bad ?? []).map(({ test }) => test),
  ];
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  return Object.fromEntries(
    shown.map(({ sampledOn }) => [
      sampledOn,
      { long: dateInWords(sampledOn, locale), month: month.format(new Date(`${sampledOn}T12:00:00Z`)) },
    ]),
  );
}

/** The query that leads to a record. */
function addressOf({ product, test }: ResidueRecord): string {
  const query = new URLSearchParams({ sku: product.sku });
  if (test.batch !== product.latest.batch) query.set('batch', test.batch);
  query.sort();
  return query.toString();
}
