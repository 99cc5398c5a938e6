/**
 * What a shopper means by everyday words on a catalogue of a retailer's raw names, as rules. They judge names in plain
 * letters (lower case, without accents, ß as ss): a product is right if its name reads like `right` and not like any
 * of `wrong`, and if its category, where one is known, is none that the word cannot mean.
 */
export interface EverydayWord {
  readonly term: string;
  readonly right: RegExp;
  readonly wrong: readonly Wrong[];
}

/** What a product is not to be, by its name and by its category from the root on. */
interface Wrong {
  readonly name: RegExp;
  readonly category?: RegExp;
}

/** Whether a product answers a word, by its name and category in plain letters. */
export function isRight({ right, wrong }: EverydayWord, name: string, category: string): boolean {
  return right.test(name) && !wrong.some((one) => one.name.test(name) || one.category?.test(category));
}

export function plainText(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss');
}

const care: Wrong = {
  name: /shampoo|dusch|seife|lotion|\bdeo|parfum|eau de|spulung|lippen|\blip|balm|nagel|make-?up|mascara|maske|peeling|serum|\bhaar|conditioner|\bbad(e|esalz)?\b|badesalz|badezusatz|schaumbad|after ?sun|korper|\bbody|handcreme|gesicht|rasier|tampon|slipein|windel|feuchttuch|zahn|sonnenmilch|sonnencreme|sonnenspray|\blsf|\blf ?\d|hautcreme|tagescreme|nachtcreme|fusscreme|intim|massage|hyaluron|urea\b|pflege|reinigungsmilch|\bhaut|aloe vera|lidschatten|lippe|rouge|puder|wimper|augen(?!blick)|hand(?!el|werk|geschn|gem)/,
  category: /^pflege/,
};
const home: Wrong = {
  name: /waschmittel|weichspul|reiniger|reinigung|duft|kerze|teelicht|raumspray|spulmittel|folie\b|mullsack|beutel verschl|lampe|schussel|pfanne\b(?!n)|topfset|tasse\b|becher\b|teller|glaser|besteck|servietten|spiel|puzzle|buch\b|malbuch|socken|shirt|hose\b|decke\b|samen\b|\bblumen(?!kohl)|dunger|blumenerde/,
  category: /^haushalt/,
};
const pet: Wrong = {
  name: /katze|\bhund|kausnack|kaustreifen|kauknochen|nassfutter|trockenfutter|futter\b|leckerli|\bcat\b|\bdog\b|dein bestes|nagetier|vogel/,
  category: /^haustier/,
};
const baby: Wrong = {
  name: /\bbaby ?(brei|nahrung|keks|tee|saft|menu|love|dream)|\bhipp|\bholle\b|alete|bebivita|folgemilch|pre milch|\d\. monat|ab \d+ ?m|\d+ ?m\b|monat|quetsch|kindermilch|sauglings|glaschen|freche freunde|fruchtbar|breiheld|erdbar|topfer/,
  category: /baby$/,
};
const sweet: Wrong = {
  name: /schoko|choco|praline|keks|cookie|waffel|riegel|bonbon|gummi|haribo|milka|ritter sport|lindt|merci|toffifee|manner|kinder |nougat|nugat|marzipan|lebkuchen|torte|kuchen|kipferl|strudel|stollen|krapfen|\bschnitten?\b|waffelschnitte|gelee|dragee|zuckerl|muffin|biskuit|spekulatius|halloren|confiserie|toblerone|kitkat|lolly|osterei|nikolo|tafel|cake|gugelhupf|panettone/,
  category: /^susses .* > (?!chips)/,
};
const dessert: Wrong = {
  name: /pudding|dessert|mousse|tiramisu|\beis\b|eiskrem|eiscreme|gelato|sorbet|stieleis|cornetto|magnum|milchreis|gries?s?brei|creme\b(?! fraiche)|shake/,
  category: /> eis$/,
};
const snack: Wrong = {
  name: /chips|crisps|pringles|doritos|cheetos|cracker|nachos|tortilla|flips|snips|salzst|brezel|grissini|popcorn|locken|sticks\b|knabber|snack(?!paprika|gurke|tomate|karott)|kelly|lorenz|pom ?bar|taralli|zwieback|reiswaffel|maiswaffel|riffles|waves|soletti/,
  category: /> chips/,
};
const drink: Wrong = {
  name: /saft|nektar|sirup|limo|schorle|drink|smoothie|eistee|\btee\b|tee,|\btea\b|radler|\bbier|likor|schnaps|brand\b|\bwein\b|wasser(?!melon)|energy|cola|fanta|sprite|aperitif|spritz|gespritzt|cider|most\b|vodka|wodka|rum\b|\bgin\b|punsch|gluhwein|cocktail|soda|frucade|almdudler|capri|durst|punica|hohes c|isostar|vitamin|brause|multi|lemon ?(ade|soda)|shot\b/,
  category: /^getranke/,
};
const spread: Wrong = {
  name: /konfiture|marmelade|fruchtaufstrich|gelee|honig|aufstrich|sirup/,
  category: /> honig/,
};
const cereal: Wrong = {
  name: /musli|cerealien|flocken|cornflakes|crunch|granola|porridge|frucht ?riegel/,
  category: /> musli/,
};
const dairyMade: Wrong = {
  name: /joghurt|jogurt|yog|topfen|quark|skyr|molke|kefir|buttermilch|milch|obers|rahm|kase|fruchtzwerg|actimel|activia|dessert/,
};
const sauce: Wrong = {
  name: /sauce|sosse|dressing|ketchup|mayo|pesto|sugo|dip\b|salsa|senf|marinade|wurz|essig|gewurz|\bol\b|brot|pizza|suppe|salz\b|pulver|granulat/,
  category: /> (saucen|fix)/,
};
const tinned: Wrong = {
  name: /dose\b|\bdosen|essiggem|eingelegt|mariniert|sauer\b|antipasti|gegrillt|im glas|passiert|polpa|geschalt|gehackt|stuckig|getrocknet|in ol\b|gefullt|mark\b|relish/,
  category: /> konserven/,
};
const frozen: Wrong = {
  name: /\btk\b|tiefgek|gefroren/,
  category: /^tiefkuhl/,
};
const dish: Wrong = {
  name: /fertig|pfanne|gericht|eintopf|auflauf|gratin|ravioli|tortell|lasagne|pizza|suppe|burger|salat|bowl|sandwich|wrap|gefull|panier|knodel|nuggets|laibchen|bratling|schnitzel|geschnetzelt|gulasch|strudel|tasch|risotto|pure|puree|curry|spatzle|gnocchi|pasta|nudel|baguette|flammkuchen|quiche|sushi/,
  category: /fertigger|schnelle kuche|> pizza/,
};
const dried: Wrong = {
  name: /trocken|getrocknet|dorr|gefriergetrocknet|kandiert|ringe|chips|in schokolade|nuss ?mix|studentenfutter|snack|pulver|mischung|\bmix\b/,
  category: /> trockenfr/,
};

const food = [care, home, pet, baby];
const produce = [...food, sweet, dessert, snack, drink, spread, cereal, dairyMade, sauce, tinned, dish, dried];
const fruit = produce;
const word = (term: string, right: RegExp, ...wrong: readonly (RegExp | Wrong | readonly Wrong[])[]): EverydayWord => ({
  term,
  right,
  wrong: wrong.flat().map((one) => (one instanceof RegExp ? { name: one } : one)),
});

