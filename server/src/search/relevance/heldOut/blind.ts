/** Written without a look at any catalogue, judged before and after a change; see `everydayWords` for how a line is read. */
export const blindWords = String.raw`
  kaki :: \bkaki :: nonFood sweet drink ::
  rhabarber :: rhabarber :: nonFood sweet drink dairyMade spread ::
  pflaumen :: pflaumen?\b|zwetschken?\b|trockenpflaumen :: nonFood sweet drink dairyMade spread :: knodel|roster|kompott|rum\b|rumba|marzip|mus\b
  ribisel :: ribiseln?\b|johannisbeeren?\b :: produced :: konf|bad
  kopfsalat :: kopfsalat|hauptelsalat :: nonFood ::
  salatgurke :: \bgurken?\b|salatgurke|snackgurke|feldgurke|schlangengurke :: produced :: burger|senf|sandwich|scheiben|essig|delikat|gewurz|salz|wasser
  gelbe paprika :: paprika.*gelb|gelb.*paprika :: produced ::
  mehlige erdäpfel :: (kartoffel|erdapfel).*mehlig|mehlig.*(kartoffel|erdapfel) :: nonFood dish :: fest
  festkochende kartoffeln :: (kartoffel|erdapfel).*festk|(festk|speckig).*(kartoffel|erdapfel) :: nonFood dish ::
  knollensellerie :: knollensellerie|sellerie lose :: nonFood dish :: salat|saft
  zuckerschoten :: zuckerschote|kaiserschote|zuckererbse :: nonFood ::
  radicchio :: radicchio :: nonFood ::
  endiviensalat :: endivie :: nonFood ::
  hokkaido kürbis :: hokkaido :: nonFood ::
  artischocken :: artischocken? :: nonFood drink :: kapsel|kps|bitter|tramezz|pizza|sandwich
  koriander :: koriander :: nonFood snack :: sauce
  frische kräuter :: ^(?!.*(mit|in) )(.*\b)?(petersilie|schnittlauch|basilikum|krauter|rosmarin|dill)\b.*(tiefgef|\d+ ?g|topf|bund) :: nonFood sweet snack drink dish dairyMade spread :: butter|baguette|schinken|tee|bitter|gemahl|gerebelt|provence|limo|krauterli|frischk|streich|bresso|brunch|fraicho|balance|likor|filet|essig|kotanyi|salz|gusto|speck|quargel|tofu|getrocknet|balsam|vegan|milfina|philad|scheiben|garnele|tomat|sauce|pesto|sugo|schwein|cottage|huhn|wurz
  kräuterseitlinge :: seitling :: nonFood :: pesto
  chilischoten :: chili.?(schote|mix|rot)|chili\b.*(frisch|rot|stuck)|pfefferoni|peperoni(?!.*aufstr) :: nonFood sweet snack drink dish :: gemahl|sauce|kase|wurst|salami|schinken|thunf|extra|linsen|aufstr|brunch
  grüne bohnen :: fisole|grune bohnen|bohnen.*grun|brechbohn|strauchbohn|buschbohn :: nonFood dish :: salat|samen
  rindsschnitzel :: rind.*schnitzel|schnitzel.*rind :: nonFood ::
  schweinebauch :: schwein.*bauch|bauch.*schwein|grillbauch|bauchfleisch|kummelbauch :: nonFood ::
  tafelspitz :: tafelspitz :: nonFood ::
  rostbraten :: rostbraten :: nonFood :: basis|fix|culinea|knorr
  schweinsbraten :: schwein.*braten|schopfbraten|karreebraten|bratl :: nonFood :: gewurz|knodel
  ente :: \bente(n|nbrust|nkeule)?\b|knusperente :: care home pet baby sweet :: momente|pate|wc|siegel
  faschierte laibchen :: faschiert.*laibchen|fleischlaibchen|frikadell|fleischball :: nonFood :: basis|fix|gewurz|knorr|maggi|puree
  käsekrainer :: kase.?krainer :: nonFood ::
  frühstücksspeck :: fruhstuck.*speck|bacon|speckstreif :: care home pet sweet :: burger|chips|bake rolls|flips|wrap|kase|sauce|huhn|pringles|snack|pizza|strips
  blutwurst :: blut.?wurst|blunz :: nonFood ::
  hühnerleber :: (huhn|gefl).*leber(?!par|pas|str|aufs|wurst|kas) :: nonFood :: streich|parf|past
  kantwurst :: kantwurst :: nonFood ::
  hühnerschnitzel :: (huhn|hendl|hahnchen|chicken).*schnitzel|schnitzel.*(huhn|hendl) :: nonFood ::
  lammfleisch :: lamm.*(fleisch|filet|keule|kotel|karree|lachse|schulter)|^lamm :: nonFood :: fond|snack
  saftschinken :: saftschinken|beinschinken|toast ?schinken|kochschinken|pressschinken|hinterschinken|schinken :: nonFood snack dish sweet :: roh|speck|meraner|wurst|kase|sandwich|rinder|prosciutto|serrano|parma|schwarzw|lachs|chili|wurfel|aufstr|streich|salat|pizza|nudel|ei\b|pute|krauter
  thunfisch in öl :: thunfisch.*(in|im|ohne)? ?.*(ol\b|oliven) :: nonFood dish snack :: ohne ol|saft|wasser|naturell|tomaten|aufstr
  lachsforelle :: lachsforelle :: nonFood ::
  matjes :: matjes :: nonFood ::
  tintenfisch :: tintenfisch|calamar|oktopus|sepia :: nonFood ::
  zander :: zander :: nonFood ::
  fettarme milch :: halbfettmilch|leichtmilch|magermilch|fettarme milch|(\b0,|0,1|1,5|1,8).*milch|milch.*(0,5|1,5|1,8|0,1) :: nonFood sweet :: kakao|butterm|erdbeer|vanill|joghurt|frucht|banan|schoko|kaffee
  bio vollmilch :: (bio|natur|ursprung|naturlich fur|heumilch).*vollmilch|vollmilch.*bio|bio.*(frischmilch|bergbauern ?milch|heumilch) :: nonFood sweet :: kase|joghurt|butter|schok|choc
  schokomilch :: (schok|kakao).*(milch|drink)|kakaomilch|milch.*(schok|kakao) :: nonFood :: schokolade|riegel|keks|creme|reis|pudding|musli|tafel|alpenm|milka|pralin|praline|mischg|protein|lebk|kuvert|waffel|eis\b|bar\b|schnitt|pops
  sprühsahne :: spruh ?(sahne|obers)|schlagobers.*spruh|obers.*spruh|sahne.*spruh :: nonFood :: spruhk
  magertopfen :: mager ?topfen|topfen.*mager|magerquark :: nonFood ::
  hüttenkäse :: hutten ?kase|cottage :: nonFood ::
  schmelzkäse :: schmelz ?kase|toastscheib|toast ?kase|scheibletten :: nonFood dish ::
  blauschimmelkäse :: gorgonzola|blauschimmel|edelschimmel|bavaria bl|roquefort|osterkron|gabelbissen blau :: nonFood snack dish drink sweet ::
  pecorino :: pecorino :: nonFood snack dish :: pesto|sauce
  reibkäse :: (kase|gouda|emmentaler|mozzarella|parmesan|padano|cheddar|edamer|bergkase|reggiano).*(gerieb|reib|streu)|(gerieb|reib|streu).*(kase|gouda|mozz|emment)|reibkase|pizzakase :: nonFood ::
  ziegenmilch :: ziegen ?milch :: care home pet :: anfangs|folge
  butterschmalz :: butter ?schmalz|ghee :: nonFood ::
  vegane butter :: margarine|(vegan|pflanz|veg!).*(butter|streichf|streich)|rama(?!t|x)|becel|vegabetter :: care home pet baby sweet :: kase|ei-zwie|keks|wurst|schaum|spread|aufstr|cremefine|drama|culinesse
  eier 10 stück :: \beier\b|freilandeier|bodenhaltungseier|ei\b :: nonFood sweet :: nudel|biskot|likor|salat|oster|streich|wein
  kräuterfrischkäse :: frischkase.*krauter|krauter.*frischkase|bresso|(brunch|fraicho|philad).*krauter|gervais.*krauter|streichkase.*krauter :: nonFood :: kartoffel|vegan|huhn
  topfencreme :: topfen ?creme|topfencr|quark ?creme :: nonFood :: torte|schnitte
  schwarzbrot :: schwarzbrot|roggen.*brot|bauernbrot|vollkornbrot|hausbrot|mischbrot|landbrot|kornbrot :: nonFood snack :: gewurz|knack|mischung
  sandwichtoast :: sandwich ?(toast|brot)|toast.*sandwich|(american|soft|italian|protein) sandwich|sandwich.*(750|toast) :: nonFood :: kase|schinken|maker
  kaisersemmel :: kaisersemm|handsemm|\bsemmeln?\b :: nonFood :: bros|wurf|burger|knod
  laugenstangerl :: laugen.*stang :: nonFood sweet :: salami|schinken
  vollkorntoast :: vollkorn.*toast|toast.*vollkorn :: nonFood ::
  ciabatta :: ciabatta :: nonFood snack ::
  pumpernickel :: pumpernickel :: nonFood ::
  dinkelbrot :: dinkel.*(brot|laib|wecken)|brot.*dinkel :: nonFood snack :: knack|chips|mischung
  mohnstrudel :: mohn.*strudel|strudel.*mohn :: nonFood ::
  marmorkuchen :: marmor.*(kuchen|gugel)|(kuchen|gugel).*marmor :: nonFood :: mischung
  rote linsen :: rote linsen|linsen.*rot :: care home pet baby sweet snack drink :: nudel|suppe|fusilli|pasta|penne|waffel|spag|chips
  vollkornnudeln :: vollkorn.*(nudel|spaghetti|dralli|horn|fleckerl|penne|fusilli|pasta|locken)|(spaghetti|nudel|penne|fusilli|teigwaren|pasta|locken).*vollkorn :: nonFood :: gemuse
  glasnudeln :: glasnudel :: nonFood ::
  hirse :: hirse(?!bier) :: care home pet sweet snack :: brei|monat|riegel|ball|flips|hipp|holle|kring|burger|laibchen|pops|gemuse|getreidebrei|flocken
  rundkornreis :: rundkorn :: nonFood ::
  trockenhefe :: trocken.*(hefe|germ)|(hefe|germ).*trocken|germ 3er :: nonFood ::
  mohn :: \bmohn\b :: nonFood sweet snack dish bread :: strudel|weck|semmel|schnitt|zopf|flesser|knodel|nudel|kuchen|stangerl|kipf|fullung
  leinsamen :: lein ?samen :: care home pet sweet :: fisch|brot|ol\b|knack|crack|waffel|musli
  geriebene haselnüsse :: haselnuss.*(gerieb|gemahl)|(gerieb|gemahl).*haselnuss :: care home pet drink ::
  gehackte mandeln :: mandel.*(gehackt|splitt)|(gehackt).*mandel :: care home pet drink ::
  schokoglasur :: (schok|kakao|choc).*glasur|glasur :: nonFood :: lebk|keks|zuckerg|protein
  kreuzkümmel :: kreuzkummel|cumin :: nonFood ::
  kurkuma :: kurkuma :: care home pet sweet :: tee\b|shot|latte|kase|saft|reis|tea|kapsel|zimt|keks
  chilipulver :: chili.*(gemahl|pulver|flock)|cayenne|chili ?pulver :: nonFood sweet snack drink dish :: sauce|ol\b|oliven
  bratensauce :: braten ?(sauce|sosse|saft|fond)|sauce.*braten|sosse.*braten :: care pet sweet :: gewurz
  currysauce :: curry.*sauc|sauc.*curry|curry.*ketchup|curry ?paste :: nonFood snack :: wurst|huhn|nudel|reis
  rotweinessig :: rotwein.?essig|essig.*rosso|^castello weinessig :: nonFood ::
  tomatensuppe :: tomaten.*suppe|suppe.*tomat :: care pet ::
  rindsuppe :: rind.*suppe|rindsbouillon|suppe.*rind|rinderbruhe :: pet baby sweet :: fleisch|wurfel.*huhn|gemusesup
  pfirsichkompott :: pfirsich.*(halft|kompott|gezuck|dose|820|420|spalt)|halbe pfirsich :: nonFood sweet drink dairyMade :: hofer markt
  apfelrotkraut :: apfel.*(rotk|blauk)|(rotk|blauk).*apfel|rotkraut|blaukraut|rotkohl :: nonFood ::
  powidl :: powidl|zwetschkenmus|pflaumenmus :: care pet baby :: tascherl|knodel|krapf|tatsch
  agavendicksaft :: agave :: nonFood :: tequila|keks|riegel
  früchtemüsli :: (frucht|fruit|obst|beere).*(musli|granola|crunch)|(musli|granola|crunch).*(frucht|fruit|obst|beere) :: nonFood drink :: riegel|joghurt|happen
  kirschsaft :: (kirsch|weichsel).*(saft(?!lim)|nektar|pago|happy day)|(saft|nektar|pago|happy day|bce).*(kirsch|weichsel) :: nonFood sweet :: apfel|eistee|likor|joghurt|capri
  ananassaft :: ananas.*(saft|nektar)|(saft|nektar|pago|happy day).*ananas :: nonFood sweet :: apfel|sirup|cocos|kokos
  orangenlimonade :: orange.*(limo|soda|frucade|fanta|mirinda|schartner)|(limo|fanta|mirinda|schartner|frucade|sunkist|capri|aranciata|orangina).*orange|frucade :: nonFood sweet :: saft(?!limo)|blut
  eiskaffee :: eiskaffee|caffe ?latte|icepresso|ice ?coffee|frappu|latte macchiato.*250 :: care home pet sweet :: textil|eis\b(?!kaff)|kapsel|pads
  heiße schokolade :: trink ?schok|heisse schok|hot choc|kakao(pulver)?\b.*(instant|getrank|trink|fein|grob)|instant ?kakao|benco|nesquik|ovomaltine|suchard express|chocolat.*(caps|kapsel)|choco.*(caps|pad)|caotina :: nonFood cereal :: musli|riegel|keks|eis\b|tafel
  kaffee gemahlen :: (kaffee|espresso|jubil|melange|crema|prodomo|kronung).*(gemahl|filter)|(gemahl|mahlk).*(kaffee|espresso) :: nonFood sweet ::
  koffeinfreier kaffee :: (kaffee|cafe|rostk|espresso|lungo|gold).*(koffein|decaf)|(koffeinf|entkoff|decaf).*(kaffee|cafe|espresso) :: nonFood sweet :: cola
  alkoholfreier sekt :: (sekt|kupferb|schaumw|prosecco|secco|hugo|schlumb).*(alkoholfrei|0 ?%)|(alkoholfrei|kinder).*(sekt|prosecco|secco|kupferb)|kindersekt :: nonFood :: bier
  grüner veltliner :: veltliner :: care pet baby :: rot
  apfelmost :: apfel.*(most|cider)|(most|cider).*(apfel|apple)|apple cider|\w+most\b|\bmost\b :: nonFood sweet :: trauben|essig|moster|almost
  weinbrand :: weinbrand|brandy|cognac :: nonFood sweet :: tafel|likor|eier|shirt|hose
  stilles mineralwasser 0,5 l :: still.*(wasser|quelle)|(quelle|wasser|vosl|evian|vittel|volvic).*(still|ohne)|romerquelle still|evian|volvic|vittel :: nonFood :: destill|apfel|saft
  tiefkühlspinat :: spinat :: nonFood snack drink dish sauce :: feta|tortell|lachs|strudel|spatzl|frischk|salat
  pizza salami :: (pizz|picco|ristor|steinof|guseppe|pinsa).*salami|salami.*pizz :: nonFood snack :: baguette|kase|sauce
  eiswürfel :: eiswurfel :: care pet sweet ::
  germknödel :: germ ?knodel|hefe ?knodel :: nonFood :: vanillesauce fix
  schokoeis :: (schok|choc).*(eis\b|eiscreme|milcheis|ice ?cream|cones|waffelh|stieleis|gelato|sorbet|horn)|(eis\b|eiscreme|milcheis|stieleis|ice cream|cremissimo|magnum|cones|cornetto|waffelh).*(schok|choc) :: nonFood drink snack :: muffin|bonbon|weiss|reis|tafel|ecken|pudding|joghurt
  kartoffelecken :: wedges|kartoffel ?(ecken|spalten) :: nonFood snack drink sauce ::
  müllbeutel 35 l :: (mull|abfall)(beutel|sack|sacke).*35|35.*(mull|abfall) :: pet sweet ::
  geschirrspülsalz :: regeneriersalz|spezialsalz|(spul).*salz :: pet sweet care :: nasen
  feinwaschmittel :: fein ?waschmittel|woll ?waschm|perwoll|waschm.*(woll|fein|seide)|wolle & seide :: pet sweet ::
  wc steine :: wc.?-?(stein|spul|duft|einhang)|wc.*(stein|duftspul|aktiv|kraft|kugel)|duftspuler|blue star|klo ?stein :: pet sweet :: reiniger|burste|papier|gel\b
  desinfektionsmittel :: desinf|sagrotan|antiseptic|dettol|lysoform|hygiene.?spray :: pet sweet :: seife|spender|wasch|reinig
  grillanzünder :: anzund :: pet sweet ::
  anti schuppen shampoo :: schuppen :: pet sweet :: spulung
  handseife :: hand ?seife|hande?seife|flussigseife|creme ?seife|seife.*(hand|flussig|pumpe)|handwasch :: pet sweet drink :: haar|fleck|gall|spend
  deo roller :: deo.*(roll|stick)|roll ?-?on|deoroll :: pet sweet drink home :: augen|kopfs|spray
  aftershave :: after ?shave|rasierwasser :: pet sweet drink home ::
  windeln größe 4 :: (windel|pants|pampers).*(gr(osse|\.)? ?4|maxi 4|maxi\b|4\+?\b(?!.*\bkg\b.*gr))|(windeln?).*(gr\.? ?4) :: sweet drink pet :: schwimm|splash
  säuglingsmilch :: anfangsmilch|pre milch|sauglings|anfangsnahrung|folgemilch :: home pet sweet :: wash|gallseife
  katzenmilch :: katzen ?milch|(katze|cat|whiskas).*milch :: care home sweet :: zungen|schok
  nassfutter hund :: (hund|dog|rinti|cesar|pedigree|romeo|dein bestes).*(nass|dose|schale|pate|rind|huhn|kalb|wild|fasan|schinken|geflugel|ragout|gelee|sauce|leber|kaninchen|herz) :: care :: trocken|snack|kau|katze|stick|spezial|cat\b
  kauknochen :: kau ?knochen|jumbone :: care ::
`;

