/** What a product is not to be, by its name and by its category from the root on, in plain letters. */
export interface Wrong {
  readonly name: RegExp;
  readonly category?: RegExp;
}

/** Sorts of things that a word does not mean; many words share them. */
const sorts = {
  care: {
    name: /shampoo|(?<!e)dusch|seife|lotion|\bdeo|parfum|eau de|spulung|lippen|\blip(?!tau)|balm|nagel|make-?up|mascara|maske|peeling|serum|\bhaar|conditioner|badesalz|badezusatz|schaumbad|after ?sun|korper|\bbody|handcreme|gesicht|rasier|tampon|slipein|windel|feuchttuch|zahn|sonnenmilch|sonnencreme|sonnenspray|\blsf|\blf ?\d|hautcreme|tagescreme|nachtcreme|fusscreme|intim|massage|hyaluron|urea\b|pflege|reinigungsmilch|\bhaut|aloe vera|lidschatten|lippe|rouge|puder|wimper|(?<!huhner|l)augen(?!blick)|hand(?!el|werk|geschn|gem|l)/,
    category: /^pflege/,
  },
  home: {
    name: /waschmittel|weichspul|reiniger|reinigung|duft|kerze|teelicht|raumspray|spulmittel|folie\b|mullsack|beutel verschl|lampe|schussel|pfanne\b(?!n)|topfset|tasse\b|becher\b|(?<!muska)teller(?!fleisch|linse)|glaser|besteck|servietten|spiel|puzzle|buch\b|malbuch|socken|shirt|(?<!strumpf)hose\b|decke\b|(?<!lein|chia ?)samen\b|\bblumen(?!kohl)|dunger|blumenerde/,
  },
  pet: {
    name: /katze|\bhund|kausnack|kaustreifen|kauknochen|nassfutter|trockenfutter|(?<!studenten)futter\b|leckerli|\bcat\b|\bdog\b|dein bestes|nagetier|vogel/,
    category: /^haustier/,
  },
  baby: {
    name: /\bbaby ?(brei|nahrung|keks|tee|saft|menu|love|dream)|\bhipp|\bholle\b|alete|bebivita|folgemilch|pre milch|\d\. monat|monat|quetsch|kindermilch|sauglings|glaschen|freche freunde|fruchtbar|breiheld|erdbar|topfer/,
    category: /baby$/,
  },
  sweet: {
    name: /schoko|choco|praline|keks|cookie|waffel|riegel|bonbon|gummi|haribo|milka|ritter sport|lindt|merci|toffifee|manner|kinder (?!sonnen)|nougat|nugat|marzipan|lebkuchen|torte|kuchen|kipferl|strudel|stollen|krapfen|\bschnitten?\b|waffelschnitte|gelee|dragee|zuckerl|muffin|biskuit|spekulatius|halloren|confiserie|toblerone|kitkat|lolly|osterei|nikolo|tafel(?!essig|spitz|apfel|birne|wasser)|cake|gugelhupf|panettone/,
    category: /^susses .* > (?!chips)/,
  },
  dessert: {
    name: /pudding|dessert|mousse|tiramisu|\beis\b|eiskrem|eiscreme|gelato|sorbet|stieleis|cornetto|magnum|milchreis|gries?s?brei|creme\b(?! fraiche)|shake/,
    category: /> eis$/,
  },
  snack: {
    name: /chips|crisps|pringles|doritos|cheetos|cracker|nachos|tortilla|flips|snips|salzst|brezel|grissini|popcorn|(?<!f)locken|sticks\b|knabber|snack(?!paprika|gurke|tomate|karott)|kelly|lorenz|pom ?bar|taralli|zwieback|reiswaffel|maiswaffel|riffles|waves|soletti/,
    category: /> chips/,
  },
  drink: {
    name: /saft|nektar|sirup|limo|schorle|drink|smoothie|eistee|\btee\b|tee,|\btea\b|radler|\bbier|likor|schnaps|brand\b|\bwein\b|wasser(?!melon)|energy|(?<!cho)cola|\bfanta|sprite|aperitif|spritz|gespritzt|cider|most\b|vodka|wodka|rum\b|\bgin\b|punsch|gluhwein|cocktail|soda|frucade|almdudler|capri|durst|punica|hohes c|isostar|vitamin|brause|multi|lemon ?(ade|soda)|shot\b/,
    category: /^getranke/,
  },
  spread: {
    name: /konfiture|marmelade|fruchtaufstrich|gelee|honig|aufstrich|sirup/,
    category: /> honig/,
  },
  cereal: {
    name: /musli|cerealien|flocken|cornflakes|crunch|granola|porridge|frucht ?riegel/,
    category: /> musli/,
  },
  dairyMade: {
    name: /joghurt|jogurt|yog|topfen|quark|skyr|molke|kefir|buttermilch|milch|obers|rahm|kase|fruchtzwerg|actimel|activia|dessert/,
  },
  sauce: {
    name: /sauce|sosse|dressing|ketchup|mayo|pesto|sugo|dip\b|salsa|senf|marinade|wurz|essig|gewurz|\bol\b|brot|pizza|suppe|salz\b|pulver|granulat/,
    category: /> (saucen|fix)/,
  },
  tinned: {
    name: /dose\b|\bdosen|essiggem|eingelegt|mariniert|sauer\b|antipasti|gegrillt|im glas|passiert|polpa|geschalt|gehackt|stuckig|getrocknet|in ol\b|gefullt|mark\b|relish/,
    category: /> konserven/,
  },
  frozen: {
    name: /\btk\b|tiefgek|gefroren/,
    category: /^tiefkuhl/,
  },
  dish: {
    name: /(?<!kuchen)fertig|pfanne|gericht|eintopf|auflauf|gratin|ravioli|tortell|lasagne|pizza|suppe|burger|salat|bowl|sandwich|wrap|gefull|panier|knodel|nuggets|laibchen|bratling|schnitzel|geschnetzelt|gulasch|strudel|tasch|risotto|pure|puree|curry|spatzle|gnocchi|pasta|nudel|baguette|flammkuchen|quiche|sushi/,
    category: /fertigger|schnelle kuche|> pizza/,
  },
  dried: {
    name: /trocken|getrocknet|dorr|gefriergetrocknet|kandiert|ringe|chips|in schokolade|nuss ?mix|studentenfutter|snack(?!paprika|gurke|tomate|karott)|pulver|mischung|\bmix\b/,
    category: /> trockenfr/,
  },
} satisfies Record<string, Wrong>;

const nonFood: readonly Wrong[] = [sorts.care, sorts.home, sorts.pet, sorts.baby];
const { sweet, dessert, snack, drink, spread, cereal, dairyMade, sauce, tinned, dish, dried } = sorts;

/** The same by name, with names for several at once: `produced` is all that is made of fruit and vegetables. */
export const wrongs: Readonly<Record<string, readonly Wrong[]>> = {
  ...Object.fromEntries(Object.entries(sorts).map(([name, wrong]) => [name, [wrong]])),
  nonFood,
  produced: [...nonFood, sweet, dessert, snack, drink, spread, cereal, dairyMade, sauce, tinned, dish, dried],
};
