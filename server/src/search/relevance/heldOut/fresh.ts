/** Held out: words for what is fresh, chilled or frozen; see `everydayWords` for how a line is read. */
export const heldOutFresh = String.raw`
  schafkäse :: schaf.*kase|feta|hirtenkase :: nonFood snack dish :: aufstrich|creme|salat
  ziegenkäse :: ziege :: nonFood snack dish drink :: milch\b|salat|aufstrich|joghurt|butter
  geriebener käse :: (gerieb|gerissen|reib|gratin|pizza|streu|raspel).*(kase|emmentaler|mozzarella|gouda|parm|grana|cheddar)|(kase|emmentaler|mozzarella|gouda|parm|grana|cheddar).*(gerieb|gerissen|reib|raspel) :: nonFood snack :: sauce
  käsescheiben :: (kase|gouda|emmentaler|edamer|tilsiter|cheddar|mondseer|raclette).*scheib|scheib.*(kase|gouda|emmentaler)|schmelzkase|aufschnitt.*kase|kase.*aufschnitt :: nonFood snack dish :: wurst|schinken
  grillkäse :: grill.*kase|halloumi|kase.*grill|ofenkase :: nonFood snack :: sauce|wurst|krainer
  butterkäse :: butterkase :: nonFood snack ::
  edamer :: edamer :: nonFood snack ::
  tilsiter :: tilsiter :: nonFood snack ::
  ricotta :: ricotta :: nonFood snack dish sauce :: spinat|tortell|raviol
  gorgonzola :: gorgonzola :: nonFood snack dish sauce :: gnocchi|tortell
  brie :: brie\b :: nonFood snack dish ::
  kaffeeobers :: kaffee ?obers|kaffee ?milch|kaffee ?sahne|kondensmilch|rahm.*kaffee|obers.*kaffee :: nonFood sweet ::
  kondensmilch :: kondens|kaffee ?milch :: nonFood sweet ::
  vanillejoghurt :: (jogh?urt|yog).*vanil|vanil.*(jogh?urt|yog) :: nonFood sweet snack cereal :: \beis\b
  kefir :: kefir :: nonFood sweet ::
  molke :: molke :: care home pet sweet snack ::
  freilandeier :: freiland.*ei|eier.*freiland|eier :: nonFood sweet dessert :: likor|nudel|teigwaren|salat|aufstrich|farbe|boden
  schokopudding :: (schok|choc).*(pudding|dessert|creme)|(pudding|dessert|creme).*(schok|choc)|pudding :: nonFood :: keks|waffel|riegel|kuchen|aufstrich|vanille|tafel
  milchreis :: milch ?reis|rundkornreis|riso :: nonFood snack :: riegel|drink|schok.*tafel
  trinkjoghurt :: trink.*jogh?urt|jogh?urt.*(drink|trink)|(drink|trink).*(jogh?urt|yog)|actimel|yog.*drink|lassi :: care home pet sweet snack :: riegel
  sojajoghurt :: (soja|soy|pflanz|vegan|plant).*(jogh?urt|yog|gurt|natur)|(jogh?urt|yog).*(soja|soy|vegan)|sojagurt|soja.*(vanille|natur|erdbeer|heidel|kirsch|mango|pfirsich|kokos) :: nonFood sweet snack :: drink|sauce|milch\b
  teebutter :: butter\b :: nonFood sweet snack dessert cereal :: erdnuss|peanut|keks|brot|geback|croissant|schmalz|krauter|knoblauch
  leichtmilch :: (leicht|mager|fettarm|halbfett).*milch|milch.*(0,[0-9]|1,[0-9]) ?%|milch.*(leicht|mager|fettarm) :: nonFood sweet dessert :: kakao|joghurt|topfen|butter|kase|schok
  milch 1l :: milch\b :: nonFood sweet dessert cereal snack :: kakao|kondens|kase|joghurt|butter|brot|pulver|kaffee|tee\b|kokos|(?<!h-?|h )creme|schoko|vanille
  zwetschken :: zwets|pflaume :: produced ::
  marillen :: marille|aprikose :: produced :: \bmark\b|knodel
  kirschen :: kirsche|weichsel :: produced :: banane|cassis|cherrytomat|vanille|schatt|tomate
  grapefruit :: grapefruit|pampelmuse :: produced ::
  wassermelone :: wassermelone :: produced :: minze|erdbeer
  brombeeren :: brombeer :: produced :: cassis|apfel|holunder|vanille|badekrist
  nektarinen :: nektarine :: produced ::
  datteln :: dattel :: nonFood sweet snack drink dish dairyMade :: tomate|cherry|riegel|ballch|speck|sirup|creme
  weintrauben :: traube :: produced :: kernol|zucker|nuss
  clementinen :: clementine|mandarine :: produced ::
  cherrytomaten :: (cherry|cocktail|kirsch|dattel|mini|snack|datterini).*(tomat|paradeis|rispe)|(tomat|paradeis).*(cherry|cocktail|mini)|datterini :: nonFood snack drink dish sauce tinned ::
  rispentomaten :: (rispe.*(tomat|parad)|(tomat|parad).*rispe|tomate|paradeiser) :: produced ::
  jungzwiebel :: (jung|fruhlings|lauch)zwiebel :: nonFood snack dish ::
  rote zwiebel :: rot.*zwiebel|zwiebel.*rot :: nonFood snack dish sauce :: rost
  fisolen :: fisole|grune bohnen|bohnen.*grun|prinzess|brechbohnen|keniabohne|buschbohne :: nonFood snack dish ::
  spargel :: spargel :: nonFood snack dish :: suppe|creme|samen
  rotkraut :: rot ?kraut|rotkohl|blaukraut :: nonFood snack ::
  weißkraut :: weiss ?kraut|krautkopf|weisskohl|kraut\b|spitzkraut :: nonFood snack dish :: sauer|salat|rot|fleck
  chinakohl :: chinakohl :: nonFood snack dish ::
  fenchel :: fenchel :: nonFood snack drink dish :: samen|honig|salami|tee|gemahl|bonbon
  melanzani :: melanzani|aubergine :: nonFood snack dish sauce :: creme|aufstrich|gegrillt|gefullt
  rote rüben :: rote (rube|bete|beete)|rona|randen|rote-rube :: nonFood snack :: saft|chips|suppe|kren.*aufstrich|pulver
  vogerlsalat :: vogerl|feldsalat :: nonFood dish :: dressing
  häuptelsalat :: hauptel|kopfsalat|salat ?herz :: nonFood :: dressing|sauce
  schnittlauch :: schnittlauch :: nonFood snack drink :: kase|frisch ?k|sauce|rahm|topfen|aufstrich|butter|sour|chips|dip|ei\b|eier
  minze :: minze :: nonFood snack drink sweet :: tee|schok|bonbon|sauce|kaugummi|spray|apfel|dragee|zitrone|limette|holunder|blue star
  pilze :: pilz|champignon|shiitake|seitling|steinpilz|eierschwamm|pfifferling|portobello :: nonFood snack dish sauce drink :: suppe|gnocchi|tortell|sauce|creme|aufstrich|fusspilz|nagelpilz|streich|rahm
  suppengrün :: suppen ?(grun|gemue?se|wurzel)|wurzelwerk :: nonFood snack :: wurfel|pulver|sauce|fertig
  kohlsprossen :: kohlspross|rosenkohl :: nonFood snack ::
  bio bananen :: banan :: produced :: ^(?!.*\bbio).*$|apfel|mango
  bio karotten :: karott|mohre :: produced :: ^(?!.*\bbio).*$|apfel|saft
  hendl :: hendl|huhn|hahn|chicken|poulard|huhner :: nonFood snack :: gewurz|wurz|suppe|ei(er)?\b|salat|aufstrich|wurst|fond|sauce|nudel|reis|bowl|tortell|pfanne|burger|wrap
  hühnerkeulen :: (huhn|hahn|hendl|chicken).*(keule|haxe|haxl|unterk|oberk)|keule|(ober|unter)keule :: nonFood :: gans|ente|pute|lamm
  putenbrust :: pute.*(brust|filet|schnitzel)|(brust|filet).*pute|truthahn.*brust :: nonFood :: ^.*(wurst).*$
  putenschnitzel :: pute.*(schnitzel|filet|brust|steak)|truthahn.*(schnitzel|filet|brust) :: nonFood :: wurst|aufschnitt|schinken
  gulaschfleisch :: gulasch.*fleisch|fleisch.*gulasch|(rind|schwein|wild|kalb).*(gulasch|wurfel)|gulasch.*(rind|schwein) :: nonFood :: suppe|dose|wurz|gewurz|saft|fertig|fix|paste|sauce|knodel|nockerl|spatzle
  schweinsschnitzel :: schwein.*schnitzel|schnitzel.*schwein|schnitzel :: nonFood :: pute|huhn|hahn|kalb|soja|vegan|vegetar|gewurz|chicken
  kotelett :: kotelett|karree :: nonFood :: vegan
  spareribs :: spare ?rib|ripperl|rippchen|rippe :: nonFood sweet snack :: sauce|gewurz|rub|marinade
  frankfurter :: frankfurter|wiener|wurstel|wurstchen :: nonFood :: schnitzel|kranz|senf|teig|ohne|brot|kaffee|melange|zucker
  debreziner :: debrezin :: nonFood ::
  cabanossi :: cabanossi|kabanos :: nonFood ::
  prosciutto :: prosciutto|rohschinken|serrano|parmaschinken|crudo|san daniele :: nonFood dish snack :: pizza|grissini|tortell
  leberwurst :: leber.*(wurst|streich|aufstr|pastet) :: nonFood ::
  streichwurst :: streich.*wurst|teewurst|leber.*(wurst|streich)|mettwurst|wurst.*streich :: nonFood ::
  schinkenspeck :: schinkenspeck|speck :: nonFood snack :: knodel|kuchen|brot|bohnen|sauce|linsen|kraut|leberkas
  cevapcici :: cevap :: nonFood :: gewurz
  chicken nuggets :: nugget :: nonFood sweet :: vegan|schok|kartoff
  hackfleisch gemischt :: (faschiert|hack|haschee) :: nonFood sauce dish :: vegan|vegetar|soja|gewurz|fix|laibchen|ballchen|braten|mandel|tomate|pistazie|erbse
  kabeljau :: kabeljau|dorsch :: nonFood pet ::
  sardinen :: sardine :: nonFood ::
  hering :: hering|matjes|rollmops|bismarck :: nonFood ::
  shrimps :: shrimp|garnele|scampi|crevett|prawn|krabbe :: nonFood :: chips|salat|dumpling|nudel|aufstr|sauce|teig
  seelachs :: seelachs|alaska :: nonFood :: 
  lachsfilet :: lachs.*(filet|steak|stuck)|(filet|steak).*lachs|wildlachs|lachs :: nonFood snack pet :: seelachs|aufstrich|schinken|nudel|spinat|forelle|tortell|sushi|creme|sauce
  fischfilet :: fisch.*filet|filet.*(fisch|kabeljau|dorsch|scholle|zander|lachs|pangas|seehecht|forelle|makrel|thun|hering|sardell)|(lachs|dorsch|kabeljau|scholle|zander|pangas|seehecht|forelle|seelachs|makrel|hering|thun|sardell|heilbutt|barsch).*filet|schlemmer.*filet :: nonFood ::
  kornspitz :: kornspitz :: nonFood ::
  weckerl :: weckerl|semmel|weckle|brotchen|laibchen :: nonFood snack sweet :: brosel|wurfel|knodel|leberkas|fleischlaib|gemuselaib|mehl|teig|belegt|aufstr
  fladenbrot :: fladen|pita|naan|lavash|wrap :: nonFood sweet :: chips
  roggenbrot :: roggen.*(brot|laib|weckerl|toast)|brot.*roggen|pumpernickel|bauernbrot|schwarzbrot|hausbrot|mischbrot :: nonFood snack :: mischung|mehl|knack|gewurz
  laugenbrezel :: (laugen|butter|riesen|ofen).*(breze|brezn|bretz|stange|geback|weckerl|brotchen|zopf|knot)|breze|brezn :: nonFood sweet :: honig|salz(?!b)|mini.*snack
  striezel :: striezel|zopf|brioche|hefezopf|germzopf :: nonFood snack :: haar|gummi|kase|mozz
  gugelhupf :: gugelhupf :: nonFood :: form|mischung
  krapfen :: krapfen|donut|berliner :: nonFood snack :: teig|mischung|fett|punsch.*likor
  apfelstrudel :: apfel.*strudel|strudel.*apfel :: nonFood :: teig(?!tasch)|tee|gewurz|sirup|joghurt
  muffins :: muffin :: care home pet :: form|mischung|toast|papier|back
  zwieback :: zwieback :: nonFood :: in apfel|banane und
  biskotten :: biskott|loffelbisk|biskuit|savoiardi :: care home pet :: roulade|tortenb|schnitte
  glutenfreies brot :: (gluten ?frei|schar|glutenfr).*|.*gluten ?frei :: nonFood sweet snack drink :: nudel|spaghetti|penne|mehl|keks|pasta|fusilli|tofu|bier|sauce|musli|muesli|wurst|waffel|corn|pizza|fett|hafer(?!br)|flocken|tortell|riegel|backmisch
  vanilleeis :: (vanil|bourbon).*(eis|ice|becher)|(eis|ice).*vanil|vanille :: nonFood sweet drink sauce cereal :: joghurt|pudding|zucker|tee|drink|milch\b|topfen|creme(?!eis)|schote|gemahlen|puding|paste|aroma|kipferl|skyr|soja|mark|extrakt
  eis am stiel :: stiel|\beis\b|magnum|twinni|jolly|lutscher|eskimo|cornetto|mini :: nonFood snack drink :: joghurt|wein|tee|kaffee|berg|schleck.*zucker|zapfen|salat
  pommes frites :: pommes|frites|fries :: nonFood sweet snack :: gewurz|sauce|salz|susskart
  kroketten :: kroket :: nonFood pet ::
  marillenknödel :: (marille|zwets|erdbeer|nougat|topfen|obst|frucht).*knodel|knodel.*(marille|topfen) :: nonFood ::
  frühlingsrollen :: fruhlingsrolle|spring ?roll :: nonFood ::
  cremespinat :: (creme|rahm|creamy).*spinat|spinat.*(creme|rahm)|spinat :: nonFood :: ravioli|tortell|lachs|strudel|feta|kase|nudel|pizza|baby ?spinat
  liptauer :: liptauer :: nonFood snack ::
  kräuterbutter :: (krauter|knoblauch).*butter|butter.*krauter :: nonFood :: baguette|brot|filet|gnocchi
`;