/** The same, mistyped or written by ear. */
export const blindMisspelt: readonly (readonly [typed: string, meant: string])[] = [
  ['rabarber', 'rhabarber'],
  ['pflaumn', 'pflaumen'],
  ['riebisel', 'ribisel'],
  ['kopsalat', 'kopfsalat'],
  ['salatgurcke', 'salatgurke'],
  ['gelber parika', 'gelbe paprika'],
  ['mehlige erdepfel', 'mehlige erdäpfel'],
  ['knolensellerie', 'knollensellerie'],
  ['radichio', 'radicchio'],
  ['endiwiensalat', 'endiviensalat'],
  ['hokaido', 'hokkaido kürbis'],
  ['artischoken', 'artischocken'],
  ['koreander', 'koriander'],
  ['greuterseitling', 'kräuterseitlinge'],
  ['rintsschnitzel', 'rindsschnitzel'],
  ['schweinebach', 'schweinebauch'],
  ['taflspitz', 'tafelspitz'],
  ['rostbratn', 'rostbraten'],
  ['schweinsbratn', 'schweinsbraten'],
  ['faschirte laibchen', 'faschierte laibchen'],
  ['käsegrainer', 'käsekrainer'],
  ['früstücksspeck', 'frühstücksspeck'],
  ['hünerleber', 'hühnerleber'],
  ['hühnerschnizel', 'hühnerschnitzel'],
  ['safschinken', 'saftschinken'],
  ['tunfisch in öl', 'thunfisch in öl'],
  ['lachsforele', 'lachsforelle'],
  ['matjies', 'matjes'],
  ['tintnfisch', 'tintenfisch'],
  ['fetarme milch', 'fettarme milch'],
  ['schockomilch', 'schokomilch'],
  ['sprüsahne', 'sprühsahne'],
  ['magertopfn', 'magertopfen'],
  ['hütenkäse', 'hüttenkäse'],
  ['schmelskäse', 'schmelzkäse'],
  ['blauschimelkäse', 'blauschimmelkäse'],
  ['peccorino', 'pecorino'],
  ['reibkese', 'reibkäse'],
  ['butterschmals', 'butterschmalz'],
  ['schwazbrot', 'schwarzbrot'],
  ['keisersemmel', 'kaisersemmel'],
  ['laugnstangerl', 'laugenstangerl'],
  ['ciabata', 'ciabatta'],
  ['pumpernikel', 'pumpernickel'],
  ['dinklbrot', 'dinkelbrot'],
  ['mamorkuchen', 'marmorkuchen'],
  ['rote linsn', 'rote linsen'],
  ['volkornnudeln', 'vollkornnudeln'],
  ['troknhefe', 'trockenhefe'],
  ['leinsammen', 'leinsamen'],
  ['kurkumma', 'kurkuma'],
  ['tomatnsuppe', 'tomatensuppe'],
  ['agavendicksaf', 'agavendicksaft'],
  ['kirschaft', 'kirschsaft'],
  ['eiskafee', 'eiskaffee'],
  ['grüner weltliner', 'grüner veltliner'],
  ['germknödl', 'germknödel'],
  ['feinwaschmitel', 'feinwaschmittel'],
  ['grilanzünder', 'grillanzünder'],
  ['windln größe 4', 'windeln größe 4'],
  ['kauknochn', 'kauknochen'],
];
