/** Words for the store cupboard; see `everydayWords` for how a line is read. */
export const pantry = String.raw`
  mehl :: mehl\b|\bmehl :: nonFood snack drink :: kuchen|waffel|lebk|speise|brosel|panier|brot\b|kartoffelm|wurm|saat|ohne mehl
  zucker :: zucker\b :: nonFood sweet snack drink dairyMade :: ohne zucker|zuckerfrei|vanille|gelier|-zucker|wenig|null|kein|zuckermais|sugar ?free|schote|erbsen|watte|ersatz|0 ?%|light|reduziert|zuckerzusatz|trauben|musli|kompott|zucker ?(streu|perl|schrift|dek)|ketchup|konfit|apfelmus|schnecke|apfelmark|zimtzucker
  staubzucker :: staubzucker|puderzucker :: nonFood ::
  salz :: \bsalz\b|(?<!krauter|gewurz|bade|pokel|kna?bber|lauch)salz\b|fleur de sel|sale\b :: nonFood sweet snack drink :: nuss|mandel|karamell|butter|ohne|pistaz|cashew|chips|reduz|essig|kern|kartoffel|crack|brot\b|pfeffer &|geschirr|regenerier|spulmasch|bad|laugen|in salz|lake|gurke|gebrannt|popcorn|schokol|weniger|erdnus|geback|edamame|mais|streusalz|zitrone|kapern|schafk|kase
  pfeffer :: pfeffer :: nonFood snack sweet drink :: salami|schinken|kase|steak|sauce|wurst|minze|raclette|lachs|makrel|brie|pute|rohschink|speck|cabanossi|zitronenpf.*fisch|oni|tilsit|huhn|filet|aufstr|spray|rahm|brezel|forelle|gouda|frischk|kuche|cashew|creme|oliven|senf|rind
  reis :: \breis\b|basmati|jasminreis|risotto|langkorn|rundkorn|wildreis|spitzenreis|arborio|reis\b :: nonFood sweet snack drink dessert :: milchreis|waffel|pfanne|essig|preis|kreis|papier|fertig|schnelle|sushi (?!reis)|crisp|pudding|gericht|curry|gemuse|huhn|chicken|reisfleisch|pops|puff|cremig.*dess|wein|mehl|karfiol|konjak|flocken|kochbeutel.*mix|mikrowelle|express|minut|brei|drink|bowl|paprika|tomate|salat|sauce|gebraten|crack|spinat|stadtreise|starke
  nudeln :: nudel|spaghetti|penne|fusilli|teigwaren|pasta\b|tagliatelle|farfalle|maccheroni|hornchen|spiral|fettuccine|linguine|rigatoni|bandnudel|fleckerl|tortiglioni|makkaroni :: nonFood sweet snack :: sauce|suppe(?!nn)|sugo|pesto|salat|fertig|pfanne|huhn|chicken|rind|topf|mohn|wok|instant|noodle|yum|kartoffelnu|schupf|nudel ?(holz|sieb)|asciutta|bolognese|carbonara|gericht|auflauf|curry|heisse tasse|snack|becher|ravioli|tortell|fix|gewurz|cup\b|bami|ramen.*(geschm)
  spaghetti :: spag?h?etti :: nonFood snack sweet :: sauce|carbonara|bolog|fertig|\beis\b|gericht|fix|napoli|miracoli|sugo|kurbis|konjak|shirataki|gewurz|zange|mit tomat
  penne :: \bpenne :: nonFood :: sauce|fertig|gericht|arrabbiata|quattro|al pomod|mit |toma|huhn|spinat
  öl :: \bol\b|(sonnenblumen|raps|oliven|kern|pflanzen|mais|sesam|erdnuss|brat|frittier|speise|lein|nuss|distel|kokos|salat|tafel|keim|sonnenb)ol\b|olio :: nonFood sweet snack drink tinned :: thunfisch|sardine|in oliven|in sonnen|makrel|hering|mit oliven|mit oel|cracker|sauce|tomaten|brot|kase|feta|sprotten|lampen|duft|massage|kapsel|in ol|pilchard|dressing|teebaum|peperoni|artisch|pesto|oliven\b|murmel|chips|mayonn|johannis
  olivenöl :: oliven ?ol|olio :: nonFood snack :: in oliven|mit oliven|sardin|thunf|makrel|tomat|cracker|brot|kapern|margarine|streich|sauce|feta|artisch|peper|antip|aufstr|chips|taralli|butter|grissini|dorsch|filet
  sonnenblumenöl :: sonnenblumen ?ol :: nonFood snack :: in sonnen|mit sonnen|thunf|tomat|sardin|makrel|filet
  kürbiskernöl :: kurbis ?kern ?ol|kernol :: nonFood snack :: aufstr|salat|pesto|kapsel
  essig :: essig :: nonFood snack sweet drink :: gurk|reiniger|chips|essiggem|salz|sauer|zwiebel|peper|dressing|\bmit essig|entkalk|wurst|creme de|pflege|essigessenz|paprika|rote rub
  honig :: honig :: nonFood sweet snack drink cereal dairyMade :: melone|brezel|nuss|sauce|senf|mit honig|salbei|lebk|mandel|erdnuss|wein|cashew|toast|dressing|waffel|schnaps|halsw|husten|krapf|crack|mango|ingwer|frischk|ketchup|chicken|schinken|filet|pops|smacks|ziegen|bbq
  marmelade :: marmelade|konfiture|fruchtaufstrich|fruchtig ?streich :: nonFood sweet :: krapfen|keks|golatsche
  marillenmarmelade :: marille.*(marmelade|konfiture|aufstrich)|(marmelade|konfiture|aufstrich).*(marille|aprikose) :: nonFood sweet ::
  nuss nougat creme :: nuss.*nougat.*creme|nutella|nougat ?creme|nuss ?creme|haselnuss ?creme|nusspli :: care home pet :: schnitte|riegel|keks|waffel|praline|milka mm|schoko(lade)? |tafel|croissant|b-ready|biscuits|eis\b|dessert|muffin|kipf|happen
  erdnussbutter :: erdnuss ?(butter|mus|creme)|peanut ?butter :: care home pet :: riegel|cup|keks|reese|cookie|eis\b|flips|sauce|ball|protein
  müsli :: musli|granola|crunchy :: nonFood snack drink :: riegel|\bbar\b|keks|brot|schale|^(?!.*(musli|granola)).*(schoko|cracker)|waffel|tafel
  haferflocken :: hafer ?flocken|haferl?flock :: care home pet :: keks|riegel|brei|hipp
  cornflakes :: corn ?flakes|flakes :: nonFood sweet :: panier|riegel|chili|hefe
  ketchup :: ketchup :: nonFood snack :: chips|nudel
  senf :: \bsenf|senf\b :: nonFood snack :: gurken|sauce|hering|huhn|dressing|\bfilet|makrel|eier|kas|korner|dill|essig|braten|lachs|fruchte|wurst|saaten
  mayonnaise :: mayo :: nonFood snack :: salat|sandwich|fisch|ei\b|thunf
  tomatensauce :: tomat.*(sauce|sosse|sugo)|(sauce|sugo).*(tomat|pomodoro|basilico|napoli|arrabb|bologn)|pasta ?sauce|sugo|passata :: nonFood snack :: sardin|hering|makrel|bohnen|ravioli|fisch|filet|nudel|spaghetti|penne|thunf|gnocchi|huhn|reis|fleischb|knodel|in tomat|mit tomat|pizza|lasagne
  passierte tomaten :: passiert|passata|polpa|pomodor :: nonFood ::
  pesto :: pesto :: nonFood snack :: brot|baguette|tortell|ravioli|pizza|nudel|kase|gnocchi|salat|huhn|lachs|aufstr|cracker|chips|frischk|pute|rollchen|thunf|schafk|oliven
  linsen :: linse[n]?\b :: care pet baby sweet snack drink :: kontakt|suppe|eintopf|speck|curry|schoko|chips|nudel|fusilli|aufstr|penne|dal\b|salat|waffel|spagh|bolog|huhn|pasta|reiniger|all-in-one|kombi|brat|laibchen|kokos|hummus|crack
  kichererbsen :: kichererbse :: nonFood snack :: chips|nudel|mehl|curry|fusilli|aufstr|salat|hummus|eintopf|suppe|gebrannt|schoko|geroste|snack|pasta|spirel
  bohnen :: bohnen?\b|fisolen :: nonFood sweet snack drink :: kaffee|espresso|crema|vanille|ganze|suppe|eintopf|chili con|salat|gulasch|speck|pasta|schoko|kakao|kraut|sprosse|tabs|samen|lamm|aroma|sauce|reis|burrito|tonka|thunf|aufstr|paste|mais|arabica|rost|jelly|bohnenkaf|mahl
  mais :: \bmais\b|zuckermais|gemusemais|maiskolb|maiskorn|goldmais :: nonFood sweet snack drink :: starke|griess|mehl|kicher|thunf|waffel|nacho|salat|bohnen|erbsen|poulard|brot|huhn|reis|karott|paprika|samen|nuss|grieß|tortill|nudel|snack|gerostet|chili|kernol|keimol
  oliven :: olive[n]?\b :: nonFood snack drink :: \bol\b|brot|pesto|tomat|kase|feta|creme|thunf|sauce|salami|mortadella|schinken|ciabatta|cracker|aufstr|wurst|stick|laub|leder|salat|sardine|stangen|pizza|frischk|margarin|focaccia
  suppenwürfel :: suppen ?wurfel|gemuse ?bruhe|klare.*suppe|bouillon|bruhe|bruhwurfel|rindsuppe|huhnersuppe|suppe.*wurfel :: pet baby sweet :: kase|schinken|semmel|zucker|speck|gefroren|eiswurf|karott|schoko|feta|fleisch|brot|tofu|lachs|wurfelzu|melone|spiel|zwiebel|suppengr
  sojasauce :: soja[- ]?(sauce|sosse)|soy ?sauce|soja so|shoyu|tamari :: nonFood snack ::
  couscous :: cous ?cous :: nonFood snack :: salat|wrap|fertig|pfanne|taboule|huhn
  backpulver :: back ?pulver :: nonFood :: keks
  vanillezucker :: vanill(e|in)-? ?zucker :: nonFood sweet ::
  kokosmilch :: kokos ?milch|kokosnuss ?milch|coconut milk :: care home pet sweet dessert :: suppe|curry|drink|creme zum|pulver
  nüsse :: nuss(e|kerne)?\b|mandeln|cashew|nusse|studentenfutter :: nonFood sweet drink dessert dairyMade cereal :: nougat|butter|creme|mus\b|brot|kokosnuss|ol\b|salami|aufstr|kase|muskat|locken|flips|schinken|schnecke|nussstrudel|geback|kipf|brioche|granola|risotto|kuche
  mandeln :: mandel :: nonFood sweet drink dessert dairyMade cereal :: gebrannt|mus\b|creme|aroma|drink|schoko|keks|kipf|hornch|marz|geback|cantuc|amarett|nougat|extrakt|bitter|karam|honig|granat|brot|mandelhorn|oliven|hafer|dattel
  walnüsse :: walnuss|walnuss?kerne|walnusse :: care home pet sweet dairyMade drink :: brot|kase|salami|honig|\bol\b|dattel|creme|pesto|geback|feige|kuchen|schnaps
  rosinen :: rosine|sultanine :: care home pet sweet snack drink :: ohne|schoko|brot|musli|zopf|nuss|weck|brioche|keks|semmel|pinsel|krapf|kuchen
  zimt :: zimt :: nonFood sweet snack drink cereal dessert dairyMade :: schnecke|pflaume|apfel|nuss|mandel|zucker|bussi|kaugummi|gummi|geback|honig|kekse|rolle|orange|bun|toast|roll|vanille|brezel|kurbis|porridge
  kren :: kren\b|meerrettich|sahnemeer :: care pet baby :: wurst|lachs|kase|aufstr|schinken|chips|brot|frischk|gurk|senf|speck|rub|hering|salat|leber|beiried
  gewürzgurken :: gurk(en|erl)|cornichon :: nonFood snack :: salat|schlangen|aufstr|minigurk|wurst|sauce|feld
  grieß :: griess :: nonFood :: nockerln|schmarr|pudding|brei|dessert|joghurt|schnitt|knodel|suppe|koch|milch
  sauerkraut :: sauerkraut :: nonFood snack drink :: suppe|wurst|eintopf|knodel|fleck|selch
  kidneybohnen :: kidney|rote bohnen :: nonFood :: chili con|thunf|salat|eintopf|mais
  apfelmus :: apfel ?mus|apfel ?mark :: care home pet sweet drink :: hipp|quetsch|freche|schmarr|milchreis
  tomatenmark :: tomaten ?mark|tomatenkonz :: nonFood ::
  oregano :: oregano :: nonFood snack :: tomat|kase|sauce|oliven|cracker|gyros|feta|huhn|kartoff|pizza
  kräutersalz :: krauter.*salz|salz.*krauter :: nonFood snack :: badesalz|butter
`;
