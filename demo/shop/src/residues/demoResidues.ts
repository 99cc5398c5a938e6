import type { ResidueRow, Steps } from '@trolley/server/demo';
import type { Article } from '../catalogue/article.ts';
import { dateOf, weekOf, weekStart } from '../catalogue/calendar.ts';
import { isOutOfSeason } from '../catalogue/offers.ts';
import type { Rules } from '../catalogue/rulesSchema.ts';
import { stablePick } from '../catalogue/slug.ts';
import { type CropName, cropOf } from './crops.ts';
import type { ResiduesFile } from './residuesFile.ts';
import { type SubstanceName, substances } from './substances.ts';

const monday = 1;
/** A little more than the twelve months that are shown. */
const weeksBack = 56;
/** Between the sample and its result. */
const laboratoryDays = 3;
/** Well known goods are tested more often. */
const everyWeeks = { popular: 5, others: 9 } as const;
const popularFrom = 60;
/** Milligrams in a kilogram below which laboratories report nothing. */
const least = 0.01;

interface Source {
  readonly residues: ResiduesFile | undefined;
  readonly rules: Rules;
}

/**
 * The tests of a year up to a day, article by article. A week's tests never change, so every day adds the next ones and
 * keeps the others.
 */
export function* buildingResidues(
  articles: readonly Article[],
  { residues, rules }: Source,
  today: number,
): Steps<readonly ResidueRow[]> {
  const rows: ResidueRow[] = [];
  if (!residues) return rows;
  const tested = new Set(Object.keys(residues.crops).map((key) => key.split('/')[0]));
  const seen = new Set<string>();
  let line = 100;
  for (const article of articles) {
    const crop = tested.has(article.good.id) ? cropOfArticle(article, residues) : undefined;
    if (!crop) continue;
    // The bad samples of a good are those of its first article.
    const events = seen.has(article.good.id) ? [] : residues.events.filter(({ good }) => good === article.good.id);
    seen.add(article.good.id);
    line += 1;
    for (const sample of samplesOf(article, events, today)) {
      const isSold = sample.event !== undefined || !isOutOfSeason(article.good.id, rules, dateOf(sample.day));
      if (isSold) rows.push(...testOf(article, crop, { ...sample, line }, residues));
    }
    yield;
  }
  return rows;
}

/** When it was tested, as far as the laboratory is done. */
function samplesOf(article: Article, events: ResiduesFile['events'], today: number): readonly Sample[] {
  const thisWeek = weekOf(today, monday);
  const samples: Sample[] = [];
  for (let week = thisWeek - weeksBack; week <= thisWeek; week++) {
    const event = events.length > 0 ? events.find((one) => one.week === weekOfYear(week)) : undefined;
    if (!event && !isTested(article, week)) continue;
    const day = weekStart(week, monday) + stablePick(4, 'residue day', article.sku, week);
    if (day + laboratoryDays <= today) samples.push({ week, day, event });
  }
  return samples;
}

function cropOfArticle({ good, slug, name }: Article, { crops }: ResiduesFile): CropName | undefined {
  const isVariant = ([key]: readonly [string, CropName]) => {
    const [id, word] = key.split('/');
    return word !== undefined && id === good.id && `${slug} ${name.toLowerCase()}`.includes(word);
  };
  return Object.entries(crops).find(isVariant)?.[1] ?? crops[good.id];
}

function isTested({ sku, popularity }: Article, week: number): boolean {
  const every = popularity >= popularFrom ? everyWeeks.popular : everyWeeks.others;
  return (week + stablePick(every, 'residue week', sku)) % every === 0;
}

interface Sample {
  readonly week: number;
  readonly day: number;
  readonly event: ResiduesFile['events'][number] | undefined;
}

function testOf(
  article: Article,
  crop: CropName,
  { week, day, event, line }: Sample & { readonly line: number },
  file: ResiduesFile,
): readonly ResidueRow[] {
  const { sku, labels, origins } = article;
  const draw = (limit: number, ...words: readonly (string | number)[]) =>
    stablePick(limit, 'residue', sku, week, ...words);
  const year = yearOfWeek(week).slice(2);
  const laboratory = file.laboratories[stablePick(file.laboratories.length, 'laboratory', sku)] ?? file.laboratories[0];
  const test = {
    sku,
    batch: file.batch
      .replace('{yy}', year)
      .replace('{ww}', String(weekOfYear(week)).padStart(2, '0'))
      .replace('{nn}', String(line)),
    sampledOn: dateOf(day),
    laboratory: laboratory?.name ?? '',
    report: `${laboratory?.reports}-${year}-${10_000 + draw(80_000, 'report')}`,
    tested: file.tested,
    ...(origins[0] && { origin: origins[0].country }),
    ...(event && { action: event.action }),
  };
  const found = foundIn(crop, labels.includes('organic'), draw).filter(([name]) => name !== event?.substance);
  const all = event ? [[event.substance, event.milligrams] as const, ...found] : found;
  if (all.length === 0) return [test];
  return all.map(([substance, residue]) => ({
    ...test,
    substance: file.names?.[substance] ?? substance,
    ...substances[substance],
    residue,
    limit: cropOf(crop).limits[substance] ?? least,
  }));
}

/** Which substances a sample has, and how much of each: mostly little, and never more than the retailer's own goal. */
function foundIn(
  name: CropName,
  isOrganic: boolean,
  draw: (limit: number, ...words: readonly (string | number)[]) => number,
): readonly (readonly [SubstanceName, number])[] {
  const { limits, treated, most } = cropOf(name);
  const known = Object.entries(limits) as [SubstanceName, number][];
  // Of what is found organic farms use this one; the others come over the fence now and then, too little to be measured.
  const usual = known.filter(([substance, limit]) => (substance === 'Spinosad') === isOrganic && limit > least);
  if (draw(10, 'treated') >= (isOrganic ? 1 : treated)) return [];
  const count = Math.min(usual.length, 1 + draw(Math.max(1, most), 'count'));
  return usual
    .map(([substance, limit]) => ({ substance, limit, order: draw(1000, 'order', substance) }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .flatMap(({ substance, limit }) => {
      const strength = draw(1000, 'strength', substance) / 1000;
      // What is put on after the harvest stays on the peel.
      const share = substances[substance].use === 'storage' ? 0.03 + 0.27 * strength : 0.004 + 0.2 * strength ** 3;
      const residue = rounded(share * limit);
      return residue < least ? [] : [[substance, residue] as const];
    });
}

/** As laboratories report: two digits that count, no finer than a thousandth. */
function rounded(milligrams: number): number {
  return Number(Number(milligrams.toPrecision(2)).toFixed(3));
}

/** Weeks of the year as calendars number them: the first is that of the first Thursday. */
const thursdayOf = (week: number): number => weekStart(week, monday) + 3;
const yearOfWeek = (week: number): string => dateOf(thursdayOf(week)).slice(0, 4);
function weekOfYear(week: number): number {
  const day = thursdayOf(week);
  const firstDay = Date.parse(`${yearOfWeek(week)}-01-01T00:00:00Z`) / 86_400_000;
  return 1 + Math.floor((day - firstDay) / 7);
}