const dairyWords: readonly EverydayWord[] = [
  word('milch', /(?<!kokos|butter|sauer|kondens|mandel|soja|hafer|reis|sonnen|reinigungs|schoko|vanille|trink|bananen|folge|kaffee|alpen)milch\b/, food, sweet, dessert, cereal, snack, /kakao|erdbeer|kondens|kase|emmentaler|gouda|joghurt|butter|brot|pulver|topfen|kaffee|tee\b|creme|rahm|milch ?(snack|reis|shake)|alpenmilch|obers|schlag/),
  word('vollmilch', /vollmilch/, food, sweet, dessert, snack, cereal, /joghurt|nuss|mandel|pulver|brotchen|topfen|kase/),
  word('haltbarmilch', /haltbar.*milch|h-?milch|haltbarmilch|langer ?frisch.*milch|milch.*haltbar/, food, sweet, /schlag|obers|kakao|joghurt|sahne/),
  word('laktosefreie milch', /milch/, food, sweet, dessert, /^(?!.*laktose?-?frei).*$/, /joghurt|kase|schlag|obers|rahm|butter|topfen|kakao/),
  word('heumilch', /heumilch/, food, sweet),
  word('butter', /butter\b/, care, home, pet, baby, sweet, snack, dessert, cereal, /erdnuss|peanut|schmalz|brot|croissant|keks|cookie|geback|kase|gemuse|mit butter|in butter|nuss|mandel|chicken|sauce|karamell|popcorn|bohnen|kakaobutter|brezel|toast|gnocchi|filet|zopf|reis\b|blatterteig|teig|buttermilch/),
  word('joghurt', /jogh?urt|yog/, food, sweet, snack, cereal, /dressing|sauce|tzatziki|drops|\beis\b|dip\b|brot|suppe|salat|likor|riegel|tee\b/),
  word('naturjoghurt', /natur.*jogh?urt|jogh?urt.*(natur|\d,\d ?%)|joghurt \d/, food, sweet, /dressing|muesli|drink/),
  word('griechischer joghurt', /griech.*jogh?urt|jogh?urt.*griech|greek/, food, sweet, /dressing/),
  word('erdbeerjoghurt', /(jogh?urt|yog).*erdbeer|erdbeer.*(jogh?urt|yog)/, food, sweet, snack, cereal, /drops|\beis\b|tee\b|riegel/),
  word('topfen', /topfen|quark/, food, sweet, /strudel|knodel|golatsche|kolatsche|tasche|torte|brot|schnecke|kuchen|aufstrich|ballchen|teig|plunder|krapfen|palatschinken|nockerl/),
  word('schlagobers', /schlagobers|schlagsahne|schlag\b|obers\b/, food, sweet, /sahnesteif|torte|kren|pulver|sauce|kaffee/),
  word('sauerrahm', /sauerrahm|saure sahne/, food, snack, /dip|chips/),
  word('creme fraiche', /creme fraich|fraiche/, food, snack),
  word('käse', /kase|gouda|emmentaler|mozzarella|camembert|tilsiter|cheddar|brie|parmes|feta|mondseer|raclette/, food, snack, sweet, /leberkas|pizza|sauce|tortell|ravioli|spatzle|kuchen|brot|croissant|wurst|fertig|chips|nudel|makkaroni|maccheroni|stangerl|krainer|laibchen|burger|strudel|sandwich|toast (?!kase)|suppe|salat\b(?! > )|knodel|schnitzel|weckerl|panier|wrap|baguette|dip\b/),
  word('gouda', /gouda/, food, snack, /chips|brot|brotchen|cracker|wurst|sandwich|vegan/),
  word('emmentaler', /emmentaler/, food, snack),
  word('mozzarella', /mozzarella/, food, snack, dish, /brot|sauce|sticks|panini|tomate(n)?[- ]mozz|baguette/),
  word('feta', /feta|schafkase|hirtenkase/, food, snack, /salat\b|brot|pizza|borek|tasch|creme|dip|aufstrich/),
  word('parmesan', /parmes|parmigiano|grana/, food, snack, /pesto|sauce|pasta|ravioli|chips|risotto|cracker|tortell/),
  word('camembert', /camembert/, food, snack, /paniert|gebacken|brot/),
  word('frischkäse', /frischkase|gervais|philadelphia|cottage|huttenkase/, food, snack, sweet, /tortell|ravioli|brot|lachs|wurst|pizza|bagel/),
  word('cottage cheese', /cottage|huttenkase/, food),
  word('bergkäse', /bergkase/, food, snack, /brot|wurst|tortell|spatzle/),
  word('buttermilch', /buttermilch/, food, sweet, snack, /brot|geback|knacke|dressing/),
  word('eier', /\beier\b|eier\b|\bei\b/, food, sweet, dessert, /likor|nudel|teigwaren|reis|salat|spatzle|aufstrich|becher|schwammerl|farbe|uberrasch|schupf|knodel|ausstecher|kocher|brot|punsch|pasta|baumk/),
  word('bio eier', /\bbio.*eier|eier.*\bbio/, food, sweet, /likor|nudel|teigwaren|aufstrich/),
  word('margarine', /margarine|rama\b|\bthea\b|becel|streichfett|lata\b|backen ?&? ?braten|alsan|flora\b/, food),
  word('skyr', /skyr/, food, sweet, snack),
  word('kakao', /kakao|cacao|nesquik|ovomaltine|trinkschoko|benco|caotina/, food, /likor|riegel|butter|kipferl|keks|nibs? in|waffel|pflege|kuchen|musli|creme|zero kakao|balls|flakes|cerealien/),
  word('mascarpone', /mascarpone/, food, sweet, dish, sauce),
  word('hafermilch', /hafer.*(drink|milch|barista)|oat.*(drink|milk|barista)|(drink|barista).*(hafer|oat)|haferl/, food, sweet, cereal, /joghurt|creme|cuisine/),
  word('sojamilch', /soja?.*(drink|milch)|soy.*(drink|milk)|drink.*soja/, food, sweet),
  word('mandelmilch', /mandel.*(drink|milch)|almond.*(drink|milk)|drink.*mandel/, food, sweet),
  word('puddingpulver', /pudding.*pulver|puddingpulver|kochpudding|pudding/, food, /keks|waffel|schnecke|eis\b|becher/),
  word('fruchtjoghurt', /frucht.*jogh?urt|jogh?urt/, food, sweet, snack, /natur(?!e)|griech|drink|dressing|riegel|\beis\b|drops/),
  word('raclette', /raclette/, food, /grill|pfannchen/),
];

