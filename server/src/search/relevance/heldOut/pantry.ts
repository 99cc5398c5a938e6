/** Held out: words for the store cupboard and for sweets; see `everydayWords` for how a line is read. */
export const heldOutPantry = String.raw`
  dinkelmehl :: dinkel.*mehl|mehl.*dinkel :: nonFood sweet :: nudel|brot
  vollkornmehl :: vollkorn.*mehl|mehl.*vollkorn :: nonFood sweet ::
  glattes mehl :: mehl.*(glatt|type|w480|w700|405)|glatt.*mehl|weizenmehl|mehl :: nonFood :: griffig|vollkorn|mais|kicher|kartoffel|panier|knodel|johannis|mandel|kokos|buchweiz|reismehl|speise
  kristallzucker :: kristallzucker|feinkristall|zucker :: nonFood sweet drink :: vanil|rohr|staub|gelier|puder|braun|wurfel|ohne|birken|kokos|trauben|hagel|einmach
  brauner zucker :: braun.*zucker|zucker.*braun|rohr.*zucker|rohzucker|kandis|muscovado :: nonFood sweet drink :: wurfel.*weiss
  gelierzucker :: gelier :: nonFood ::
  süßstoff :: sussstoff|suessstoff|sussungsmittel|stevia|sucralose|saccharin|streususse|tafelsusse|erythrit|xucker|xylit|streususse :: care home pet snack :: mint|strawb|kaugummi|riegel|bonbon|pastillen|schok
  meersalz :: meer ?salz|fleur de sel|sel\b :: nonFood snack sweet :: chips|schok|mandel|nuss|nasen|spray|butter|cracker|cashew|oliven|brot
  paprikapulver :: paprika.*(edels|pulver|scharf|gemahlen|gerauch|suss|rosen|geraucht)|rosenpaprika|(edelsuss|gerauch).*paprika|pulver.*paprika :: nonFood snack :: salami|wurst|chips|speck|kase
  currypulver :: curry :: nonFood snack :: wurst|paste|huhn|reis|linsen|nudel|suppe|gericht|kicher
  muskatnuss :: muskat(?!eller) :: nonFood drink ::
  kümmel :: kummel :: nonFood snack :: braten|brot|kraut|kase|speck|linie|schnaps|\bol\b|kreuz.*creme
  lorbeerblätter :: lorbeer :: care pet ::
  majoran :: majoran :: nonFood snack :: wurst|leber
  rosmarin :: rosmarin :: nonFood snack drink :: kartoff|erdapfel|brot|\bol\b|cracker|focaccia|salami|focacc|mandel|oliven|kase|schinken|butter|feta|tomat|salz|olivenol
  grillgewürz :: (grill|steak|bbq|brathuhn|brathendl|hendl).*(gewurz|wurz|salz|rub|pfeffer|mischung)|(gewurz|wurz).*(grill|steak|bbq)|grill :: nonFood snack :: anzund|kohle|kase|wurst|sauce|platte|rost|zange|schale|brikett|spiess|bursten|chips|marinade
  basmatireis :: basmati :: nonFood snack :: pfanne|curry|huhn
  risottoreis :: risotto|arborio|carnaroli|vialone :: nonFood snack :: pilz|spargel|milanese|safran|tomate|steinp|fertig
  langkornreis :: langkorn|parboiled|spitzenreis|(?<!milch|nudel|rundkorn)reis\b :: nonFood snack sweet drink :: basmati|risotto|milch|nudel|rundkorn|waffel|essig|papier|curry|huhn|jasmin|brei|wein
  fusilli :: fusilli|spiral|spirelli :: nonFood :: sauce|salat|pesto|cheese
  farfalle :: farfalle :: nonFood snack :: 
  bandnudeln :: bandnudel|tagliatelle|pappardelle|fettuccine|linguine|band :: nonFood snack :: sauce|haar|klebe|lachs|fleisch|huhn|gummi|verband|carbonara
  suppennudeln :: suppen.*(nudel|einlage)|fadennudel|buchstaben|sternchen|fleckerl|frittaten|backerbsen|nudel.*suppe|faden|muscheln|nockerl :: nonFood sweet snack :: wurfel
  spätzle :: spatzle|nockerl|knopfle :: nonFood :: griess|sauce|presse|hobel
  gnocchi :: gnocchi :: nonFood ::
  tortellini :: tortell :: nonFood ::
  ravioli :: ravioli|teigtasch :: nonFood pet ::
  reisnudeln :: reis.*nudel|nudel.*reis|rice ?noodle|glasnudel :: nonFood :: fertig
  rapsöl :: raps :: nonFood :: margarine|honig|thunf
  kokosöl :: kokos.*(ol\b|fett)|coconut.*oil :: care home pet sweet snack ::
  balsamico :: balsam :: nonFood snack sweet :: dressing|zwiebel|tomate|chips|reduktion.*set|salat|kartoff|creme.*haut
  apfelessig :: apfel.*essig|essig.*apfel :: care home pet sweet :: reiniger|kapsel|gummi|tabl
  bolognese :: bolog :: nonFood :: baby|gewurz.*huhn|pizza|lasagne|raviol|terrine|snack
  chilisauce :: chil.*sau?ce|sau?ce.*chil|sriracha|hot sauce|tabasco|sambal|chili :: nonFood snack sweet :: con carne|thunf|flocken|gemahl|mix|ol\b|schote|kase|nudel|wurst|oliven|makrel|sardin|schok
  barbecue sauce :: barbec|barbeq|bbq.*sau?ce|sau?ce.*bbq :: nonFood snack :: chips|rub|gewurz|nuss|wurst|fleisch|huhn|ribs|chicken|tofu|pizza|mandel
  tzatziki :: tza ?tziki|zaziki :: nonFood snack :: gewurz|kotanyi|chips|gurke
  salatdressing :: dressing|salat ?(sauce|marinade|wurze|krauter)|vinaigrette :: nonFood snack ::
  estragonsenf :: estragon.*senf|senf.*estragon|senf :: nonFood snack :: suss|gurke|dill|honig|hering|korn|sauce|pulver|lachs|bratw|dressing|ei
  erdbeermarmelade :: erdbeer.*(marmelade|konfit|aufstr|fruchtauf|jam)|(marmelade|konfit|aufstr).*erdbeer :: nonFood sweet snack dairyMade :: schoko
  ahornsirup :: ahorn :: nonFood snack sweet :: nuss|speck|bacon|salami|keks|schinken|cashew
  blütenhonig :: bluten.*honig|honig.*blute|honig :: nonFood sweet snack drink cereal :: senf|brot|wald|melone|mandel|nuss
  knuspermüsli :: (knusper|crunch|crispy).*|granola|.*(knusper|crunch).*musli :: nonFood snack drink :: chips|riegel|schok(o|olade)\b(?!.*musl)|keks|eis\b|erdnuss|waffel|flakes|brot|linsen|creme
  porridge :: porridge|haferbrei|overnight|oat(s|meal)|hafer.*(mahlzeit|brei) :: nonFood drink snack :: barista|riegel
  chiasamen :: chia :: care home pet drink sweet :: brot|riegel|joghurt|pudding|cracker|knack|waffel|musli|spaghetti|quetsch|sauce|gel\b
  sonnenblumenkerne :: sonnenblumen.*kern|kerne?.*sonnenbl :: nonFood :: brot|\bol\b|pesto|aufstr|weckerl|knack
  kürbiskerne :: kurbis.*kern(?!ol)|knabberkern :: nonFood drink :: brot|\bol\b|pesto|aufstr|weckerl|creme|schnitzel|knack|schok|spatzle|ol\b|liptauer|kase|wurst|sauce|kipferl
  cashewkerne :: cashew :: nonFood drink :: mus\b|creme|curry|riegel|joghurt|schok|drink|fruchte.*mix|huhn|kase|aufstr|fromage|sauce
  haselnüsse :: haselnuss|haselnusse :: nonFood drink :: schok|riegel|creme|waffel|keks|musli|joghurt|aufstr|drink|mus\b|kuchen|pudding|eis\b|schnitt|nougat|likor|ol\b|stange|milka|praline|kipferl|tafel|cookie|milch|kakao|trauben.*schok|kaffee|espresso|cappuc|barista|wafer|haselnusscreme|dattel
  pistazien :: pistazi :: nonFood drink :: schok|eis\b|creme|marzipan|kugel|waffel|praline|mortadella|kuchen|pesto|joghurt|aufstr|pudding|nougat|riegel|sauce|gelato|stange|cookie|kipferl|dessert|keks|dubai|cremissimo|milch|mus\b|tafel|croiss|eiscreme
  studentenfutter :: studentenfutter|nuss.*(mix|misch)|(mix|misch).*nuss|nuss.*frucht :: nonFood drink :: schok|riegel|musli
  polenta :: polenta|maisgriess :: nonFood snack ::
  quinoa :: quinoa :: nonFood snack drink sweet :: brot|salat|riegel|musli|huhn|gericht|mix|linsen.*fertig|cracker|tomate|reis|gemuse|burger|bulgur|laibchen|pfanne
  maisstärke :: mais.*starke|maizena|speisestarke :: nonFood :: wasche|chips|kartoffel
  gelatine :: gelatine|agar|geliermittel :: nonFood sweet ::
  vanillepudding :: (vanil|bourbon).*(pudding|creme|dessert)|(pudding|creme|dessert).*vanil|pudding :: care home pet snack :: keks|schok(?!.*vanil)|waffel|eis\b|schnecke|protein.*schok|karamell
  kuvertüre :: kuvert|glasur|kochschok|tunkmasse :: nonFood :: brief|umschlag
  kokosraspel :: kokos.*(rasp|flock|streu)|(rasp|flock).*kokos :: nonFood snack drink :: riegel|musli|keks
  marzipan :: marzipan :: care home pet drink :: stollen|brot.*backen|kartoffel.*speise|tee|gugelh|eis\b|duft
  geschälte tomaten :: (geschal|pelati|peel).*|.*(geschal|pelati) :: nonFood snack :: mandel|kicher|hafer|kartoff|nuss|reis|kerne|knoblauch|sesam|hanf|linsen|maroni|kastan
  weiße bohnen :: weiss.*bohn|bohn.*weiss|cannellini|baked|\bbohnen :: nonFood snack :: kaffee|kidney|schwarz|grun|kafer|espresso|rot|fisole|mungo|edamame|chili|soja|feuer
  käferbohnen :: kaferbohne|feuerbohne :: nonFood ::
  essiggurkerl :: gurkerl|gurken|cornichon :: nonFood snack drink :: salat\b|schlangen|aufstr|feld|mini.*frisch|dill.*kraut|gewurz(?!gur)|einleg
  pfefferoni :: pfefferon|peperon|pepperon|jalape :: nonFood snack dish :: salami|wurst|pizza|kase|oliven|sauce|frisch ?k
  kapern :: kaper :: nonFood snack :: sardell|sauce|thunf|oliven
  ajvar :: ajvar :: nonFood snack :: 
  nudelsuppe :: nudel.*suppe|suppe.*nudel|(cup|ramen|instant|yum).*|noodle|fertigsuppe :: nonFood sweet :: kaffee|cappuc|suppennudeln|tee|kakao|einlage|haferfl|cupcake|muffin|germ|espresso|b'cup
  gemüsebrühe :: (gemuse|klar|suppen).*(bruhe|bouill|suppe|wurfel|wurze|fond)|bruhe|bouillon :: nonFood snack :: creme|kraftb.*rind.*fert|huhn|rind|nudel
  kartoffelpüree :: (kartoffel|erdapfel).*(puree|pure|brei|stock)|pure.*(kartoff|erdap) :: care home pet snack ::
  kaiserschmarrn :: kaiserschmar|schmarr :: nonFood :: likor|tee|joghurt|eis\b
  semmelknödel :: semmel.*(knodel|klosse)|knodel.*semmel|serviettenkn|semmelwurf :: nonFood ::
  chili con carne :: chili con|chili sin|con carne :: nonFood :: gewurz(?!.*fix)
  zartbitterschokolade :: zartbitter|edelbitter|bitter.*schok|dunkle|dark|noir|herb.*sahne|(7|8|9)\d ?%.*(kakao|cacao)|edelherb :: nonFood drink cereal :: keks|waffel|riegel|musli|kaffee|eis\b|lebk|sun|tabak|rum
  weiße schokolade :: weiss.*schok|schok.*weiss|white|blanc|weiss :: care home pet drink cereal :: keks|riegel|bohnen|wein|brot|eis\b|spargel|mousse|musli|essig
  schokoriegel :: riegel|snickers|mars|bounty|twix|kitkat|duplo|lion|knoppers|milky|kinder :: nonFood drink cereal :: protein|eiweiss|frucht|musli|eis|tafel|haferr|uberrasch|nuss.?riegel|getreide|mandelr|hafer|dattel
  lakritze :: lakritz|licorice :: nonFood drink :: eis\b
  marshmallows :: marshmallow|mallow :: nonFood drink cereal :: schok(?!.*mallow)|keks|eis\b
  butterkekse :: butter.*(keks|biscuit|geback|kipf|stang|cookie)|leibniz|petit beurre|keks :: nonFood drink :: eis\b|schok|teig|joghurt|riegel|torte
  reiswaffeln :: reis.*waffel|reiscracker|rice cake|waffel.*reis|reis.*cake :: care home pet :: 
  tortilla chips :: tortilla.*chip|nacho|tortilla :: nonFood :: wrap|weizen|sauce|dip|salsa|mehl
  cracker :: cracker :: care home pet drink :: nuss|schok.*keks
  erdnussflips :: flip|erdnuss.*(lock|snip|curl)|snips|locken :: nonFood drink :: linsen|schok|wickler|haar|flip.?flop|wunderl
  proteinriegel :: (protein|eiweiss|power|high).*(riegel|bar\b)|(riegel|bar\b).*(protein|eiweiss|g prot) :: nonFood drink ::
  traubenzucker :: traubenzucker|dextro :: care home pet ::
  hustenbonbons :: husten|wick|ricola|bonbon|em-eukal|salbei.*bonbon|zuckerl|hals|isla|islandisch :: home pet drink :: saft|tropfen|sirup|tee|schal|spray|badezusatz|hals(band|kette|tuch)|gel\b
  mozartkugeln :: mozart :: care home pet :: likor|kaffee|eis\b
  brotaufstrich :: aufstrich|streich :: nonFood sweet dessert :: kase(?!.*aufstr)|fett|hart|mischung|butter|holz|stiefel
  tiefkühlbeeren :: (beere|himbeer|heidelbeer|erdbeer|waldfrucht).* :: nonFood sweet drink dairyMade spread sauce cereal snack dessert dish :: trocken|getrock|dorr|tee|pulver
`;
