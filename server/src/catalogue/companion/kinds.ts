/** What kind of thing a category holds, told by its name; in German and English, as categories of any shop are called. */
interface Kind {
  /** Found in the name of a category, in small letters. */
  readonly name: RegExp;
  /** Found in the names on the way to it, itself included: a cat's "Nassfutter" and a dog's are told apart by that. */
  readonly within?: RegExp;
  /** Kinds that are used together with it, the nearest first. */
  readonly with: readonly string[];
}

const frozen = /tiefk[uü]hl|frozen|\btk\b|ice cream|(?<![a-zäöü])(speise)?eis(?![a-zäöü])/;
const garden = /blumen|garten|flowers|garden/;
const sweetBakery = /s[uü](ß|ss)es geb[aä]ck|mehlspeise|cakes|pastries/;
const tins = /konserve|\btins\b|tinned/;
const baby = /baby|säugling|infant/;
const cat = /katze|\bcats?\b/;
const dog = /hund|\bdogs?\b/;

/**
 * In this order: the first that fits a category's name is its kind. What fits none has none, and nothing is proposed for
 * it: better nothing than nonsense.
 */
export const kinds = {
  babyMilk: { name: /milch|milk/, within: baby, with: ['babyFood', 'nappies'] },
  nappies: { name: /windel|napp(y|ies)/, with: ['wipes', 'babyFood'] },
  wipes: { name: /feuchtt|wipes|babypflege|baby care|bad & creme/, with: ['nappies'] },
  babyFood: { name: /./, within: baby, with: ['nappies', 'wipes'] },
  catLitter: { name: /streu|litter/, with: ['catWet', 'catDry'] },
  catWet: { name: /nass|wet/, within: cat, with: ['catDry', 'catSnacks', 'catLitter'] },
  catDry: { name: /trocken|dry/, within: cat, with: ['catWet', 'catSnacks', 'catLitter'] },
  catSnacks: { name: /snack|treat/, within: cat, with: ['catWet', 'catLitter'] },
  dogWet: { name: /nass|wet/, within: dog, with: ['dogDry', 'dogSnacks'] },
  dogDry: { name: /trocken|dry/, within: dog, with: ['dogWet', 'dogSnacks'] },
  dogSnacks: { name: /snack|kau|treat|chew/, within: dog, with: ['dogDry', 'dogWet'] },
  pets: { name: /./, within: /haustier|kleintier|\bpets?\b|v[oö]gel|birds?\b/, with: [] },

  garden: { name: /./, within: garden, with: [] },

  frozenPizza: { name: /pizza/, within: frozen, with: ['leafSalad', 'cola', 'beer', 'iceCream'] },
  frozenChips: {
    name: /pommes|chips|erd[aä]pfel|potato/,
    within: frozen,
    with: ['ketchup', 'frozenChicken', 'frozenFish'],
  },
  frozenFish: { name: /fisch|fish/, within: frozen, with: ['potatoes', 'citrus', 'frozenVegetables', 'frozenChips'] },
  frozenChicken: {
    name: /gefl[uü]gel|chicken|schnitzel/,
    within: frozen,
    with: ['frozenChips', 'ketchup', 'leafSalad'],
  },
  frozenFruit: { name: /beeren|obst|fruit/, within: frozen, with: ['yoghurt', 'cream', 'muesli'] },
  frozenVegetables: { name: /gem[uü]se|\bveg/, within: frozen, with: ['rice', 'chicken', 'frozenFish'] },
  iceCream: {
    name: /(?<![a-zäöü])(stiel)?eis(?![a-zäöü])|\bice\b|becher|lollies|gelato/,
    within: frozen,
    with: ['wafers', 'frozenFruit', 'cream'],
  },
  frozenOther: { name: /./, within: frozen, with: [] },

  detergent: { name: /waschmittel|washing liquid|laundry detergent/, with: ['softener', 'stainRemover'] },
  softener: { name: /weichsp[uü]ler|softener/, with: ['detergent', 'stainRemover'] },
  stainRemover: { name: /fleck|stain/, with: ['detergent', 'softener'] },
  dishwasher: { name: /geschirrsp[uü]l(er|tab)|dishwasher/, with: ['dishSalt', 'dishSoap'] },
  dishSalt: { name: /spezialsalz|dishwasher salt/, with: ['dishwasher'] },
  dishSoap: { name: /sp[uü]lmittel|washing-up/, with: ['sponges', 'kitchenRoll'] },
  sponges: { name: /schw[aä]mme|sponge|putzt[uü]cher|cloths/, with: ['dishSoap', 'cleaner'] },
  cleaner: { name: /reiniger|bad & wc|k[uü]che & glas|kitchen & bathroom|cleaner/, with: ['sponges', 'kitchenRoll'] },
  toiletPaper: { name: /toilettenpapier|toilet (roll|paper|tissue)/, with: ['kitchenRoll', 'cleaner'] },
  kitchenRoll: { name: /k[uü]chenrolle|kitchen roll|servietten/, with: ['toiletPaper', 'sponges'] },
  toothpaste: { name: /zahncreme|toothpaste/, with: ['toothbrush'] },
  toothbrush: { name: /zahnb[uü]rst|toothbrush/, with: ['toothpaste'] },
  shampoo: { name: /shampoo/, with: ['conditioner', 'shower'] },
  conditioner: { name: /sp[uü]lung|haarkur|conditioner|styling/, with: ['shampoo'] },
  shower: { name: /dusch|shower/, with: ['shampoo', 'deodorant', 'lotion'] },
  deodorant: { name: /deo/, with: ['shower'] },
  lotion: { name: /lotion|face & body/, with: ['shower'] },
  razors: { name: /rasierer|klingen/, with: ['shavingFoam'] },
  shavingFoam: { name: /rasierschaum|rasur/, with: ['razors'] },

  pastaSauce: { name: /pastasauce|pasta sauce|pesto/, with: ['pasta', 'hardCheese', 'leafSalad'] },
  tinnedTomatoes: {
    name: /(tomaten|paradeis).*(dose|konserv|passat)|tinned tomato|passata/,
    with: ['pasta', 'mince', 'onions', 'spices'],
  },
  pickles: { name: /gurkerl|eingelegt|pickle/, with: ['ham', 'sausages', 'bread'] },
  tinned: { name: /./, within: tins, with: [] },
  pasta: {
    name: /^(pasta|nudeln|teigwaren)\b|\bpasta$|teigwaren/,
    with: ['pastaSauce', 'hardCheese', 'tinnedTomatoes', 'mince', 'oil'],
  },
  rice: { name: /\breis\b|\brice\b/, with: ['asian', 'chicken', 'tofu', 'vegetables'] },
  asian: { name: /asiat|asian|indian/, with: ['rice', 'chicken', 'tofu'] },
  texMex: { name: /tex-mex|mexi/, with: ['mince', 'dips', 'tomatoes', 'cheese'] },
  bars: { name: /(m[uü]sli|frucht|protein|cereal).*(riegel|\bbars\b)/, with: [] },
  muesli: {
    name: /m[uü]e?sli|granola|flocken|porridge|cereal(s|ien)\b/,
    with: ['milk', 'yoghurt', 'berries', 'plantDrink', 'honey'],
  },
  honey: { name: /honig|honey/, with: ['bread', 'butter', 'tea', 'yoghurt'] },
  jam: { name: /marmelade|konfit[uü]re|\bjam\b/, with: ['bread', 'butter', 'rolls', 'yoghurt'] },
  nutSpread: { name: /nusscreme|nussmus|peanut butter|nut spread/, with: ['bread', 'rolls', 'apples'] },
  milkDrinks: { name: /milchgetr|milchmisch|flavoured milk/, with: [] },
  icedTea: { name: /eistee|iced tea/, with: [] },
  coffee: { name: /kaffee|coffee|ganze bohne|kapseln/, with: ['milk', 'biscuits', 'sugar', 'plantDrink'] },
  hotChocolate: { name: /kakao|trinkschok|hot chocolate/, with: ['milk', 'cream', 'biscuits'] },
  tea: {
    name: /tee\b|\btea\b/,
    within: /tee|tea|getr|drink|fr[uü]hst|breakfast/,
    with: ['honey', 'biscuits', 'citrus', 'milk'],
  },
  flour: { name: /mehl|flour/, with: ['eggs', 'butter', 'sugar', 'baking'] },
  sugar: { name: /zucker(?!l)|sugar/, with: ['flour', 'eggs', 'baking'] },
  baking: { name: /backzutat|backmisch|baking/, with: ['flour', 'eggs', 'butter', 'sugar'] },
  ketchup: { name: /ketchup|senf|mayo|mustard/, with: ['sausages', 'frozenChips', 'burgers', 'rolls'] },
  vinegar: { name: /essig|vinegar/, with: ['oil', 'leafSalad', 'onions'] },
  oil: { name: /öl(?![a-zäöüß])|\boils?\b/, with: ['vinegar', 'leafSalad', 'tomatoes'] },
  dressing: { name: /dressing/, with: ['leafSalad', 'tomatoes', 'cucumber'] },
  spices: { name: /gew[uü]rz|spice/, with: ['mince', 'chicken', 'rice'] },
  soups: { name: /suppen?$|\bsoups?\b/, with: ['bread', 'rolls', 'cream'] },

  crackers: { name: /cracker|salzgeb|oatcake/, with: ['cheese', 'dips', 'redWine'] },
  crisps: { name: /^chips|crisps/, with: ['dips', 'cola', 'beer'] },
  pate: { name: /pastete|wurstaufstrich|pâté/, with: ['bread', 'pickles', 'rolls'] },
  dips: { name: /dips?\b|hummus|aufstrich/, with: ['crisps', 'bread', 'crackers'] },
  nuts: { name: /n[uü]sse|\bnuts\b/, with: ['driedFruit', 'beer', 'redWine', 'yoghurt'] },
  driedFruit: { name: /trockenfr|dried fruit/, with: ['nuts', 'muesli', 'yoghurt'] },
  wafers: { name: /(?<!reis)waffel|(?<!ge)schnitten(?![a-z])|wafer/, with: ['coffee', 'iceCream', 'milk'] },
  biscuits: { name: /kekse|biscuit/, with: ['coffee', 'tea', 'milk'] },
  chocolate: { name: /tafelschokolade|chocolate bar/, with: ['coffee', 'redWine', 'nuts'] },

  sparklingWine: { name: /sekt|prosecco|sparkling wine|champagn/, with: ['juice', 'crackers', 'berries'] },
  redWine: { name: /rotwein|red wine/, with: ['cheese', 'chocolate', 'crackers', 'beef'] },
  whiteWine: { name: /wei[sß]+wein|white wine|(?<!p)ros[eé](?![a-z])/, with: ['fish', 'cheese', 'nuts'] },
  beer: { name: /bier|lager|stout|ale\b|cider|m[aä]rzen|weizen|radler/, with: ['crisps', 'nuts', 'sausages'] },
  spirits: { name: /\bgin\b|wodka|vodka|\brum\b|whiske?y/, with: ['mixers', 'citrus'] },
  mixers: { name: /mixer|tonic/, with: ['spirits', 'citrus'] },
  cola: { name: /cola|limonade|lemonade/, with: ['crisps', 'frozenPizza', 'citrus'] },
  juice: { name: /saft|s[aä]fte|juice/, with: ['water', 'muesli', 'rolls'] },
  syrup: { name: /sirup|squash|cordial/, with: ['water'] },
  water: { name: /wasser$|water$/, with: ['syrup', 'juice', 'citrus'] },

  plantDrink: {
    name: /drinks?\b.*(hafer|soja|mandel)|(oat|soya|hafer|soja|mandel|pflanzen).*drink|pflanzendrink/,
    with: ['muesli', 'coffee', 'hotChocolate'],
  },
  buttermilk: { name: /buttermil/, with: ['berries', 'muesli', 'flour'] },
  milk: { name: /milch\b|\bmilk\b/, with: ['muesli', 'coffee', 'hotChocolate', 'eggs', 'flour'] },
  yoghurt: { name: /joghurt|yog?hurt|skyr|topfen|quark/, with: ['muesli', 'berries', 'honey', 'nuts'] },
  butter: { name: /butter/, with: ['bread', 'jam', 'rolls', 'eggs'] },
  freshCheese: { name: /^frischk[aä]se$|cream cheese|cottage/, with: ['bread', 'rolls', 'cucumber', 'herbs'] },
  cream: { name: /obers|sahne|\bcream\b|rahm/, with: ['berries', 'mushrooms', 'flour'] },
  eggs: { name: /\beier\b|\beggs?\b/, with: ['bread', 'bacon', 'butter', 'flour'] },
  mozzarella: { name: /mozzarella|feta|halloumi/, with: ['tomatoes', 'herbs', 'oil', 'leafSalad'] },
  hardCheese: {
    name: /hartk[aä]se|gerieben|parmes|grated|continental/,
    with: ['pasta', 'pastaSauce', 'redWine', 'grapes'],
  },
  cheese: { name: /k[aä]se|cheese|cheddar|brie/, with: ['bread', 'crackers', 'redWine', 'grapes', 'butter'] },

  burgers: { name: /burger/, with: ['rolls', 'ketchup', 'tomatoes', 'cheese'] },
  mince: { name: /faschiert|hackfleisch|minced?\b/, with: ['pasta', 'tinnedTomatoes', 'onions', 'spices'] },
  sausages: { name: /w[uü]rst(e|el|chen)\b|bratw|sausage/, with: ['ketchup', 'rolls', 'bread', 'potatoes'] },
  bacon: { name: /speck|rashers|\bbacon\b(?! joint)/, with: ['eggs', 'bread', 'potatoes'] },
  ham: {
    name: /schinken|wurst|salami|\bham\b|cooked meat|slices/,
    with: ['bread', 'rolls', 'butter', 'pickles', 'cheese'],
  },
  chicken: { name: /gefl[uü]gel|h[uü]hn|hendl|chicken/, with: ['rice', 'vegetables', 'spices', 'potatoes'] },
  beef: { name: /rind|\bbeef\b|lamm|\blamb\b|schwein|\bpork\b/, with: ['potatoes', 'onions', 'vegetables', 'redWine'] },
  fish: { name: /fisch|fish|lachs/, with: ['citrus', 'potatoes', 'herbs', 'whiteWine'] },
  tofu: { name: /tofu/, with: ['rice', 'asian', 'vegetables'] },

  potatoes: { name: /erd[aä]pfel|kartoffel|potato/, with: ['onions', 'butter', 'sausages', 'beef', 'fish'] },
  onions: { name: /zwiebel|onion/, with: ['mince', 'tinnedTomatoes', 'potatoes', 'oil'] },
  tomatoes: { name: /tomat|paradeis/, with: ['mozzarella', 'herbs', 'oil', 'cucumber'] },
  mushrooms: { name: /pilze|schwammerl|mushroom/, with: ['cream', 'onions', 'pasta', 'herbs'] },
  cucumber: { name: /gurke|cucumber/, with: ['yoghurt', 'tomatoes', 'dressing', 'vinegar'] },
  deliSalad: { name: /antipasti|feinkostsalat|deli salad/, with: ['bread', 'rolls', 'ham'] },
  leafSalad: {
    name: /blattsalat|salat(e|k[oö]pfe|sorten|mischung)?\b|lettuce|salad (leaves|bag)/,
    with: ['dressing', 'tomatoes', 'vinegar', 'oil', 'mozzarella'],
  },
  herbs: { name: /kr[aä]uter\b|herbs/, with: ['tomatoes', 'mozzarella', 'pasta', 'fish'] },
  citrus: { name: /zitrus|citrus|zitron|lemon/, with: ['fish', 'tea', 'water'] },
  berries: { name: /beeren|berries/, with: ['yoghurt', 'cream', 'muesli'] },
  grapes: { name: /trauben|grapes/, with: ['cheese', 'hardCheese', 'crackers'] },
  apples: { name: /[aä]pfel|apples/, with: ['nutSpread', 'yoghurt', 'flour'] },
  bananas: { name: /banane|bananas/, with: ['muesli', 'yoghurt', 'nutSpread'] },
  vegetables: {
    name: /gem[uü]se|karott|wurzel|kohl|brokkoli|paprika|zucchini|vegetable|carrot|cabbage|peppers|courgette/,
    with: ['chicken', 'rice', 'oil', 'herbs'],
  },

  sweetBakery: { name: /./, within: sweetBakery, with: ['coffee', 'hotChocolate', 'tea', 'milk'] },
  rolls: { name: /gebäck|semmel|weckerl|rolls|baguette|br[oö]tchen/, with: ['butter', 'ham', 'jam', 'cheese'] },
  bread: { name: /brot|bread\b|sourdough|sliced pan/, with: ['butter', 'cheese', 'ham', 'jam'] },
} as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof kinds;

const inOrder = Object.entries(kinds) as [KindName, Kind][];

/** The kind of a category, by its name and those above it, root first. */
export function kindOf(name: string, above: readonly string[]): KindName | undefined {
  const small = name.toLowerCase();
  const way = [...above, name].join(' ').toLowerCase();
  return inOrder.find(([, kind]) => kind.name.test(small) && (kind.within?.test(way) ?? true))?.[0];
}

/** Which kinds are used together with it, the nearest first. */
export function kindsWith(kind: KindName): readonly KindName[] {
  return kinds[kind].with;
}

/** Nothing for adults stands beside these, nor they beside that. */
export const forChildren: ReadonlySet<KindName> = new Set(['babyMilk', 'babyFood', 'nappies', 'wipes']);
