import type { Filling, Part } from './kit/goods.ts';
import type { ShapeName } from './kit/shapes/shapes.ts';
import { plantIn, plants } from './plants.ts';

/** How a thing is usually packed, and what is seen on or in the pack. */
export interface Look {
  readonly shape: ShapeName;
  readonly motif?: string;
  readonly filling?: Filling;
  readonly parts?: Partial<Record<Part, string>>;
  readonly count?: number;
}

/** Words of a name, or of the category it lies in, and what they mean; the first that fits counts. */
type Rule = readonly [words: RegExp, look: Look | ((name: string) => Look)];

const own = (shape: ShapeName, motif?: string): Look => (motif ? { shape, motif: `own:${motif}` } : { shape });
const noto = (shape: ShapeName, motif: string): Look => ({ shape, motif: `noto:${motif}` });
const tray = (filling: Filling): Look => ({ shape: 'tray', filling });
const sliced = (filling: Filling): Look => ({ shape: 'slicesPack', filling });
const withFruit = (shape: ShapeName, otherwise?: string) => (name: string) => own(shape, plantIn(name) ?? otherwise);

const produce: Rule = [
  /@(?!TIEFKUEHL|FROZEN|KUEHL|CHILLED).*(?:OBST|GEMUES|FRUIT|VEG|PRODUCE)/,
  (name) => {
    const [, motif, shape = 'loose'] = plants.find(([words]) => words.test(name)) ?? [];
    if (motif === undefined) return own('pouch', 'leaf');
    return own(
      /trocken|getrocknet|dried|nuss|nuesse|kern|\bnuts?\b|@.*(?:TROCKEN|DRIED|NUT)/.test(name) ? 'pouch' : shape,
      motif,
    );
  },
];