const produceWords: readonly EverydayWord[] = [
  word('äpfel', /\bapfel\b|\bapple\b|apfel (gala|golden|elstar|jonagold|braeburn|royal)|tafelapfel|bioapfel/, fruit, /granat|erd|essig|birne|kompott|kren|rot ?kraut|in apfel|apfel-|apfel\/|zimt|mango|banane|hafer|traube/),
  word('birnen', /\bbirnen?\b|tafelbirne/, fruit, /gluh|led\b|lampe|in birne|apfel|banane/),
  word('bananen', /banan/, fruit, /split|apfel|mango|erdbeer/),
  word('zitronen', /zitrone[n]?\b|limone/, fruit, /thunfisch|olivenol|butter|backaroma|abrieb|schale|melisse|gras|pfeffer|zucker|minze|ingwer|aroma|back|lachs|forelle|saure|huhn|oliven|germ|sardine|hering|makrele|bohnen/),
  word('orangen', /orange[n]?\b/, fruit, /schale|abrieb|zucker|aroma|zimt|tomate|ingwer|back/),
  word('mandarinen', /mandarine/, fruit),
  word('trauben', /traube(n)?\b/, fruit, /kern(?!los)|zucker|nuss|schnaps|rosine|olivenol/),
  word('erdbeeren', /erdbeere?n?\b/, produce, /back|vanille|apfel|banane|streusel|creme/),
  word('heidelbeeren', /heidelbeere?n?\b|blaubeere/, produce, /back|apfel|vanille/),
  word('himbeeren', /himbeere?n?\b/, produce, /back|apfel|vanille|essig/),
  word('ananas', /ananas/, fruit, /kokos|mango|stucke in|scheiben/),
  word('mango', /mango(s)?\b/, fruit, /chutney|maracuja|lassi|kokos|apfel|banane|pfirsich/),
  word('kiwi', /kiwi(s)?\b/, fruit, /apfel|erdbeer|banane|stachel/),
  word('melone', /melone/, fruit, /salami|schinken/),
  word('avocado', /avocado/, fruit, /guacamole|brot|\bol\b|hummus|lachs|chicken|nudel|thunfisch|salat|reis/),
  word('tomaten', /tomate[n]?\b|paradeiser/, produce, frozen, /oliven|mozzarella|basilikum|thunfisch|sardin|makrel|hering|bohnen|linsen|reis\b|frischkase|hummus|couscous|kicher|brotaufstr|rind|wurst|gemuse|mais|raviol|polenta|schinken|ricotta|zuc|konzentrat|paprika|chili|lachs|in tomate|pulp|samen|rahm|garnele|feta|huhn|quinoa/),
  word('gurke', /gurke[n]?\b(?!sal)/, produce, /gewurzg|essigg|cornichon|dill|senf|delikatess|salzg|schlangeng?.*sal|honig|einleg|gurkerl|minze|knax|kuhne|efko|spreewald|gin/),
  word('paprika', /paprika\b|spitzpaprika|paprika ?(rot|gelb|grun|mix|tricolor)|snackpaprika|minipaprika/, care, home, pet, baby, sweet, snack, drink, spread, dish, tinned, /edelsuss|rosenpaprika|gemahlen|gewurz|pulver|scharf|wurst|salami|speck|kase|aufstrich|creme|hummus|sauce|ketchup|ajvar|chips|linsen|reis|rollito|schinken|thunfisch|kase|nuss|huhn|chicken|oliven|tomate|feta|kotanyi|erdnuss|mais|frischk|butter|kartoffel|grill|ol\b|ringe|landj|wurzel|cabanossi/),
  word('karotten', /karotte[n]?\b|mohre[n]?\b|gelbe rube/, produce, /saft|apfel|erbsen|mais|pastinak|kartoffel|linsen|samen|kurbis|reis/),
  word('kartoffeln', /kartoffeln?\b|erdapfel\b|heurige/, produce, frozen, /suss|starke|mehl|teig|kloss|kroket|puffer|rosti|wedges|pommes|brat|chip|karotte|kurbis|spinat|brei|twister|ecken|lauch|scheib|lasagne|huhn|lachs|rind|hering|linsen|gemuse|roster|speck|seife|tortilla/),
  word('zwiebeln', /zwiebeln?\b/, produce, /rost|schmalz|ringe|leber|wurst|\brot ?wein|kase|tomate|hering|samen|knolle.*blum|tulpe|narzisse|blumenzw|knoblauch|gewurz|kotanyi|pulver|salami|aufstr|speck|linsen/),
  word('knoblauch', /knoblauch/, produce, /baguette|brot|butter|sauce|kase|wurst|pulver|granulat|salz|oliven|creme|gewurz|kotanyi|aufstr|pfeffer|raclette|kapsel|tomate|krauter|salami|frisch ?k|gemahlen|speck|tablett|gnocchi|huhn|chicken|bohnen|baguettes|olivenol|chili/),
  word('salat', /salat/, care, home, pet, baby, sweet, snack, drink, /dressing|sauce|krauter|gurke|kerne|mix.*kern|ol\b|essig|marinade|kartoffel|nudel|thunfisch|wurst|fleisch|hering|eier|krabben|obst|frucht|waldorf|kase|schussel|topping|mayonnaise|fisch|couscous|creme|geflugel|heringssal|kraut|reis|nuss|aufstr|rote rub|rube|gewurz|bohnen|sellerie|karotte|mais|linsen|chicken|huhn|caesar|kohl|spargel|samen|gyros|budapest|italienisch|griech|farmer|kroneb|krone|falafel|pasta|bowl|lachs|mexik|tuna|garten|konserv|eiersa|coleslaw|crouton|fix/),
  word('eisbergsalat', /eisberg/, care, home),
  word('champignons', /champignon/, produce, frozen, /scheiben|1\. wahl|stielchen|huhn|schinken|rahm|sauce/),
  word('zucchini', /zucchini/, produce, /samen|gegrillt|melanzani/),
  word('brokkoli', /brok?koli|broccoli/, [...food, sweet, snack, drink, dish, sauce], /samen|kartoffel|huhn|nudel/),
  word('karfiol', /karfiol|blumenkohl/, [...food, sweet, snack, drink, dish, sauce], /brokkoli.*mix|reis/),
  word('spinat', /spinat/, [...food, sweet, snack, drink, dish, sauce], /kartoffel|strudel|tortell|feta|ricotta|lachs|cannelloni|spatzle/),
  word('lauch', /\blauch\b|porree/, [...food, snack, drink, dish], /brot|kase|knoblauch|schinken|creme|suppe|schnitt|quiche|fix|kartoffel/),
  word('sellerie', /sellerie/, [...food, snack, drink, dish, tinned], /salz|salat|gewurz|samen/),
  word('kürbis', /kurbis/, [...food, snack, drink, dish, sweet], /kern|\bol\b|suppe|brot|ravioli|aufstr|creme|tortell|chutney|ketchup|sauer|eingelegt|halloween|apfel|samen|mango|huhn|curry|reis|konserv/),
  word('radieschen', /radieschen/, food, /samen|salat|aufstr/),
  word('ingwer', /ingwer/, produce, /gemahlen|zitrone|honig|orange|gewurz|kotanyi|kurkuma|apfel|kandiert|sush|shot/),
  word('kohlrabi', /kohlrabi/, food, tinned, /samen/),
  word('süßkartoffeln', /sue?sskartoffel/, [...food, snack, drink, dish], /pommes|chips|fries|puree|creme|suppe|wedges|linsen|curry|huhn/),
  word('petersilie', /petersil/, food, /gerebelt|getrocknet|kartoffel|butter|gewurz|sauce|samen|kotanyi|wurzel(?!.*obst)|aufstr/),
  word('limetten', /limette|\blimes?\b/, fruit, /minze|kokos|pfeffer|chili|ingwer|saft/),
  word('granatapfel', /granatapfel/, fruit, /essig|creme|tomate|kerne mit/),
  word('pfirsiche', /pfirsich|nektarine/, fruit, /maracuja|apfel|mango|banane|halften|schnitten/),
  word('rucola', /rucola|rauke/, food, dish, sauce, /brot|kase|pesto/),
  word('gurkerl', /gurkerl|gurken|cornichon/, food, snack, drink, /salat|aufstr|schlangen|kase|wurst|sauce/),
  word('basilikum', /basilikum/, food, snack, /tomate|pesto|sauce|sugo|gnocchi|hering|mozz|huhn|ol\b|pasta|kase|gerebelt.*mix|passata|polpa|dress|oliven|butter|penne|nudel|frisch ?k|wurst|ricotta|thunf|balsam|cracker|aufstr/),
];

