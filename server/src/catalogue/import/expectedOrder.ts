import { isVague } from '../vagueCategory.ts';

/** A category whose place nobody gave. */
interface Unplaced {
  readonly slug: string;
  readonly name: string;
  readonly parent?: string;
}

/**
 * Departments as one walks through a supermarket, by the words of their names; the first place
 * that knows one counts. What no word knows comes before what is not eaten.
 */
const walk: readonly RegExp[] = [
  /obst|gemüse|gemues|salat|fruit|vegetable|\bveg\b|produce|salad/iu,
  /brot|gebäck|gebaeck|bäcker|baecker|backwaren|bread|baker/iu,
  /kühl|kuehl|milch|molkerei|käse|kaese|eier|butter|joghurt|dairy|milk|cheese|egg|chilled|yogh?urt/iu,
  /fleisch|wurst|schinken|geflügel|fleischerei|metzger|meat|poultry|butcher|\bdeli/iu,
  /fisch|meeresfrüchte|fish|seafood/iu,
  /tiefkühl|gefroren|\btk\b|frozen|eiscreme/iu,
  /grundnahrung|lebensmittel|vorrat|vorräte|konserve|nudel|pasta|reis|backen|gewürz|frühstück|müsli|aufstrich|pantry|cupboard|grocer|food|tins|rice|breakfast|cereal|baking/iu,
  /süß|suess|salzig|schoko|knabber|snack|naschen|sweet|chocolate|crisps|confection|biscuit/iu,
  /getränk|getraenk|saft|wasser|kaffee|tee\b|limo|drink|beverage|juice|water|coffee|\btea/iu,
  /wein|bier|spirituose|sekt|alkohol|wine|beer|spirits|alcohol/iu,
];
/** Asked before the words of food: "Babynahrung" and "Tiernahrung" are no groceries. */
const notEaten: readonly RegExp[] = [
  /baby|kind(er)?\b|windel|nappies/iu,
  /pflege|drogerie|kosmetik|beauty|gesund|apotheke|hygiene|körper|care|cosmetic|health|toiletr|pharmac/iu,
  /haushalt|wasch|putz|reinig|papier|küche|haus\b|household|laundry|clean|paper|kitchen|home/iu,
  /haustier|tier|hund|katze|\bpets?\b|\bdogs?\b|\bcats?\b/iu,
  /garten|blumen|freizeit|auto|büro|schul|spiel|mode|textil|elektro|garden|flower|leisure|office|toys|fashion|clothing|electr/iu,
];
/** Asked before chilled goods, whose word is part of its own. */
const frozen = 5;

function placeOnWalk(name: string): number {
  if (isVague(name)) return 100;
  const late = notEaten.findIndex((words) => words.test(name));
  if (late >= 0) return walk.length + 1 + late;
  if (walk[frozen]?.test(name)) return frozen;
  const early = walk.findIndex((words) => words.test(name));
  return early >= 0 ? early : walk.length;
}

function placeBelow(name: string, department: string): number {
  if (isVague(name)) return 100;
  const at = department.toLowerCase().indexOf(name.toLowerCase());
  return at >= 0 ? at : 99;
}

/**
 * Categories that were made of a table's column come in the order of its rows, which is chance. Departments are put as
 * one walks through a shop, the categories below them by how much they hold, but what a department is called after first
 * (fruit and vegetables in "Fruit & vegetables"), and what is vague last.
 */
export function expectedOrder<T extends Unplaced>(categories: readonly T[], countOf: (slug: string) => number): T[] {
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  const placed = categories.map((one) => ({
    one,
    walk: one.parent === undefined ? placeOnWalk(one.name) : placeBelow(one.name, names.get(one.parent) ?? ''),
    count: countOf(one.slug),
  }));
  return placed.sort((a, b) => a.walk - b.walk || b.count - a.count).map(({ one }) => one);
}

/** How many products lie in a category and below it, of how many lie in each. */
export function countsBelow(
  categories: readonly Unplaced[],
  own: ReadonlyMap<string, number>,
): (slug: string) => number {
  const children = new Map<string, Unplaced[]>();
  for (const one of categories) {
    if (one.parent !== undefined) children.set(one.parent, [...(children.get(one.parent) ?? []), one]);
  }
  const known = new Map<string, number>();
  function count(slug: string, depth = 0): number {
    const found = known.get(slug);
    if (found !== undefined || depth > 8) return found ?? 0;
    const below = (children.get(slug) ?? []).reduce((sum, child) => sum + count(child.slug, depth + 1), 0);
    const all = (own.get(slug) ?? 0) + below;
    known.set(slug, all);
    return all;
  }
  return count;
}