const rules: readonly Rule[] = [
  // What is not eaten.
  [
    /katze|\bcats?\b|whiskas|@.*(?:KATZE|\bCAT)/,
    (name) => noto(/trocken|dry|streu|litter/.test(name) ? 'pouchTall' : 'tinFlat', 'cat-face'),
  ],
  [
    /hund(?!ert)|(?<!hot )\bdogs?\b|@.*(?:HUND|DOG)/,
    (name) => noto(/snack|treat|trocken|dry|stick/.test(name) ? 'pouch' : 'tin', 'dog-face'),
  ],
  [/vogel(?!erl)|voegel|\bbirds?\b|@.*(?:VOEGEL|BIRD)/, noto('pouch', 'bird')],
  [/nager|hamster|kaninchen|rabbit/, noto('pouch', 'rabbit-face')],
  [/zahnbuerste|toothbrush/, own('toothbrush', 'tooth')],
  [/mundspuel|mundwasser|mouthwash/, own('juiceBottle', 'tooth')],
  [/zahn|tooth|@.*(?:ZAHN|MUNDHYG|ORAL)/, own('tube', 'tooth')],
  [/shampoo|spuelung|conditioner|haarpfl|haarfarb|haarkur|haarmaske|@.*HAAR/, own('showerGel', 'leaf')],
  [/dusch|shower|badeschaum|body wash/, own('showerGel', 'bubbles')],
  [/handseife|fluessigseife|hand wash|desinfekt/, own('pump', 'bubbles')],
  [/seife|soap/, own('soapBar', 'blossom-white')],
  [/deo\b|deodorant|haarspray|raumspray|air freshener/, own('aerosol', 'blossom-blue')],
  [/rasier|razor|shav|@.*RASIER/, own('razor', 'droplet')],
  [/lippen|labello|lip balm/, own('balm', 'blossom-pink')],
  [/sonnenschutz|sonnenmilch|sonnencreme|gelsen|sun cream|@.*SONNEN/, noto('squeeze', 'sun')],
  [/windel|nappies|nappy|pampers/, noto('softPackWide', 'baby')],
  [/feuchttuech|wipes/, own('wipes', 'droplet')],
  [/slipeinlage|binden\b|tampon|sanitary|@.*DAMENHYG/, own('softPackWide', 'blossom-pink')],
  [/pflaster|verband|plasters?\b/, noto('boxSlim', 'adhesive-bandage')],
  [/strumpf|socken|tights|socks|hose\b|leggings|shirt/, own('boxSlim', 'shirt')],
  [/kondom|condom|verhuet/, own('boxSlim', 'blossom-red')],
  [
    /(?:hand|gesichts|tages|nacht|koerper|fuss|augen|pflege)creme|lotion|balsam\b|serum\b|moisturis/,
    own('creamJar', 'blossom-pink'),
  ],
  [/@.*(?:PFLEGE|KOSMETIK|BEAUTY|DROGERIE|TOILETR)/, own('tube', 'blossom-white')],
  [
    /(?<!kaffee)kapseln\b(?!.*(?:espresso|lungo))|tabletten|vitamin|brausetab|nahrungserg|supplement|magnesium/,
    own('boxSlim', 'vitamins'),
  ],
  [/wc.?papier|toilettenpap|klopap|toilet (?:paper|tissue|roll)/, own('rolls', 'roll')],
  [/kuechenroll|kitchen (?:roll|towel)|haushaltsroll/, own('kitchenRolls', 'roll')],
  [/taschentuech|tissues?\b|kosmetiktuech/, own('tissueBox', 'blossom-blue')],
  [/serviette|napkin/, own('softPackSmall', 'blossom-red')],
  [/waschmittel|weichspuel|detergent|fabric soft|laundry|\bpods\b/, own('detergent', 'shirt')],
  [/wc.?reinig|toilet clean|wc.?gel|wc.?stein|urinstein/, own('toiletCleaner', 'sparkle-blue')],
  [/spuelmittel|geschirrspuelm|washing.?up/, own('washingUp', 'bubbles')],
  [/geschirr.*tab|dishwasher|spuelmaschine/, own('boxWide', 'plate')],
  [/reiniger|reinigung|cleaner|entkalk|@.*(?:REINIG|CLEAN)/, own('spray', 'sparkle')],
  [/schwamm|sponge|putztuch|mikrofaser|bodentuch/, own('sponges', 'sparkle')],
  [/grablicht|kerze|candle|oellicht|teelicht|duftglas/, own('candle', 'flame')],
  [/batterie|knopfzelle|batteries/, own('batteries', 'bolt')],
  [/gluehbirne|leuchtmittel|\bled\b|bulb\b/, own('bulbBox', 'bulb')],
  [/muellsa|gefrierbeut|abfallsa|bin bag|bin liner|freezer bag/, own('bagRoll')],
  [/alufolie|frischhalte|backpapier|cling film|baking paper|\bfoil\b/, own('foilBox', 'plate')],
  [/\berde\b|duenger|samen\b|compost|@.*(?:GARTEN|GARDEN)/, noto('sack', 'seedling')],
  [/(?<!sonnen)blumen(?!kohl)|strauss|rosen\b|tulpen|flowers?\b|bouquet/, noto('bouquet', 'tulip')],
  [/@.*(?:HAUSHALT|HOUSEHOLD|KUECHENARTIKEL|SCHULARTIKEL)/, own('box', 'sparkle')],
  [
    /@.*BABY|babynahrung|baby ?food|folgemilch/,
    (name) => (/milch|milk/.test(name) ? noto('formulaTin', 'baby-bottle') : withFruit('babyJar', 'carrot')(name)),
  ],
  // Frozen, before what it would be fresh.
  [/pizza(?!teig|sauce|kaese|.?gewuerz)/, own('pizzaBox', 'pizza')],
  [/fischstaebchen|fish fingers/, own('boxWide', 'fish-fingers')],
  [/pommes|wedges|kroketten|\bfries\b/, own('frozenBag', 'fries')],
  [/speiseeis|eiscreme|ice cream|\beis\b|@.*(?:-EIS$|ICE-CREAM)/, own('tub', 'ice-cone')],
  [/@.*(?:TIEFKUEHL|FROZEN).*(?:FISCH|FISH)/, own('boxWide', 'fish')],
  [/@.*(?:TIEFKUEHL|FROZEN)/, withFruit('frozenBag', 'snowflake')],
  // What lends its taste to others, but is known by its own word.
  [/thunfisch|sardine|hering|makrele|tuna\b|herring|mackerel/, own('fishTin', 'fish')],
  [/fruchtgummi|gummi|haribo|weingummi|jelly/, own('flowBag', 'gummy-bear')],
  [/bonbon|zuckerl|lutsch|kaugummi|drops|candy|lollip/, own('flowBag', 'sweet-red')],
  [/popcorn/, own('flowTall', 'popcorn')],
  [/chips|crisps|flips|nachos|pringles/, own('flowTall', 'crisps')],
  [/salzstang|brezel|soletti|pretzel|salzgeb|cracker/, own('flowWide', 'pretzel-sticks')],
  [/croissant|kipferl|plunder|golatsche/, own('bakeryBag', 'croissant')],
  [/semmel|weckerl|broetchen|gebaeck|\brolls?\b|baguette/, own('bakeryBag', 'kaiser-roll')],
  [/keks|cookie|biscuit|biskott/, own('flowWide', 'cookie')],
  [/waffel|(?<!ge)schnitten|wafer|manner/, own('flowWide', 'wafer')],
  [/kuchen|torte|gugelhupf|strudel|cake|stollen/, own('cakeBox', 'cake-slice')],
  // Drinks.
  [/(?:hafer|soja|mandel|reis|oat|soya?|almond|rice).?(?:drink|milch|milk)/, own('drinkCarton', 'oat')],
  [/sekt\b|prosecco|champagn|frizzante|schaumwein|sparkling wine/, own('sparkling', 'grapes-white')],
  [/@.*(?:-WEIN|WINE)|veltliner|zweigelt|riesling|chardonnay|merlot|cuvee/, (name) => wineOf(name)],
  [
    /bier\b|radler|pils|lager\b|weizen\b|\bale\b|stout|@.*(?:BIER|BEER)/,
    (name) => own(/dose|\bcan\b/.test(name) ? 'can' : 'beer', 'hops'),
  ],
  [
    /@.*(?:SPIRITUOS|SPIRITS)|\brum\b|\bgin\b|wodka|vodka|whisk|likoer|liqueur|schnaps|tequila/,
    own('spirit', 'vine-leaf'),
  ],
  [/cola\b|pepsi/, own('soda', 'cola-glass')],
  [/energy|red bull/, own('canSlim', 'bolt')],
  [/sirup|syrup|squash/, withFruit('syrup', 'raspberry')],
  [/eistee|ice(?:d)? tea/, own('drinkCarton', 'lemon')],
  [/saft\b|saefte|juice|nektar|smoothie/, withFruit('juiceCarton', 'orange')],
  [
    /(?:kaffee|espresso|lungo|crema).*(?:kapsel|\bpads?\b)|coffee (?:capsule|pod)|nespresso/,
    own('capsuleBox', 'coffee-beans'),
  ],
  [/\bcaffe(?! crema)|\blatte\b|cappuccino drink|iced coffee/, own('cupTall', 'coffee-beans')],
  [/kaffee|espresso|coffee|bohnen.*crema/, own('coffeeBag', 'coffee-beans')],
  [/kakao|cocoa|trinkschok/, own('cocoaTin', 'cocoa-beans')],
  [/tee\b|\btea\b/, withFruit('teaBox', 'teacup')],
  [/wasser\b|\bwater\b/, own('water', 'droplet')],
  [/limonade|\blimo\b|lemonade|tonic|soda\b|spritz|@.*(?:ALKOHOLFREI|SOFT-?DRINK)/, withFruit('soda', 'lemon')],
  [/@.*(?:KAFFEE|TEE-|COFFEE|TEA)/, own('coffeeBag', 'coffee-beans')],
  [/@.*(?:GETRAENK|DRINK)/, withFruit('soda', 'droplet')],
  // Chilled.
  [/schoko|chocolate|nougat(?!creme)/, (name) => sweetOf(name)],
  [/joghurt|yogh?urt|skyr|kefir|ayran/, withFruit('cup', 'milk-splash')],
  [/topfen|quark|cottage/, own('cup', 'milk-splash')],
  [/buttermilch|molke/, own('cupTall', 'milk-splash')],
  [/butter(?!keks|schnitz)/, noto('butter', 'cow-face')],
  [/margarine/, own('tub', 'sunflower-seeds')],
  [/obers|sahne|rahm|creme fraiche|\bcream\b/, own('creamCarton', 'cream-swirl')],
  [/pudding|dessert|mousse|griess/, own('cup', 'chocolate-pudding')],
  [/milchreis/, own('cup', 'cream-swirl')],
  [/haltbar.*milch|h-milch|uht/, noto('brick', 'cow-face')],
  [/milch(?!schn|brot|broet|stri)|\bmilk\b/, noto('carton', 'cow-face')],
  [/\beier\b|freilandei|bodenei|\beggs?\b|@.*(?:-EIER|EGGS)/, noto('eggs', 'chicken')],
  [/mozzarella/, own('pouch', 'mozzarella')],
  [/camembert|brie\b/, own('roundBox', 'cheese-mild')],
  [/frischkaese|aufstrich|huettenk|cream cheese|hummus|@.*AUFSTRICHE$/, own('pot', 'herbs')],
  [/(?:kaese|gouda|emmental|edam|bergk|cheddar|parmesan|cheese).*(?:scheib|slice)|toastkaese/, sliced('cheese')],
  [/kaese(?!kr|leber|wurst|kuchen)|gouda|emmental|edamer|feta|parmesan|cheddar|cheese|grana/, own('wedge', 'cheese')],
  [/speck|bacon/, sliced('bacon')],
  [/salami/, sliced('salami')],
  [/schinken|prosciutto|\bham\b/, sliced('ham')],
  [/frankfurter|bratwurst|wuerstel|krainer|grillwurst|hot dog|sausages/, { shape: 'hangPack', filling: 'sausages' }],
  [/wurst|leberkaes|kantwurst|extrawurst|krakauer|pariser|polnische|aufschnitt|@.*WURST/, sliced('sausage')],
  [/lachs|salmon/, tray('salmon')],
  [/garnele|shrimp|prawn/, tray('prawns')],
  [/forelle|trout/, tray('trout')],
  [/fisch|\bfish\b|dorsch|kabeljau|pangasius|@.*(?:-FISCH|FISH)/, tray('whitefish')],
  [/faschiert|hackfleisch|mince/, tray('mince')],
  [/huehn|haehn|huhn|pute|chicken|turkey|gefluegel/, tray('chicken')],
  [/schnitzel/, tray('schnitzel')],
  [/rind|steak|beef|kalb/, tray('steak')],
  [/schwein|schopf|kotelett|pork|karree/, tray('chops')],
  [/@.*(?:-FLEISCH|MEAT)/, tray('roast')],
  [/tofu|vegan|vegetar|seitan|soja/, own('pouch', 'soybeans')],
  // The larder.
  [/riegel|\bbars?\b/, own('snackBar', 'oat')],
  [/knaecke|crispbread/, own('boxSlim', 'wheat')],
  [/zwieback|broesel|semmelwuerf|rusk|breadcrumb/, own('box', 'rusk')],
  [/tortilla|wrap|fladen|pita/, own('flowWide', 'flatbread')],
  [/toast/, own('slicedBread', 'toast')],
  [/brot\b|bread|laib|scherzl|@.*BROT/, own('loaf')],
  [/teig\b|pastry/, own('flowWide', 'croissant')],
  [
    /spaghetti|nudel|pasta|penne|fusilli|tagliatelle|linguine|lasagne/,
    (name) => own('flowTall', /penne/.test(name) ? 'penne' : /fusilli|spiral/.test(name) ? 'fusilli' : 'spaghetti'),
  ],
  [/\breis\b|\brice\b|basmati|risotto|jasmin/, noto('pouch', 'cooked-rice')],
  [/mehl\b|flour/, own('paperBag', 'wheat')],
  [/zucker\b|\bsugar\b/, own('paperBag', 'sugar')],
  [/\bsalz\b|meersalz|\bsalt\b/, own('saltBox', 'salt')],
  [/\boel\b|oel\b|\boil\b/, own('oilBottle', 'olive-branch')],
  [/essig\b|vinegar|balsamico/, own('vinegar', 'grapes-red')],
  [/honig|honey/, own('jar', 'honey-dipper')],
  [/marmelade|konfituere|fruchtaufstr|\bjam\b/, withFruit('jarSmall', 'apricot')],
  [/nougatcreme|nutella|nusscreme|spread/, own('jar', 'hazelnuts')],
  [/ketchup/, own('sauceBottle', 'tomato')],
  [/pesto|sugo|pastasauce|pasta sauce|passata/, own('jar', 'tomato')],
  [/senf|mustard|mayo|dressing|sauce|dip\b/, own('sauceBottle', 'herbs')],
  [/muesli|granola|flocken|porridge|oats/, own('pouch', 'oat')],
  [/cornflakes|corn flakes|cereal/, own('boxTall', 'cornflakes')],
  [/suppe|soup|bouillon|wuerfel/, own('pouchWide', 'soup-vegetable')],
  [/gurkerl|essiggurk|gherkin|pickle|sauerwaren/, own('jarTall', 'gherkin')],
  [
    /@.*(?:GEWUERZ|SPICE|WUERZM)|pfeffer|oregano|zimt|curry/,
    (name) => own('spiceJar', /pfeffer|pepper/.test(name) ? 'peppercorns' : 'herbs'),
  ],
  [/backpulver|vanillezuck|hefe|germ\b|gelatine|baking powder|@.*BACKEN/, own('portionPouch', 'vanilla')],
  [/nuss|nuesse|mandel|cashew|pistaz|\bnuts?\b|trockenfr/, withFruit('pouch', 'walnut')],
  produce,
  [/@.*(?:KONSERV|TINS|CANNED)|dose\b/, withFruit('tin', 'tomato')],
  [/@.*(?:FERTIG|MEALS?|SCHNELLE)/, own('mealTray', 'stew')],
  [/@.*(?:SUESS|SWEETS|CHIPS)/, own('flowBag', 'sweet-red')],
  // Nothing is known but where it lies.
  [/@.*(?:KAESE|CHEESE)/, own('wedge', 'cheese')],
  [/@.*(?:MILCH|DAIRY|MOLKEREI)/, own('cup', 'milk-splash')],
  [/@.*(?:KUCHEN|CAKE)/, own('cakeBox', 'cake-slice')],
  [/@.*(?:REIS-|PASTA|NUDEL|TEIGWAREN)/, own('flowTall', 'penne')],
  [/@.*(?:MUESLI|CEREAL)/, own('pouch', 'oat')],
  [/@.*(?:ESSIG|OEL$|OIL)/, own('oilBottle', 'olive-branch')],
  [/@.*(?:SAUCE|DRESSING)/, own('sauceBottle', 'herbs')],
  [/@.*(?:HONIG|MARMELADE|JAM)/, withFruit('jarSmall', 'apricot')],
  [/@.*(?:KUEHL|CHILLED)/, own('mealTray', 'stew')],
  [/@.*(?:GRUNDNAHR|PANTRY|CUPBOARD)/, own('box', 'wheat')],
];