const meatWords: readonly EverydayWord[] = [
  word('hühnerbrust', /(huhn|hahn|chicken|pute|huhner).*(brust|filet)|brust.*(huhn|hahn)|poularde/, food, snack, /dose|salat|suppe|sticks/),
  word('hühnerfilet', /(huhn|hahn|chicken|huhner|hendl).*(filet|brust)/, food, snack, /dose|salat|suppe/),
  word('hähnchen', /hahnchen|huhn|hendl|chicken|poularde|geflugel/, food, snack, drink, /suppe|sauce|nudel|reis|salat|curry|wurst|ravioli|pizza|gewurz|chips|wrap|sandwich|aufstr|noodle|burger ?bun|bruhe|fond|fix|tikka|pasta|knodel|bowl|teigtasch|gyoza|teriyaki|kebap/),
  word('faschiertes', /faschiert|hackfleisch|gehackt.*(rind|schwein)/, food, /sauce|gewurz|fix|ersatz|laibchen|nudel/),
  word('rindfleisch', /\brind|beef|\bjungrind|ochs/, food, snack, drink, /suppe|sauce|jerky|nudel|salat|gulasch.*dose|ravioli|bruhe|bouillon|burger ?bun|wurfel ?\d|noodle|aufstrich|wurst|fond|tasch|wurze|rindsbouillon|konserv|inzersd|eintopf|knodel|raviol|brat ?saft|fix|salami|schinken/),
  word('schweinefleisch', /schwein|schopf|karree|spareribs|\bkotelett/, food, snack, /suppe|dose|konserv|schmalz|sauce|fix|aufstr|marzipan|wurst|fond|wok|schwarz|gewurz|gluck/),
  word('schnitzel', /schnitzel/, food, snack, sweet, /sauce|gewurz|mais|fix|semmel|brosel|panier(mehl)|kokos|karotten|kartoffel|schoko|gurken|raspel|obst/),
  word('steak', /steak/, food, snack, /sauce|gewurz|pommes|haus|messer|pfeffer|salz|butter|chips|wurze|fries|burger|ketchup/),
  word('speck', /speck|bacon/, food, snack, sweet, drink, /linsen|bohnen|knodel|kase|brot|sauce|krautsal|salat|eintopf|suppe|baguette|kartoffel|flammk|geback|stange|zwiebel|aufstr|wraps|kuchen|pflaume|datteln|chips|carbonara|sauerkraut|erdnuss|nudel|tortell|tasche/),
  word('schinken', /schinken|prosciutto|jamon/, food, snack, drink, /pizza|nudel|croissant|aufstr|toast(?!schink)|kase|salat|sandwich|tortell|fleck|baguette|lasagne|spatzle|brot|speck.*wurf|krusten ?laib|kipf|pasta|sauce|wrap|cannelloni|champig|krapf/),
  word('salami', /salami|cabanossi/, food, snack, drink, /pizza|baguette|brot|sandwich|aufstr|snack|stange|piccolini|tortell|zung/),
  word('würstel', /wurste?l|wurstchen|frankfurter|wiener|sacherw|krainer|bratwurst|debrez/, food, sweet, snack, drink, /dose|gulasch|schlafrock|linsen|eintopf|zucker|mischung|kaffee|melange|schnitzel|salat|suppe|brot|nudel|konserv|teig|senf|mehl|salami|speck|walzer/),
  word('leberkäse', /leberkas/, food, snack, /semmel(?!.*)/),
  word('pute', /\bput(e|en)/, food, snack, /suppe|aufstr|dose|salat|wrap|nudel|sandwich/),
  word('lachs', /lachs/, food, snack, drink, sweet, /schinken|sauce|nudel|tortell|pizza|aufstr|salat|suppe|lasagne|sushi|ersatz|seelachs|brot|creme|frischkase|tasche|quiche|reis|wrap|spinat|pfann|sandwich|gratin|huhn|raviol|gewurz|fix|dill.?senf|forelle|spiess/),
  word('räucherlachs', /(raucher|gerauch|stremel|graved).*lachs|lachs.*(gerauch|raucher)|irischer|norweg/, food, /creme|aufstr|sauce|seelachs/),
  word('thunfisch', /thunfisch|tuna\b/, food, snack, /pizza|salat(?! nat)|aufstr|sauce|nudel|sandwich|sushi|creme|wrap|reis|baguette|mousse|knodel|tortell|gefullt|oliven gef|kapern/),
  word('garnelen', /garnele|shrimp|gambas|scampi|crevette/, food, snack, /suppe|sauce|salat|pizza|reis|nudel|chips|cocktail|gyoza|tasch|paste|noodle|wan ?tan/),
  word('forelle', /forelle/, food, /creme|aufstr|kaviar|mousse/),
  word('fischstäbchen', /fischstab|fish ?sticks|fischsticks|stabchen/, food, /wattes|kaffee|watte|sushi|holz/),
  word('bratwurst', /brat ?wurst|bratwurstel|grillwurst|rostbrat|nurnberger|bernerwurst|berner|kasekrainer|griller/, food, /senf|bratwurstgewurz|salat|dose/),
  word('extrawurst', /extrawurst|pariser/, food, /salat|geschnetz/),
  word('leberaufstrich', /leber.*(aufstrich|streich|pastet)|(aufstrich|pastet).*leber|streichwurst|leberwurst/, food),
  word('putenschinken', /pute.*(schinken|brust)|schinken.*pute/, food, snack, /pizza|toast /),
  word('tofu', /tofu/, food, /brat ?(wurst|ling)|sauce|suppe|pudding|gyoza/),
];

const bakeryWords: readonly EverydayWord[] = [
  word('brot', /brot\b|brot |brote\b|\blaib|ciabatta|baguette/, food, sweet, snack, drink, /knack|aufstrich|brot(box|dose|messer|beutel|korb|schneid|zeit|papier|back|gewurz|trunk)|backmischung|chips|toast|frucht|mit butter|knodel|mischung|fertig|gewurz|zwieback|abend|cracker|suppe|fladenbrot chips|croutons|susser|milch ?brot|mehl|schnelle kuche|belegt|pizza|back ?mix|sauerteig.*pulver|brotzeit/),
  word('semmeln', /semmel/, food, sweet, /brosel|wurfel|knodel|mehl|aufstr|leberkas|dressing|teig|\bkren\b|fullung/),
  word('toastbrot', /toast/, food, sweet, /kase|toaster|schinken|schmelz|hawaii|scheib.*kas|sandwich.*(kase|schinken)|melba|pizza|zwieback|roasted/),
  word('vollkornbrot', /(vollkorn|roggen|korn).*brot|brot.*vollkorn|vollkorn.*(laib|weckerl|toast)/, food, snack, sweet, /knack|backmischung|mit butter|kornspitz/),
  word('baguette', /baguette/, food, snack, /salami|champig|tomate|bolog|pizza|hawaii|thunf|schinken|belegt|sandwich/),
  word('croissant', /croissant/, food, snack, /schinken|teig/),
  word('knäckebrot', /knacke|crispbread|wasa/, food, sweet),
  word('semmelbrösel', /brosel|panier ?mehl|paniermehl/, food),
  word('kuchen', /kuchen|gugelhupf|\bcake|torte/, food, snack, /lebkuchen|pfannkuchen|reiskuchen|zwiebel|flammkuchen|form|glasur|teig(?!.*fertig)|rosti|kartoffel|backmischung zutat|dekor|pfannen|pulver|mehl|streusel|fisch|fett|cracker|hundek|mehlspeis|gabel|fulle|\beis\b/),
  word('tortilla wraps', /wrap|tortilla/, food, /chips|sauce|gewurz|salat|chicken|huhn|fertig|nachos/),
  word('blätterteig', /blatterteig|plunderteig|strudelteig/, food, sweet, /schnecke|tasche|stange|schinken|snack|mini/),
  word('pizzateig', /pizza.*teig|teig.*pizza/, food),
  word('germ', /\bgerm\b|trockengerm|hefe\b|backhefe/, food, /flocken|knodel|weizen|extrakt|bier|zopf|teig|ohne|wurz|kapsel|wheat/),
  word('aufbackbrötchen', /aufback|brotchen|back ?semmel|zum (fertig|auf)backen/, food, sweet, /milchbrotchen|rosinen/),
];

