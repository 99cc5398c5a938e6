import { z } from 'zod/mini';
import { recipeCourses, recipeDiets } from './recipeFile.ts';

/** Newest first; shortest, cheapest a portion, by name. */
export const recipeSorts = ['date', 'time', 'price', 'name'] as const;
export type RecipeSort = (typeof recipeSorts)[number];

/** `now`: this month is among its months; `always`: it has none. */
export const recipeSeasons = ['now', 'always'] as const;

export const recipeFacetKeys = ['time', 'offer', 'member', 'season', 'diet', 'course', 'thing'] as const;
export type RecipeFacetKey = (typeof recipeFacetKeys)[number];

/** All that the address of a list of recipes may say. */
export const recipeListNames: readonly string[] = ['page', 'sort', 'q', ...recipeFacetKeys];

/** Minutes that a list offers as limits; what takes longer than the last is `long`. */
export const recipeTimes = [20, 45] as const;

export const recipePageSize = 24;
const mostThings = 10;
const longestQuery = 100;
const largestPage = 1000;

/** What narrows and orders a list of recipes. An empty choice narrows nothing. */
export interface RecipeFilter {
  readonly sort?: RecipeSort;
  /** Words of title, text and ingredients. */
  readonly q: string;
  /** At most so many minutes, or more than the last of `recipeTimes`. */
  readonly time?: number | 'long';
  readonly offer: boolean;
  readonly member: boolean;
  /** One of these. */
  readonly season: readonly (typeof recipeSeasons)[number][];
  /** All of these. */
  readonly diet: readonly (typeof recipeDiets)[number][];
  /** One of these. */
  readonly course: readonly (typeof recipeCourses)[number][];
  /** Ids of things; all of these are in it. */
  readonly thing: readonly string[];
}

export const noRecipeFilter: RecipeFilter = {
  q: '',
  offer: false,
  member: false,
  season: [],
  diet: [],
  course: [],
  thing: [],
};

export interface RecipeAddress {
  readonly filter: RecipeFilter;
  /** From 1. */
  readonly page: number;
}

/** Reads `?q=linsen&time=45&diet=vegan&season=now&course=soup&thing=zwiebel,karotte&offer=1&sort=price&page=2`. */
export function readRecipeList(query: URLSearchParams): RecipeAddress & {
  /** Names of invalid parameters; pages ignore them, the API refuses them. */
  readonly unknown: readonly string[];
} {
  const unknown = new Set<string>();
  const values = <T extends string>(name: string, isKnown: (value: string) => boolean, most = 20) => {
    const given = [...new Set((query.get(name) ?? '').split(',').filter(Boolean))];
    const known = given.filter(isKnown).slice(0, most);
    if (known.length < given.length) unknown.add(name);
    return known.sort() as T[];
  };
  const oneOf = (list: readonly string[]) => (value: string) => list.includes(value);
  const flag = (name: string) => {
    const given = query.get(name);
    if (given && given !== '1') unknown.add(name);
    return given === '1';
  };
  const sort = query.get('sort') || undefined;
  const isSort = sort !== undefined && oneOf(recipeSorts)(sort);
  if (sort !== undefined && !isSort) unknown.add('sort');
  const time = readTime(query.get('time'));
  if (query.get('time') && time === undefined) unknown.add('time');
  const page = readPage(query.get('page'));
  if (page === undefined) unknown.add('page');
  return {
    filter: {
      q: (query.get('q') ?? '').trim().slice(0, longestQuery),
      offer: flag('offer'),
      member: flag('member'),
      season: values('season', oneOf(recipeSeasons)),
      diet: values('diet', oneOf(recipeDiets)),
      course: values('course', oneOf(recipeCourses)),
      thing: values('thing', (value) => /^[a-z0-9-]{1,80}$/.test(value), mostThings),
      ...(isSort && { sort: sort as RecipeSort }),
      ...(time !== undefined && { time }),
    },
    page: page ?? 1,
    unknown: [...unknown],
  };
}

/** The query of a list, without defaults, so that one list has one address. */
export function writeRecipeList({ filter, page }: RecipeAddress): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string | undefined | false) => {
    if (value) query.set(name, value);
  };
  set('course', filter.course.join(','));
  set('diet', filter.diet.join(','));
  set('member', filter.member && '1');
  set('offer', filter.offer && '1');
  set('page', page > 1 && String(page));
  set('q', filter.q);
  set('season', filter.season.join(','));
  set('sort', filter.sort !== 'date' && filter.sort);
  set('thing', filter.thing.join(','));
  set('time', filter.time !== undefined && String(filter.time));
  const written = query.toString().replaceAll('%2C', ',');
  return written === '' ? '' : `?${written}`;
}

/** The filter with a value of a facet chosen, or no longer chosen. */
export function toggleRecipeFacet(filter: RecipeFilter, key: RecipeFacetKey, value: string): RecipeFilter {
  if (key === 'offer' || key === 'member') return { ...filter, [key]: !filter[key] };
  if (key === 'time') {
    const { time, ...rest } = filter;
    const next = String(time) === value ? undefined : readTime(value);
    return next === undefined ? rest : { ...rest, time: next };
  }
  const chosen: readonly string[] = filter[key];
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value].sort();
  return { ...filter, [key]: next };
}

/** Without any facet; words and order stay. */
export function clearRecipeFacets({ q, sort }: RecipeFilter): RecipeFilter {
  return { ...noRecipeFilter, q, ...(sort && { sort }) };
}

function readTime(given: string | null): RecipeFilter['time'] {
  if (given === 'long') return 'long';
  const minutes = /^[1-9]\d{0,2}$/.test(given ?? '') ? Number(given) : undefined;
  return minutes;
}

function readPage(given: string | null): number | undefined {
  if (given === null || given === '') return 1;
  const page = /^[1-9]\d{0,3}$/.test(given) ? Number(given) : 0;
  return page >= 1 && page <= largestPage ? page : undefined;
}

const text = z.optional(z.string().check(z.maxLength(500)));

/** The parameters as the API takes them, before `readRecipeList`. */
export const recipeListParameters = {
  page: text,
  /** 1…96; 24 by default. */
  pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(96)), recipePageSize),
  sort: text,
  q: text,
  time: text,
  offer: text,
  member: text,
  season: text,
  diet: text,
  course: text,
  thing: text,
} as const;
