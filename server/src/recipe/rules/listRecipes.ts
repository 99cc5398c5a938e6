import {
  type RecipeFacet,
  type RecipeFacetKey,
  type RecipeFilter,
  type RecipeListing,
  type RecipeSort,
  type RecipeSummary,
  recipeCourses,
  recipeDiets,
  recipeFacetKeys,
  recipeSeasons,
  recipeTimes,
} from '@trolley/contract';

/** A recipe as the list sees it. */
export interface Listed {
  readonly summary: RecipeSummary;
  /** Ids of the things in it. */
  readonly things: ReadonlySet<string>;
}

export interface ThingFacet {
  readonly id: string;
  readonly name: string;
  readonly picture?: string;
}

export interface ListAsk {
  readonly filter: RecipeFilter;
  /** From 1; beyond the end it is empty. */
  readonly page: number;
  readonly pageSize: number;
  readonly locale: string;
  /** Things that may be offered to narrow by: not what is in every kitchen. */
  thingFacet(id: string): ThingFacet | undefined;
}

const mostThings = 12;
const longest = recipeTimes[recipeTimes.length - 1] ?? 0;

/** Whether a recipe passes what the filter says by one key. */
function passes({ summary, things }: Listed, filter: RecipeFilter, key: RecipeFacetKey): boolean {
  const { minutes, diet, months, inSeason, course, offers, memberPrices } = summary;
  switch (key) {
    case 'time':
      if (filter.time === undefined) return true;
      return filter.time === 'long' ? minutes.total > longest : minutes.total <= filter.time;
    case 'offer':
      return !filter.offer || offers > 0;
    case 'member':
      return !filter.member || memberPrices > 0;
    case 'season':
      if (filter.season.length === 0) return true;
      return filter.season.some((season) => (season === 'now' ? inSeason : months.length === 0));
    case 'diet':
      return filter.diet.every((one) => diet.includes(one));
    case 'course':
      return filter.course.length === 0 || filter.course.includes(course);
    case 'thing':
      return filter.thing.every((id) => things.has(id));
  }
}

/** One page of the recipes that are left, and what narrows them further, with counts. */
export function listRecipes(all: readonly Listed[], ask: ListAsk): RecipeListing {
  const { filter, page, pageSize } = ask;
  const left = all.filter((one) => recipeFacetKeys.every((key) => passes(one, filter, key)));
  const sort = filter.sort ?? 'date';
  const sorted = left.map(({ summary }) => summary).toSorted(byOrder(sort, ask.locale));
  const offset = (page - 1) * pageSize;
  const results = sorted.slice(offset, offset + pageSize);
  return {
    count: results.length,
    offset,
    total: left.length,
    results,
    page,
    pages: Math.ceil(left.length / pageSize),
    pageSize,
    sort,
    facets: facetsOf(all, left, ask),
  };
}

function byOrder(sort: RecipeSort, locale: string): (one: RecipeSummary, other: RecipeSummary) => number {
  const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);
  const byDate = (one: RecipeSummary, other: RecipeSummary) =>
    compare(other.published, one.published) || compare(one.slug, other.slug);
  switch (sort) {
    case 'date':
      return byDate;
    case 'time':
      return (one, other) => one.minutes.total - other.minutes.total || byDate(one, other);
    case 'price': {
      const price = ({ portionPrice = Number.MAX_SAFE_INTEGER }: RecipeSummary) => portionPrice;
      return (one, other) => price(one) - price(other) || byDate(one, other);
    }
    case 'name': {
      const names = new Intl.Collator(locale);
      return (one, other) => names.compare(one.title, other.title) || byDate(one, other);
    }
  }
}

/** Only values that leave something, or are chosen. */
function facetsOf(all: readonly Listed[], left: readonly Listed[], ask: ListAsk): RecipeFacet[] {
  const { filter } = ask;
  /** How many would be left with this instead of what is chosen by this key. */
  const countWith = (key: RecipeFacetKey, changed: RecipeFilter) =>
    all.filter((one) => recipeFacetKeys.every((other) => passes(one, other === key ? changed : filter, other))).length;
  const valueOf = (key: RecipeFacetKey, value: string, selected: boolean, changed: RecipeFilter) => ({
    value,
    count: countWith(key, changed),
    selected,
  });
  const facets: RecipeFacet[] = [
    {
      key: 'time',
      values: [...recipeTimes, 'long' as const].map((time) =>
        valueOf('time', String(time), filter.time === time, { ...filter, time }),
      ),
    },
    { key: 'offer', values: [valueOf('offer', '1', filter.offer, { ...filter, offer: true })] },
    { key: 'member', values: [valueOf('member', '1', filter.member, { ...filter, member: true })] },
    {
      key: 'season',
      values: recipeSeasons.map((one) =>
        valueOf('season', one, filter.season.includes(one), { ...filter, season: [one] }),
      ),
    },
    {
      key: 'diet',
      values: recipeDiets.map((one) =>
        valueOf('diet', one, filter.diet.includes(one), { ...filter, diet: [...new Set([...filter.diet, one])] }),
      ),
    },
    {
      key: 'course',
      values: recipeCourses.map((one) =>
        valueOf('course', one, filter.course.includes(one), { ...filter, course: [one] }),
      ),
    },
    { key: 'thing', values: thingValues(left, ask) },
  ];
  return facets
    .map(({ key, values }) => ({ key, values: values.filter(({ count, selected }) => count > 0 || selected) }))
    .filter(({ values }) => values.length > 0);
}

/** The things of what is left, most used first; those that are chosen in any case. */
function thingValues(left: readonly Listed[], { filter, thingFacet }: ListAsk): RecipeFacet['values'] {
  const counts = new Map<string, number>(filter.thing.map((id) => [id, 0]));
  for (const { things } of left) for (const id of things) counts.set(id, (counts.get(id) ?? 0) + 1);
  const offered = [...counts].flatMap(([id, count]) => {
    const facet = thingFacet(id);
    const selected = filter.thing.includes(id);
    if (!facet) return [];
    return [{ value: id, name: facet.name, ...(facet.picture && { picture: facet.picture }), count, selected }];
  });
  return offered
    .toSorted(
      (one, other) =>
        Number(other.selected) - Number(one.selected) || other.count - one.count || (one.value < other.value ? -1 : 1),
    )
    .slice(0, mostThings);
}