const pantryWords: readonly EverydayWord[] = [
  word('mehl', /mehl\b|\bmehl/, food, sweet, snack, drink, /speise|brosel|panier|brot\b|kartoffelm|wurm|saat|ohne mehl/),
  word('zucker', /zucker\b/, food, sweet, snack, drink, dairyMade, /ohne zucker|zuckerfrei|vanille|gelier|-zucker|wenig|null|kein|zuckermais|sugar ?free|schote|erbsen|watte|ersatz|0 ?%|light|reduziert|zuckerzusatz|trauben|musli|kompott|zucker ?(streu|perl|schrift|dek)|ketchup|konfit|apfelmus|schnecke|apfelmark|zimtzucker/),
  word('staubzucker', /staubzucker|puderzucker|feinkristall/, food),
  word('salz', /\bsalz\b|(?<!krauter|gewurz|bade|pokel|kna?bber|lauch)salz\b|fleur de sel|sale\b/, care, home, pet, baby, sweet, snack, drink, /nuss|mandel|karamell|butter|ohne|pistaz|cashew|chips|reduz|essig|kern|kartoffel|crack|brot\b|pfeffer &|geschirr|regenerier|spulmasch|bad|laugen|in salz|lake|gurke|gebrannt|popcorn|schokol|weniger|erdnus|geback|edamame|mais|streusalz|zitrone|kapern|schafk|kase/),
  word('pfeffer', /pfeffer/, food, snack, sweet, drink, /salami|schinken|kase|steak|sauce|wurst|minze|raclette|lachs|makrel|brie|pute|rohschink|speck|cabanossi|zitronenpf.*fisch|oni|tilsit|huhn|filet|aufstr|spray|rahm|brezel|forelle|gouda|frischk|kuche|cashew|creme|oliven|senf|rind/),
  word('reis', /\breis\b|basmati|jasminreis|risotto|langkorn|rundkorn|wildreis|spitzenreis|arborio|reis\b/, food, sweet, snack, drink, dessert, /milchreis|waffel|pfanne|essig|preis|kreis|papier|fertig|schnelle|sushi (?!reis)|crisp|pudding|gericht|curry|gemuse|huhn|chicken|reisfleisch|pops|puff|cremig.*dess|wein|mehl|karfiol|konjak|flocken|kochbeutel.*mix|mikrowelle|express|minut|brei|drink|bowl|paprika|tomate|salat|sauce|gebraten|crack|spinat|stadtreise|starke/),
  word('nudeln', /nudel|spaghetti|penne|fusilli|teigwaren|pasta\b|tagliatelle|farfalle|maccheroni|hornchen|spiral|fettuccine|linguine|rigatoni|bandnudel|fleckerl|tortiglioni|makkaroni/, food, sweet, snack, /sauce|suppe(?!nn)|sugo|pesto|salat|fertig|pfanne|huhn|chicken|rind|topf|mohn|wok|instant|noodle|yum|kartoffelnu|schupf|nudel ?(holz|sieb)|asciutta|bolognese|carbonara|gericht|auflauf|curry|heisse tasse|snack|becher|ravioli|tortell|fix|gewurz|cup\b|bami|ramen.*(geschm)/),
  word('spaghetti', /spag?h?etti/, food, snack, sweet, /sauce|carbonara|bolog|fertig|\beis\b|gericht|fix|napoli|miracoli|sugo|kurbis|konjak|shirataki|gewurz|zange|mit tomat/),
  word('penne', /\bpenne/, food, /sauce|fertig|gericht|arrabbiata|quattro|al pomod|mit |toma|huhn|spinat/),
  word('öl', /\bol\b|(sonnenblumen|raps|oliven|kern|pflanzen|mais|sesam|erdnuss|brat|frittier|speise|lein|nuss|distel|kokos|salat|tafel|keim|sonnenb)ol\b|olio/, care, home, pet, baby, sweet, snack, drink, tinned, /thunfisch|sardine|in oliven|in sonnen|makrel|hering|mit oliven|mit oel|cracker|sauce|tomaten|brot|kase|feta|sprotten|lampen|duft|massage|kapsel|in ol|pilchard|dressing|teebaum|peperoni|artisch|pesto|oliven\b|murmel|chips|mayonn|johannis/),
  word('olivenöl', /oliven ?ol|olio/, care, home, pet, baby, snack, /in oliven|mit oliven|sardin|thunf|makrel|tomat|cracker|brot|kapern|margarine|streich|sauce|feta|artisch|peper|antip|aufstr|chips|taralli|butter|grissini|dorsch|filet/),
  word('sonnenblumenöl', /sonnenblumen ?ol/, care, home, pet, baby, snack, /in sonnen|mit sonnen|thunf|tomat|sardin|makrel|filet/),
  word('kürbiskernöl', /kurbis ?kern ?ol|kernol/, food, snack, /aufstr|salat|pesto|kapsel/),
  word('essig', /essig/, food, snack, sweet, drink, /gurk|reiniger|chips|essiggem|salz|sauer|zwiebel|peper|dressing|\bmit essig|entkalk|wurst|creme de|pflege|essigessenz|paprika|rote rub/),
  word('honig', /honig/, care, home, pet, baby, sweet, snack, drink, cereal, dairyMade, /melone|brezel|nuss|sauce|senf|mit honig|salbei|lebk|mandel|erdnuss|wein|cashew|toast|dressing|waffel|schnaps|halsw|husten|krapf|crack|mango|ingwer|frischk|ketchup|chicken|schinken|filet|pops|smacks|ziegen|bbq/),
  word('marmelade', /marmelade|konfiture|fruchtaufstrich|fruchtig ?streich/, food, sweet, /krapfen|keks|golatsche/),
  word('marillenmarmelade', /marille.*(marmelade|konfiture|aufstrich)|(marmelade|konfiture|aufstrich).*(marille|aprikose)/, food, sweet),
  word('nuss nougat creme', /nuss.*nougat.*creme|nutella|nougat ?creme|nuss ?creme|haselnuss ?creme|nusspli/, care, home, pet, /schnitte|riegel|keks|waffel|praline|milka mm|schoko(lade)? |tafel|croissant|b-ready|biscuits|eis\b|dessert|muffin|kipf|happen/),
  word('erdnussbutter', /erdnuss ?(butter|mus|creme)|peanut ?butter/, care, home, pet, /riegel|cup|keks|reese|cookie|eis\b|flips|sauce|ball|protein/),
  word('müsli', /musli|granola|crunchy/, food, sweet, snack, dairyMade, /riegel|joghurt|keks|brot|schale/),
  word('haferflocken', /hafer ?flocken|haferl?flock/, care, home, pet, /keks|riegel|brei|hipp/),
  word('cornflakes', /corn ?flakes|flakes/, food, sweet, /panier|riegel|chili|hefe/),
  word('ketchup', /ketchup/, food, snack, /chips|nudel/),
  word('senf', /\bsenf|senf\b/, food, snack, /gurken|sauce|hering|huhn|dressing|\bfilet|makrel|eier|kas|korner|dill|essig|braten|lachs|fruchte|wurst|saaten/),
  word('mayonnaise', /mayo/, food, snack, /salat|sandwich|fisch|ei\b|thunf/),
  word('tomatensauce', /tomat.*(sauce|sosse|sugo)|(sauce|sugo).*(tomat|pomodoro|basilico|napoli|arrabb|bologn)|pasta ?sauce|sugo|passata/, food, snack, /sardin|hering|makrel|bohnen|ravioli|fisch|filet|nudel|spaghetti|penne|thunf|gnocchi|huhn|reis|fleischb|knodel|in tomat|mit tomat|pizza|lasagne/),
  word('passierte tomaten', /passiert|passata|polpa|pomodor/, food),
  word('pesto', /pesto/, food, snack, /brot|baguette|tortell|ravioli|pizza|nudel|kase|gnocchi|salat|huhn|lachs|aufstr|cracker|chips|frischk|pute|rollchen|thunf|schafk|oliven/),
  word('linsen', /linse[n]?\b/, care, pet, baby, sweet, snack, drink, /kontakt|suppe|eintopf|speck|curry|schoko|chips|nudel|fusilli|aufstr|penne|dal\b|salat|waffel|spagh|bolog|huhn|pasta|reiniger|all-in-one|kombi|brat|laibchen|kokos|hummus|crack/),
  word('kichererbsen', /kichererbse/, food, snack, /chips|nudel|mehl|curry|fusilli|aufstr|salat|hummus|eintopf|suppe|gebrannt|schoko|geroste|snack|pasta|spirel/),
  word('bohnen', /bohnen?\b|fisolen/, care, home, pet, baby, sweet, snack, drink, /kaffee|espresso|crema|vanille|ganze|suppe|eintopf|chili con|salat|gulasch|speck|pasta|schoko|kakao|kraut|sprosse|tabs|samen|lamm|aroma|sauce|reis|burrito|tonka|thunf|aufstr|paste|mais|arabica|rost|jelly|bohnenkaf|mahl/),
  word('mais', /\bmais\b|zuckermais|gemusemais|maiskolb|maiskorn|goldmais/, care, home, pet, baby, sweet, snack, drink, /starke|griess|mehl|kicher|thunf|waffel|nacho|salat|bohnen|erbsen|poulard|brot|huhn|reis|karott|paprika|samen|nuss|grieß|tortill|nudel|snack|gerostet|chili|kernol|keimol/),
  word('oliven', /olive[n]?\b/, care, home, pet, baby, snack, drink, /\bol\b|brot|pesto|tomat|kase|feta|creme|thunf|sauce|salami|mortadella|schinken|ciabatta|cracker|aufstr|wurst|stick|laub|leder|salat|sardine|stangen|pizza|frischk|margarin|focaccia/),
  word('suppenwürfel', /suppen ?wurfel|gemuse ?bruhe|klare.*suppe|bouillon|bruhe|rindsuppe|huhnersuppe|wurfel/, food, sweet, /kase|schinken|semmel|zucker|speck|gefroren|eiswurf|karott|schoko|feta|fleisch|brot|tofu|lachs|wurfelzu|melone|spiel|zwiebel|suppengr/),
  word('sojasauce', /soja ?(sauce|sosse)|soy ?sauce|soja so|shoyu|tamari/, food, snack),
  word('couscous', /cous ?cous/, food, snack, /salat|fertig|pfanne|taboule|huhn/),
  word('backpulver', /back ?pulver/, food, /keks/),
  word('vanillezucker', /vanill(e|in)-? ?zucker/, food, sweet),
  word('kokosmilch', /kokos ?milch|kokosnuss ?milch|coconut milk/, care, home, pet, sweet, dessert, /suppe|curry|drink|creme zum|pulver/),
  word('nüsse', /nuss(e|kerne)?\b|mandeln|cashew|nusse|studentenfutter/, care, home, pet, baby, sweet, drink, dessert, dairyMade, cereal, /nougat|butter|creme|mus\b|brot|kokosnuss|ol\b|salami|aufstr|kase|muskat|locken|flips|schinken|schnecke|nussstrudel|geback|kipf|brioche|granola|risotto|kuche/),
  word('mandeln', /mandel/, care, home, pet, baby, sweet, drink, dessert, dairyMade, cereal, /gebrannt|mus\b|creme|aroma|drink|schoko|keks|kipf|hornch|marz|geback|cantuc|amarett|nougat|extrakt|bitter|karam|honig|granat|brot|mandelhorn|oliven|hafer|dattel/),
  word('walnüsse', /walnuss|walnuss?kerne|walnusse/, care, home, pet, sweet, dairyMade, drink, /brot|kase|salami|honig|\bol\b|dattel|creme|pesto|geback|feige|kuchen|schnaps/),
  word('rosinen', /rosine/, care, home, pet, sweet, snack, drink, /schoko|brot|musli|zopf|nuss|weck|brioche|keks|semmel|pinsel|krapf|kuchen/),
  word('zimt', /zimt/, care, home, pet, baby, sweet, snack, drink, cereal, dessert, dairyMade, /schnecke|pflaume|apfel|nuss|mandel|zucker|bussi|kaugummi|gummi|geback|honig|kekse|rolle|orange|bun|toast|roll|vanille|brezel|kurbis|porridge/),
  word('kren', /kren\b|meerrettich|sahnemeer/, care, pet, baby, /wurst|lachs|kase|aufstr|schinken|chips|brot|frischk|gurk|senf|speck|rub|hering|salat|leber|beiried/),
  word('gewürzgurken', /gurk(en|erl)|cornichon/, food, snack, /salat|schlangen|aufstr|minigurk|wurst|sauce|feld/),
  word('grieß', /griess/, care, home, pet, baby, /nockerln|schmarr|pudding|brei|dessert|joghurt|schnitt|knodel|suppe|koch|milch/),
  word('sauerkraut', /sauerkraut/, food, snack, drink, /suppe|wurst|eintopf|knodel|fleck|selch/),
  word('kidneybohnen', /kidney/, food, /chili con|thunf|salat|eintopf|mais/),
  word('apfelmus', /apfel ?mus|apfel ?mark/, care, home, pet, sweet, drink, /hipp|quetsch|freche|schmarr|milchreis/),
  word('tomatenmark', /tomaten ?mark|tomatenkonz/, food),
  word('oregano', /oregano/, food, snack, /tomat|kase|sauce|oliven|cracker|gyros|feta|huhn|kartoff|pizza/),
  word('kräutersalz', /krauter.*salz|salz.*krauter/, food, snack, /bad|butter/),
];