function wineOf(name: string): Look {
  if (/rose\b|blush/.test(name)) return { ...own('wine', 'vine-leaf'), parts: { liquid: '#e9a79b', glass: '#f3d3cb' } };
  if (/weiss|veltliner|riesling|chardonnay|white|muskateller|sauvignon/.test(name))
    return { ...own('wine', 'vine-leaf'), parts: { liquid: '#d9cf7a', glass: '#7d8a4a' } };
  return own('wine', 'vine-leaf');
}

function sweetOf(name: string): Look {
  if (/eis\b|ice cream|@.*-EIS$/.test(name)) return own('tub', 'ice-cone');
  if (/riegel|\bbars?\b/.test(name)) return own('snackBar', 'chocolate');
  if (/keks|cookie|biscuit|waffel|wafer|schnitte/.test(name)) return own('flowWide', 'cookie-dark');
  if (/milch\b|drink|milk\b/.test(name) && /@.*(?:MILCH|DAIRY|KUEHL)/.test(name))
    return own('cupTall', 'chocolate-milk');
  if (/pudding|dessert|mousse|joghurt/.test(name)) return own('cup', 'chocolate-pudding');
  if (/praline|konfekt/.test(name)) return own('pralineBox', 'praline');
  if (/muesli|cereal|flocken/.test(name)) return own('pouch', 'oat');
  return own('chocolateBar', 'chocolate');
}

const folds: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', é: 'e', è: 'e', à: 'a', ô: 'o' };

/**
 * How a product without a photo is drawn, by general words of German and English and by the slug of its category; as it
 * might look on any grocer's shelf. Undefined: nobody knows.
 */
export function stockLook(name: string, category = ''): Look | undefined {
  const words = name.toLowerCase().replace(/[äöüßéèàô]/g, (letter) => folds[letter] ?? letter);
  // In capitals, so that words of a name are not found in the category.
  const text = `${words} @${category.toUpperCase()}`;
  const [, look] =
    (produce[0].test(text) && isPlain(words) ? produce : undefined) ?? rules.find(([known]) => known.test(text)) ?? [];
  return typeof look === 'function' ? look(text) : look;
}

/** Fresh goods are called by what they are: no juice, no soup, nothing ready made lies among them. */
function isPlain(words: string): boolean {
  return (
    plantIn(words) !== undefined &&
    !/saft\b|suppe|pueree|chips|\bdip|sauce|drink|juice|smoothie|hummus|kaese|laibchen|aufstrich|duo\b|duett|sauerkraut/.test(
      words,
    )
  );
}