const snackWords: readonly EverydayWord[] = [
  word('schokolade', /schoko|milka|ritter sport|lindt|tafel/, care, home, pet, baby, cereal, drink, dairyMade, /keks|kuchen|waffel|riegel|lebkuch|eis\b|pudding|dessert|likor|musli|creme|kipferl|stollen|cookie|geback|trinksch|nuss ?mix|sauce|glasur|brot|muffin|croiss|torte|drops|geleefr|schnitte|gugelhupf|ice cream|zwieback|roulade|brioche|krapf|donut|braune?|cantuc|biskott|cracker|zopf|protein|strudel|palatsch|crossi|panett/),
  word('kekse', /keks|cookie|geback|biskuit|biskotten|spekulatius|butterkeks|cantuccini|kipferl/, care, home, pet, baby, drink, /joghurt|teig|eis\b|schokolade mit|milka.*tafel|dough|knabbergeback|laugen|salz|kase|ausstech|dose\b|party|riegel|brotgeback|brot &|spread|form|mischung backen|fruhst|teegeback tee|hefe|milch ?schok/),
  word('chips', /chips/, care, home, pet, baby, drink, /apfel|banane|kokos|schoko|schok|cookie|trocken|lotto|mandarin|pflaume|birne|karotte(?!.*)|hunde|sauce|dip\b|kakao|protein|salsa|backpap|rote rub|mango/),
  word('gummibären', /gummi|fruchtgummi|goldbar|baren\b|haribo|fruchtg|trolli|katjes/, care, home, pet, baby, /handschuh|kaugummi|stiefel|ring\b|band|lakritz(?!.*gummi)|zug|twist|marsh|vitam.*depot|haar/),
  word('kaugummi', /kaugummi|airwaves|orbit|wrigley|mentos gum|chewing|extra white|bubble|hubba|winterfresh|big red/, care, home, pet),
  word('eis', /\beis\b|eiscreme|eiskrem|gelato|stieleis|cornetto|magnum|eislutscher|becher|ice cream|sorbet|sandwich eis|twinni|jolly|cremissimo|eskimo|carte/, care, home, pet, baby, snack, drink, dairyMade, /berg|bein|tee\b|kaffee|wein|waffel(?!.*eis)|konfekt|bonbon|tute|zapfen lamp|form|schok(?!.*(eis|stiel))|muffin|wurfel|pilz|becher (?!.*eis)|bock|meer/),
  word('waffeln', /waffel|schnitten|wafer|neapolitan/, care, home, pet, baby, drink, /eis\b|becher|teig|reiswaffel|mais|linsen|blutw|eisen|topfen|lebkuch|honigschn/),
  word('erdnüsse', /erdnuss|peanut/, care, home, pet, baby, drink, /butter|flips|riegel|locken|schoko|mus\b|creme|\bol\b|sauce|drag|m&m|cookie|snick|karamell|eis\b|keks|berge|mix|brittle|schnitt|reese|krokant|salat|snips|cup|protein(?!q)|curls/),
  word('popcorn', /popcorn|popcornmais/, care, home, pet, drink, /chicken|schoko|eis\b/),
  word('salzstangen', /salz ?stang|soletti|salzsti|stangerl|sticks|brezel/, care, home, pet, drink, /mozz|fisch|schoko|kas|kaffee|sesam ?stangerl brot|karto|chicken|celer|lauge|\bgem/),
  word('pralinen', /praline|pralines|bonbonniere|merci|ferrero rocher|raffaello|mon cheri|mozartkugel|konfekt|truffe|truffel|toffifee|after eight|giotto|lindor|confis/, care, home, pet, drink, /ol\b|eis|pilz|butter|duft|salami|kase|creme|chips|risotto/),
  word('müsliriegel', /riegel|musli ?bar|corny|\bbar\b/, care, home, pet, baby, drink, /schoko(lade)?nriegel|milchriegel|schokoriegel|mars|snickers|bounty|twix|eis|protein|eiweiss|kase|milka|lion|knopper|milch/),
  word('lebkuchen', /lebkuchen|elisen/, care, home, pet, drink, /gewurz|tee\b|likor|form|mischung.*back|teig|haus.*set|cappuc|duft|kaffee|joghurt/),
];

const drinkWords: readonly EverydayWord[] = [
  word('mineralwasser', /mineral|wasser\b|vitalwasser|quell|romerquelle|voslauer|gasteiner|evian|volvic|san pelleg|juvina|tafelwasser|waldquelle|preblauer|gussing|alpquell/, care, home, pet, baby, sweet, /saft|holler|himbeer|zitrone|pfirsich|marille|birne|apfel|orange|lemon|limo|emotion|balance|johannis|mango|kaffee|tee\b|minze|grapefruit|vitamin|ingwer|limette|erdbeer|cassis|traube|melisse|destilliert|kirsch|tonic|melon|isot|tropic|maracuja|sirup|gurke|ananas|guave/),
  word('wasser', /wasser\b|mineral|quelle/, care, home, pet, baby, sweet, /saft|rosen|kolnisch|mizellen|gesicht|destill|bugel|toilette|duft|himbeer|fruchtw|melone|kirsch|kokos|ohne wasser|in wasser|weihwa|mund|zwetsch|brand|likor|thunf|kastani|eis\b|hahn|tonic|haar|filter|flasche/),
  word('cola', /\bcola|pepsi|coke/, care, home, pet, sweet, snack, /gummi|rot|schoko|eis|wodka|whisk|rum|fruchtg|bier|lutsch|weizen|bonbon|kracher|frosch|mix\b|jack|bacardi|nuss/),
  word('apfelsaft', /apfel ?saft|saft.*apfel|apfel.*saft/, care, home, pet, baby, sweet, /gespritzt|schorle|karotte|rote|essig|mango|birne|johannis|kirsch|traube|orange|zwetsch|multi|sirup|ingwer|holunder|gemuse/),
  word('orangensaft', /orange.*saft|saft.*orange|orange.*(nektar|100)|o-saft|hohes c.*orange/, care, home, pet, baby, sweet, /mango|karotte|blut.*likor|maracuja|sirup|apfel|mandarine|limo|acerola/),
  word('multivitaminsaft', /multi.*(saft|vitamin|frucht|nektar)/, care, home, pet, baby, sweet, dairyMade, /tabl|brause|kapsel|gummi|joghurt|bonbon|drag|tee\b|filmtab|sirup|depot|lutsch|riegel|shot|das gesunde/),
  word('eistee', /eis ?tee|ice ?tea/, care, home, pet, sweet, /likor|eis\b|wodka/),
  word('limonade', /limo|fanta|sprite|almdudler|frucade|seven ?up|7up|schartner|lemonade|bitter lemon|krauterl|orangina|mirinda|keli|kracherl|soda/, care, home, pet, sweet, /sirup|dusch|spray|moncello|back|sodastr/),
  word('energy drink', /energy|red bull|monster|effect|kong strong|flying/, care, home, pet, sweet, /riegel|ball|gel|kugel|mix|batter|duracell|dusch|musli|gummi|traubenz|tabl|tee\b/),
  word('kaffee', /kaffee|espresso|crema|mocca|mokka|nescafe|jacobs|melange|lungo|cappuccino|caff|ristretto/, care, home, pet, baby, sweet, dessert, dairyMade, snack, /filter\b|filtert|weiss|weisser|likor|maschine|tasse|loffel|sahne|obers|entkalk|becher|bonbon|reinig|rum|drink|geback|creme d|doppel|tramezz|kanne|kuche|kasten|getreide|malz|zichor|linde|wermut|tomate|parmigiano|dose|muhle/),
  word('kaffeebohnen', /bohne|ganze/, care, home, pet, sweet, /grune bohne|weisse bohne|^(?!.*(kaff|espress|crema|caff|melange|rost|coffee|segafr|lavazza|jacobs|barist|amaroy)).*$/),
  word('kaffeekapseln', /kapsel|caps\b|nespresso|tassimo|dolce gusto|cafissimo/, care, home, pet, sweet, /knopf|spul|wasch|omega|tee\b|vitamin|kakao|chococ|magnesium|enzym|kapseln, \d+ st(?!.*kaff)/),
  word('tee', /tee\b|\btea\b|tee,|teebeutel|rooibos|tee /, care, home, pet, sweet, snack, dairyMade, dessert, /eistee|eis tee|wurst|butter|kerze|licht|loffel|kanne|sieb|filter|tasse|baum|geback|pfirsichtee \d{3} ?g|ice|likor|rum|glas|becher|drink \d|instant|schale|steel|krauterlimo|kombucha|\d ?l\b|1500 ml/),
  word('grüner tee', /(grun|green).*(tee|tea)|sencha|matcha/, care, home, pet, sweet, /eistee|eis|ice|creme|latte|\d ?l\b/),
  word('kamillentee', /kamille/, care, home, pet, sweet, /creme|bad\b|spul/),
  word('pfefferminztee', /(pfeffer)?minz.*tee|tee.*minz|pfefferminze|minze/, care, home, pet, sweet, /bonbon|sirup|kaugummi|schok|drag|pastill|lutsch|drops|eistee|likor|limo/),
  word('früchtetee', /fruchte?.*(tee)|tee.*frucht/, care, home, pet, sweet, /eistee|grun|schwarz/),
  word('bier', /bier\b|marzen|pils|lager\b|weizen\b|weissbier|gosser|stiegl|ottakring|zipfer|puntigam|zwickl|hell\b|radler|ale\b|heineken|corona|budweiser|schwechat|egger|wieselb|kaiser|becks|puntig/, care, home, pet, sweet, snack, /radler|alkoholfrei|schinken|wurst|kase|senf|teig|essig|glas\b|hefe|alkfr|0,0|naturgold|mehl|brot|keim|gries|rettich|ginger|brezel|kren|zitrone|lemon|limett|gewurz|\bkleie|nudel|gras|tortilla|vollkorn|musli|laib|batter|schoko|sirup|root/),
  word('alkoholfreies bier', /(alkoholfrei|alkfr|0,0|naturgold|freibier|null komma).*|.*alkoholfrei/, care, home, pet, sweet, /sekt|wein|gin\b|saft|punsch|aperit|cocktail|spritz|prosecco|campari|rum\b|secco|martini|crodino|sanbitter/),
  word('radler', /radler/, care, home, pet, sweet, /hose|kase/),
  word('rotwein', /rotwein|zweigelt|blaufrank|merlot|cabernet|chianti|montepulciano|primitivo|rioja|shiraz|pinot noir|st\. ?laurent|tempranillo|nero d|malbec|rosso|blauburger|portugieser|syrah|cuvee rot|rot\b|red\b/, care, home, pet, sweet, snack, /essig|sauce|schalotte|salami|kase|zwiebel|chili|paprika|beere|weissw|apfel|saft|linsen|brot|red bull|sangria|aperol|wermut|tee\b/),
  word('weißwein', /weiss ?wein|veltliner|riesling|chardonnay|welschriesling|sauvignon|pinot grigio|muskateller|gemischter satz|bianco|grauburgunder|weissburgunder|muller thurgau|neuburger|sylvaner/, care, home, pet, sweet, snack, /essig|sauce|cabernet|blanc de noir|kase|senf|salami|huhn|muschel|fond|zwiebel/),
  word('sekt', /sekt\b|frizzante|prosecco|champagner|cava|spumante|hochriegl|schlumberger|secco/, care, home, pet, sweet, snack, /insekt|glas|truffel|essig|gelee|marmelade|konfit/),
  word('vodka', /wodka|vodka/, care, pet, sweet, snack, /sauce|cola|lemon ?\d|mix|energy|red bull/),
  word('gin', /\bgin\b/, care, home, pet, sweet, snack, /tonic|tee\b|ginger/),
  word('sirup', /sirup|dicksaft/, care, home, pet, baby, sweet, snack, /ahorn|agave|husten|in sirup|ananas.*stuck|hals|topping|pfirsich|dattel|hustenst|zuckerrub|reissirup|getreide/),
  word('rum', /\brum\b|stroh|bacardi|havana|captain/, care, home, pet, sweet, snack, dairyMade, /aroma|rosine|cola|kugel|punsch|kokos.*kug|topf|tee\b|plum|truff|nuss|eis\b|back/),
  word('tonic', /tonic/, care, home, pet, sweet, snack, /gin\b|haar|gesicht/),
];

const frozenWords: readonly EverydayWord[] = [
  word('pizza', /pizza|pizze/, care, home, pet, baby, sweet, snack, drink, /teig|sauce|gewurz|kase|schneider|mehl|tomate[n]? ?(sauce)?$|toast|croiss|chips|steine?\b|bagu|stange|salz|sugo|pizzabrot|leberk|belag|fix|gulasch|streusel|blech|schnecke|polpa|fleisch|rolle|strudel|tasch|zung|gerieb|knopf|brotchen|mozzarella ger|pringles|cracker|linse|mix/),
  word('pommes', /pommes|fries|frites/, care, home, pet, baby, sweet, snack, /salz|gewurz|sauce|haribo|sauer|fett|mayo/),
  word('tiefkühlgemüse', /gemuse/, care, home, pet, baby, sweet, snack, drink, /suppe|brat|laib|strudel|bruhe|chips|saft|sauce/),
  word('erbsen', /erbse[n]?\b/, care, home, pet, baby, snack, /kicher|suppe|sprosse|eintopf|protein|nudel|wasabi|puree|chips|reis|pasta|kartoff|wurst|speck|huhn|back/),
  word('lasagne', /lasagne/, care, home, pet, baby, /sauce|fix|form|gewurz/),
  word('knödel', /knodel/, care, home, pet, /brot|wurfel|pulver.*suppe|mehl|suppe|gewurz|roulade/),
  word('blattspinat', /blattspinat|spinat/, care, home, pet, baby, dish, /rahm|creme|cremig|passiert|ricotta|feta/),
  word('rahmspinat', /(rahm|creme|cremig).*spinat|spinat.*(rahm|creme|cremig)/, care, home, pet, baby, dish),
];

const nonFoodWords: readonly EverydayWord[] = [
  word('windeln', /windel|pants|pampers/, sweet, pet, /eimer|beutel|creme|tuch|schwimm(?!.*windel)|wundsch|frauen|inko|schok|men\b|always/),
  word('feuchttücher', /feucht.*tuch|feuchttuch|wipes|feuchte? ?tucher/, pet, /boden|brillen|bildschirm|box leer|spender/),
  word('klopapier', /toilettenpapier|klopapier|wc-?papier|wc.?pap/, /feucht/, /halter|ersatz|burste/),
  word('toilettenpapier', /toilettenpapier|klopapier|wc-?papier|wc.?pap/, /feucht/, /halter|burste/),
  word('feuchtes toilettenpapier', /feucht.*(toilettenp|wc|papier)|(toilettenp|wc|papier).*feucht/, /boden/),
  word('küchenrolle', /kuchen ?(rolle|tuch)|kuchenrolle|haushaltsrolle/, food.slice(2), /halter|holz/),
  word('taschentücher', /taschent|tempo\b|feh\b|kosmetiktuch/, pet, /feucht(?!.*taschent)|toilett|wasch|rolle|wc|papier /),
  word('servietten', /serviette/, pet, /ring|halter|knodel/),
  word('waschmittel', /wasch ?(mittel|gel|pulver)|persil|ariel|color ?wasch|vollwasch|feinwasch|waschcaps|\bpods|\bdash\b|omo\b|\bwl\b|wasch(gange|ladung)|waschen|caps/, /gesicht|intim|hand|dusch|spul|weichsp|lotion|kapsel|kaffee|geschirr|soda|wasch ?(lappen|maschin)|parfum|korper|creme|gel .*gesich|parf|tee\b|body/),
  word('weichspüler', /weichsp|softener|lenor|silan\b|wascheparf|\bcoral\b/, /haar|waschmittel|gel\b/),
  word('spülmittel', /spul ?mittel|geschirrsp|spulbals|\bpril\b|\bfairy\b|fit\b|handsp|palmolive.*(geschirr|spul)/, /tabs|taps|maschin|salz|reinig|klar|mund|pods|caps|haar|all.in|schwamm|tuch|burste|ultimate|platin|wc|clean/),
  word('geschirrspültabs', /tabs|taps|somat|finish|calgonit|geschirr.*(tab|caps)|fairy.*(all|platin)/, /wc|brause|entkalk|zahn|gebiss|kalk|salz|klarsp|pfleger|reiniger|vitamin|wasch(?!.*spul)|spulkast|filter|kaffee|wasserk|deo|magnesium|poolt|wasserent|spender|sussst|duftend|soda/),
  word('shampoo', /shampoo/, pet, /auto|teppich|trockensh.*tier|dusche? ?(&|und)|2in1.*dusch|duschgel|spulung/),
  word('duschgel', /dusch|shower/, pet, /vorhang|matte|kabine|reinig|schwamm|haube|abzieh|kopf|shampoo gegen/),
  word('seife', /seife|handwasch|soap/, pet, /spender|schale|reinig|kissen|nuss|block|halter|sackchen|beutel|blasen|schmier|gall/),
  word('zahnpasta', /zahn ?(pasta|creme|paste|gel)|colgate|elmex|sensodyne|blend|meridol|odol|dentagard|aronal|zahnweiss|toothp/, pet, /burste|spulung|mundw|wasser|seide|stick|haft|mundsp|spray|pinsel|tablet|tabs|dose/),
  word('zahnbürste', /zahn ?burste|toothbrush/, pet, /pasta|creme|becher|box|hulle|tuch|halter|koff/),
  word('mundspülung', /mund ?(spul|wasser)|listerine/, pet, /zahncr/),
  word('deo', /\bdeo|transpirant|roll-?on|deospray|deodorant/, pet, /raum|wc|schuh|auto|kuhlschr|spul|waschm|fuss|intim|concealer/),
  word('handcreme', /hand ?(creme|balsam|lotion)|hand- ?(und|&)/, pet, /seife|schuh/),
  word('sonnencreme', /sonnen ?(creme|milch|spray|schutz|lotion|fluid|gel|ol\b)|\blsf|\blf ?\d|sun\b|sunblock/, pet, sweet, /after|apres|tagescr|make|kappe|hut|bb |puder|gesichtscreme|serum|brille|foundation|augen|shampoo|haar|tuch|foundat|dusch|fluid tag|day|conceal|selbst|hyaluron.*tag|lip/),
  word('rasierer', /rasierer|rasierklinge|rasur|gillette|wilkinson|einweg|razor|klingen/, pet, /schaum|gel\b|wasser|shave(?!r)|balsam|creme|lotion|pinsel|ol\b|seife|after|oil|nachfull.*schaum/),
  word('rasierschaum', /rasier ?(schaum|gel|creme|seife)/, pet, /klinge/),
  word('tampons', /tampon|o\.?b\.?\b/, pet),
  word('binden', /binde[n]?\b|slipeinlage|always|\bultra\b/, pet, sweet, /verband|elast|fixier|haar|mull|schal|sauce|wasch|armb|toilet|stoff|tempo|taschen|soft|rein|mascar|color|kabel|bindem|make|dash|creme|ariel|trag|halt|waffe|balea|lsf|clean|spul|shamp|zahn|dusch/),
  word('müllsäcke', /mull ?(sack|beutel|sacke)|abfall ?(sack|beutel)|mullbeutel/, pet, /eimer/),
  word('alufolie', /alu.*folie|folie.*alu|grillfolie/, /schale|tasse|kuhl/),
  word('backpapier', /back ?papier/, /form/),
  word('frischhaltefolie', /frischhalte|klarsicht.*folie/, /dose|box|beutel/),
  word('batterien', /batterie/, /ladeg|lampe|lichter|huhn/),
  word('kerzen', /kerze|teelicht|grablicht/, sweet, pet, /halter|led\b|zund|stander|zahlen|form|magen/),
  word('katzenfutter', /katze|whiskas|felix.*(gelee|sauce)|sheba|kitekat|gourmet|\bcat\b|kitty/, /streu|toilette|spiel|klo\b|gras|baum|milch(?!.*katz)|kase|pesto|ketchup|gurken|kleintier|aufkleber|foundation|dauer|shirt/),
  word('hundefutter', /hund|pedigree|\bdog\b|cesar|frolic|chappi|romeo/, sweet, /shampoo|leine|spielz|bett|kotbeutel|salat|spiel|burste|decke|jahre|kotb|hundert|buch|malb/),
  word('katzenstreu', /katzen ?streu|streu\b|litter|catsan/, sweet, /kase|zucker|wurze|gewurz|suss|winter|salz|duft/),
  word('schwamm', /schwamm|schwamme|putztuch/, food.slice(2), /\bpilz|make|complexion|dusch|baby|schwammerl|konjac|kosmet|blend|bade|sauce|luffa|massage|puder/),
  word('entkalker', /entkalk|kalk ?(losen|losend|entf|ex)|durgol|anti-?kalk|calgon/, pet, /wc-?reiniger gel/),
  word('haarspray', /haar ?spray|hairspray|drei wetter|haarlack/, pet),
  word('lippenpflege', /lippen ?(pflege|balsam|stift)|labello|lip ?(balm|care|butter)|balm\b/, pet, /lippenstift -|nr\.|rasier|after|haar|bart|korper|handb|foot|butter ?milk|gesicht|augen|cleans/),
  word('pflaster', /pflaster|strips/, pet, sweet, /stein|nase|pore|zahn|chicken|mitesser|warme|white|hyalur|fuss ?maske|augen|bleich|pickel|magneti/),
  word('allzweckreiniger', /allzweck|universal ?reinig|frosch.*reinig|meister proper|allesreinig|haushaltsreinig/, pet),
  word('wc reiniger', /wc.*(reinig|gel|stein|ente|kraft|frisch|duft)|toilettenreinig|wc-/, pet, /papier|feucht|burste|sitz/),
  word('backofenreiniger', /(back ?ofen|grill).*reinig|ofenreinig/, pet),
  word('gesichtscreme', /gesicht|tagescreme|nachtcreme|tagespfl|nachtpfl|anti ?-?falten|day cream/, pet, /maske|wasser|reinig|wasch|tucher|peel|toner|burste|sonnen|serum|schwamm|massage|spray|rasier|tonic/),
  word('teelichter', /teelicht|maxilicht/, pet, /halter|glas/),
  word('gefrierbeutel', /gefrier ?beutel|allzweckbeutel|zipp?.?beutel|eiswurfelbeutel/, pet),
];

/** Everyday words as people type them. */
export const everydayWords: readonly EverydayWord[] = [
  ...dairyWords,
  ...produceWords,
  ...meatWords,
  ...bakeryWords,
  ...pantryWords,
  ...snackWords,
  ...drinkWords,
  ...frozenWords,
  ...nonFoodWords,
];
