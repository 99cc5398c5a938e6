/** A shopping list of words with a quality, a form or a flavour, written before any result was seen; see `everydayWords`. */
export const shoppingWords = String.raw`
  fruchtaufstrich :: fruchtaufstr|konfit|marmel|frucht.*aufstr|aufstr.*frucht :: care home pet sweet drink dairyMade ::
  müllsäcke 60 liter :: (mull|abfall).*(sack|beutel).*60|60.*(mull|abfall) :: care pet ::
  küchenschwamm :: schwamm|schwamme :: care pet baby :: tuch|schwammerl|bade|kosmet|make
  saure gurken :: (essig|delikat|gewurz|salz|senf|sauer|saure|sandwich|cornich|mixed).*gurk|gurk.*(sauer|essig|eingel|glas)|cornichon|gurkerl :: nonFood snack drink :: salat|relish
  scharfer senf :: senf.*(scharf|estragon|dijon)|(scharf|estragon|dijon).*senf :: nonFood snack :: suss|kren|sauce|gurk
  süßer senf :: senf.*(suss|weisswurst|hausmach|kremser)|(suss|weisswurst|kremser).*senf :: nonFood snack :: gurk|feigen
  eingelegte oliven :: oliven(?! ?ol) :: nonFood snack bread :: ol\b|aufstr|brot|paste|pesto|sugo|sauce|pizza
  schwarze oliven :: oliven.*(schwarz|kalamata|natur)|(schwarz|kalamata).*oliven :: nonFood snack :: ol\b|brot|paste|pizza
  grüne oliven :: oliven.*grun|grun.*oliven|oliven.*(mandel|paprika|manzan|knobl|kern|sardell) :: nonFood snack :: ol\b|brot|paste|pizza|schwarz
  getrocknete tomaten :: (getrock|sonnen).*(tomat|parad)|(tomat|parad).*(getrock|sonnen) :: nonFood snack :: pesto|kase|aufstr|streich|sugo|sauce|brot|salami|gnocc|tortell|risott
  geschälte mandeln :: mandel.*(geschalt|blanch|gehob|blatt|stift|splitt)|(geschalt|blanch).*mandel :: care home pet drink :: ungesch|creme
  gesalzene erdnüsse :: erdn(uss|usse).*(gesalz|salz|gerost)|(gesalz|gerost).*erdn :: nonFood drink :: flips|locken|butter|creme|riegel|schok|ungesalz|snips
  ungesalzene butter :: butter\b :: nonFood sweet snack dish spread :: krauter|knobl|erdn|keks|gesalzen|meersalz|cremig.*salz|reis
  laktosefreier joghurt :: (laktosef|lactosef|l-frei|minus l|minusl|laktoseleicht).*(jog|yog)|(jog|yog).*(laktosef|lactosef) :: nonFood sweet ::
  zuckerfreie limonade :: (limo|cola|fanta|sprite|soda|schartner|frucade|almdud|pepsi|orang|zitro|kraeuter).*(zero|zuckerf|light|ohne zucker|sugar)|(zero|zuckerf|light|ohne zucker).*(limo|cola|fanta|sprite) :: nonFood sweet :: kaug|bonb
  zuckerfreier kaugummi :: kaugummi|chewing|orbit|airwaves|extra prof|mentos.*gum|dragees?.*zuckerf :: nonFood drink :: gummibar
  weißer reis :: \breis\b|reis.*(langk|rundk|basmat|jasmin|parboil)|(basmati|jasmin|langkorn|rundkorn|parboiled).?reis :: nonFood sweet snack drink dairyMade dish :: naturr|vollk|milch|waff|nudel|drink|essig|papier|wein
  dunkle schokolade :: (schok|choc|tafel).*(dunkel|zartb|bitter|edelb|dark|noir|[678]\d ?%)|(dunkel|zartb|bitter|edelb|dark|noir|[678]\d ?%).*(schok|choc|kakao) :: care home pet drink :: keks|waffel|riegel|musli|eis\b|pudd|drink|glas|creme|kuver|streus
  kleine semmeln :: semmel :: nonFood sweet snack sauce :: bros|wurfel|knod|burger
  rote äpfel :: (apfel|apfel).*(gala|rot|braeb|jonag|idar|pink|evel|fuji|kronp|red)|(rot|gala|pink|red).*apfel|tafelapfel|\bapfel\b|\bapfel\b :: produced :: grun|granny|golden|birne|granat
  rote zwiebeln :: zwiebel.*rot|rot.*zwiebel :: nonFood snack sauce dish :: kraut|lauch|relish|chutn
  geräucherter tofu :: tofu.*(gerauch|rauch)|(gerauch|rauch).*tofu :: nonFood ::
  marinierte hühnerflügel :: (huhn|hendl|chicken|hahn).*(flug|wing)|wings|flugerl :: pet care home :: sauce|gewurz
  mageres faschiertes :: faschiert|hackfl :: nonFood :: laibch|braten|gewurz|basis|fix|vegan|gulasch
  gefrorene himbeeren :: himbeer :: nonFood sweet dessert snack drink spread cereal dairyMade sauce :: essig|sirup|blatter
  tiefgekühlte erbsen :: erbse :: nonFood snack sauce dish :: kicher|wasabi|dose|split|schote|drink|eintopf
  frischer spinat :: spinat :: nonFood snack dish :: cremesp|pesto|tortell|kase|brei|strudel|lachs|tasch|rahm
  frische nudeln :: nudel|tagliat|spaghet|tortell|ravioli|gnocchi|pasta|linguine|fettuc|spatzle|penne :: nonFood sweet snack :: sauce|suppe|pulver|fix|cup\b|instant|pesto
  alkoholfreier wein :: (wein|riesl|velt|chard|merlot|rose|spritz|zweig|sauvig|cuvee).*(alkoholf|0 ?%|0,0|entalk)|(alkoholf|entalk|0,0).*(wein|riesl|velt|rose|merlot|chard|rot|weiss) :: nonFood sweet :: bier|weizen|weisse|radler
  weißwein trocken :: weisswein|veltl|riesl|chard|sauvig|welschr|pinot gri|weissburg|muskat|grauburg|trocken.*weiss :: nonFood sweet :: essig|rot|sauce|alkoholf
  trockener rotwein :: rotwein|zweigelt|merlot|cabern|blaufr|shiraz|syrah|chianti|primit|montep|blauburg|rioja|tempran|rosso|rouge|cuvee|malbec|barolo|valpo|nero :: nonFood sweet :: essig|weiss|sauce|alkoholf|rose
  prickelndes mineralwasser :: mineral.*(prick|spritz|classic|kohlens|klass|sprud)|(prick|spritz).*(mineral|wasser|quelle)|(quelle|vosl|juvina|gastein|preblau|gerolst|alpquell|pellegr|montes|markus).*(prick|kohlens|spritz|classic) :: nonFood :: still|mild|limo|zitr|emotion|apfel|holund
  naturtrüber apfelsaft :: (apfel).*(saft|direkts).*(trub)|(trub).*apfel|apfels.*trub|apfel.*trub :: nonFood sweet :: essig|birne|gespr|kirsch|mango|karott
  roter traubensaft :: traube.*saft.*rot|rot.*traube|traube.*rot|traubensaft|saft.*traube :: nonFood sweet :: weisser|weiss\b
  rindsgulasch :: (rind).*gulas|gulas.*rind|rindsg|gulasch(?!supp) :: nonFood :: supp|gewurz|fix|basis|wurfel zu|wurstg|kartoffelg|saft\b
  putenwurst :: (pute|truth).*(wurst|extra|krak|wieng|salami|frankf|lyon|aufschn|pikant|cabanos|polnis|kase)|(wurst|extra|salami|frankf|aufschn).*(pute|truth) :: nonFood :: brust|filet
  truthahnfilet :: (truth|pute).*(filet|brust)|filet.*(truth|pute) :: nonFood :: wurst|schinken|gebraten
  kräuterbaguette :: (krauter).*bagu|bagu.*krauter :: nonFood ::
  dinkelnudeln :: dinkel.*(nud|spag|spirel|teigw|penne|fusil|horn|spira|band|fleck|past|spatz|lock|dralli|faden|supp)|(nud|spag|penne|fusil|past|teigw|band).*dinkel :: nonFood snack ::
  kokosjoghurt :: (kokos|coco|cocos|coconut).*(jog|yog|gurt|natur)|(jog|yog|gurt|skyr).*(kokos|coco|coconut|stracc.*kok) :: nonFood sweet snack :: riegel
  mandelcreme :: mandel.*(creme|mus\b|aufstr|cream)|(creme).*mandel :: nonFood :: korper|hand|seife|drink|likor|eis
  haselnusscreme :: (haseln|nuss|nougat|nuga).*(creme|aufstr|mus\b|cream)|(creme|aufstr).*(haseln|nuss|noug)|nutella :: nonFood snack drink :: wafer|waff|schnitt|likor|eis\b|riegel|keks|joghurt|torte
  gemüsesuppe :: gemuse.*(supp|bouil|minest|eint)|(supp|minest|bouil).*gemuse|minestr|suppenw.*gemuse :: pet :: griesn|huhn|rind
  hühnersuppe :: (huhn|huhner|hendl|chicken|hahn).*(supp|bouil|nudel-?supp|top)|(supp|bouil).*(huhn|hahn|chick) :: nonFood :: fond
  fischsuppe :: fisch.*supp|supp.*fisch|bouillab|fisch.*fond :: nonFood ::
  käsetoast :: (kase).*toast|toast.*kase|toastie :: nonFood sweet ::
  schinkentoast :: (schinken).*toast|toast.*schinken :: nonFood sweet ::
  nussschokolade :: (nuss|nusse|haseln|mandel|noiset|noisett).*(schok|choc|tafel|milka|ritter)|(schok|choc|tafel|milka|ritter).*(nuss|nusse|haseln|mandel|noiset) :: care home pet drink cereal :: creme|aufstr|riegel|waff|eis\b|keks|kuch|musli|pudd|glas|cookie|drink|banan|kokos|studenten|joghurt|torte|schnitt
  erdnussbutter crunchy :: (erdn|peanut).*(butter|creme|mus\b|aufstr).*(crunch|stuck|knusp)|(crunch|knusp).*(erdn|peanut) :: nonFood :: riegel|keks|musli|cup
  paprikachips :: (chips|kelly|pringl|pom|lay|crisp|snack|wave|riffl|funny|lorenz|crunch|stapel).*paprik|paprik.*(chips|crisp|stapel|wave) :: nonFood :: flips|linsen|kichererb|locken
  kartoffelchips gesalzen :: (chips|kelly|pringl|lay|crisp|riffl|stapel|wave).*(salz|salt|origin|class|natur|ready)|(salz|salt|classic).*(chips|crisp) :: nonFood :: paprik|essig|vineg|pfeff|tortilla|mais|rosmar|linsen|banan|apfel|brot
  salzstangerl :: salz.*stang|stang.*salz :: nonFood sweet ::
  knoblauchbaguette :: knobl.*bagu|bagu.*knobl :: nonFood ::
  kirschtomaten :: (cherry|kirsch|cock|datt|mini|snack|honig|rispen ?cherry|perl).*(tomat|parad)|(tomat|parad).*(cherry|kirsch|cock|datt|mini|snack) :: produced :: pesto|sugo|polpa
  minipaprika :: (mini|snack|baby).*paprik|paprik.*(mini|snack|baby) :: produced :: gefull|brunch|kase
  zwiebelringe :: zwiebel.*ring|onion.*ring|ring.*zwieb :: nonFood ::
  hundekekse :: hund.*(keks|bisk|cook|snack|leckerl|kuch)|dog.*(bisk|cook|keks|snack)|(keks|bisk|cook|snack).*(hund|dog)|(marro|pedig|frolic|romeo|bello|dein best).*(keks|bisk|snack|stick|dent) :: care home sweet drink :: katze|cat\b
  katzenfutter nass :: katzennass|(katz|cat|whisk|felix|sheba|gourmet|kitek|topic|dein best|purina|perfect|animonda|mio).*(nass|beutel|gelee|sauce|pate|ragout|schale|dose|huhn|rind|fisch|lachs|thunf|auswahl|pute|lamm|filet|kalb|gefl) :: :: hund|dog\b|trocken|snack|stick|milch|drops|taschen|trock|knusp
  katzensnack :: (katz|cat|whisk|felix|sheba|dreamies|vitakr|dein best|kitek).*(snack|stick|leckerl|drop|dream|knusp|cremes?nack|taschen|pasta|milch)|dreamies|catisf|(snack|leckerl|stick).*(katz|cat) :: care home sweet drink :: hund|dog\b
  zahnbürsten weich :: zahnbu?rste.*(weich|soft|sens)|(weich|soft|sens).*zahnb :: pet drink ::
  elektrische zahnbürste :: (elektr|oral-?b|sonic|schall|akku).*zahnb|zahnb.*(elektr|akku|batter|schall)|aufsteckb|oral-?b.*(vital|pro|io) :: pet drink :: zahnpa|zahnc|seide
  gesichtsmaske :: (gesicht|tuch|face|feuchtigk|reinig|peel|schlamm|ton|sheet).*(maske|mask)|(maske|mask).*(gesicht|face|haut|feucht)|\bmaske\b|tuchmaske :: pet drink :: haar|hair|schlaf|augen|mund-|ffp|fasch
  duschgel männer :: (dusch|shower).*(men\b|mann|herren|for men|3in1|3 in 1|axe|sport|duschdas.*men)|(men\b|mann|herren|axe).*(dusch|shower|body ?wash) :: pet drink :: women|damen
  feuchtigkeitscreme :: (feuchtigk|hydr|aqua|moist).*(creme|fluid|pfleg|cream|gel)|(creme|pflege).*(feuchtigk|hydr) :: pet drink :: sonne|lsf|mask|shamp|haar|dusch|tuch|tucher|papier
  sonnencreme lsf 50 :: (sonn|sun).*(50)|50.*(sonn|sun) :: pet drink :: after|milchsch
  kinderpflaster :: (kind|kids|junior).*pflast|pflast.*(kind|kids|junior|tier|disney|paw|minion|peppa)|pflast :: pet drink :: blasen|huhner|warm
  badreiniger spray :: (bad|badez).*(reinig|spray)|(reinig).*bad\b :: pet sweet drink :: wc\b|glas
  wc gel :: wc.*(gel|kraftg)|wc-?gel|toilett.*gel|(gel).*wc :: pet sweet drink :: papier|stein|tuch
  flüssigwaschmittel color :: (waschm|wasch|persil|ariel|dash|frosch|omo|tandil|denkmit|silan|weisser|spee|formil).*(color|colour|bunt)|color.*waschm :: pet sweet drink :: tuch|pulver|caps|pods|discs|spul|shamp
  weichspüler sensitiv :: weichsp.*(sens|pure|baby|haut|soft & care|sanft)|(sens|pure|baby).*weichsp|(silan|lenor|quanto|softlan).*(sens|pure|baby) :: pet sweet drink ::
  servietten weiß :: serviet.*(weiss|white|uni)|(weiss).*serviet|serviet :: pet drink care :: rot\b|blau|bunt|gelb|grun|schwarz|champ|rose|motiv|weihn|oster|pink|grau|damas|party
  küchentücher :: kuchen ?(tuch|tucher|roll)|haushaltsr|kuchenkr|zewa|plenty :: pet drink :: feucht|wipe
  batterien aaa :: batter.*(aaa|lr0?3|micro)|(aaa|micro).*(batter|akku|alkal|power|max)|alkal.*aaa :: pet sweet drink ::
  kaffeefilter größe 4 :: (filter).*(4\b|1x4|4er)|kaffeefil.*4 :: pet sweet drink ::
  spaghetti vollkorn :: spag.*vollk|vollk.*spag :: nonFood ::
  tomatensauce kräuter :: (tomat|sugo|napol|parad|pasta ?sauce|pastas).*(kraut|basil|herb|erbe|orega|provenc)|(kraut|basil|orega).*(tomat.*sauc|sugo) :: nonFood snack :: fisch|thunf|hering|aufstr|brot|suppe|ketch|pizza|ravio|sardin|makre
  fruchtgummi :: fruchtgumm|gummib|haribo|trolli|goldb|wein ?gumm|katjes|nimm.*soft|gumm :: nonFood drink :: kaug
  mozzarella kugeln :: mozzar.*(kugel|mini|ball|125|bocco|boccon|kirsch|perl)|(mini|kugel).*mozzar|mozzarella :: nonFood snack dish :: gerieb|scheib|pizza|stick|tomate|schnitz|gratin
  käse in scheiben :: (kase|gouda|emment|edamer|tilsit|bergk|moosb|jeroboam|cheddar|maasd|butterk|raclette|rahm|toast|konig|gmund|amadeus|bauern).*(scheib|schnitt|aufschn)|(scheib).*(kase|gouda|emment|edam|tils|chedd) :: nonFood snack dish sweet :: vegan|wurst|schink|toastbr|salami|rind|back
  schinken geschnitten :: schink.*(gesch|scheib|aufg|dunn)|(gesch|aufg).*schink|schinken :: nonFood snack dish sweet :: wurf|stuck|kase|wurst|streich|salat|aufstr|nudel|flecker|bagu|toast(?!sch)|stang|pizza|semmel|hornch|kipf
  bergkäse gerieben :: bergk.*(gerieb|reib)|(gerieb|reib).*(bergk) :: nonFood :: vegan
  gemüsemischung :: gemuse.*(misch|mix|pfann|allerl|mélange|wok|suppen|kaiser|butter|bunt|grill|rahm)|(misch|mix|kaiser|wok|butter|suppen|grill|pfannen).*gemuse|kaisergem|suppengem :: nonFood sweet snack drink :: suppe\b|brei|saft|wurz|chips|burger|salat
  balsamico creme :: (balsam).*(crem|crema)|(crem|crema).*balsam :: care home pet ::
  paprikapulver edelsüß :: paprik.*(edels|suss|gemahl)|edels.*paprik :: nonFood snack :: scharf
  pfeffer ganz :: pfeffer.*(ganz|korn|bunt)|(ganz).*pfeff|pfefferk :: nonFood snack sweet sauce :: gemahl|salami|kase|steak|wurst|filet
  fleischsalat :: fleischsal|wurstsal :: nonFood ::
  eiersalat :: eier?.?sal|ei-?aufstr|eieraufstr :: nonFood ::
  große eier :: \beier\b|freilandei|bodenhaltungsei|ei\b.*(l\b|xl) :: nonFood sweet :: nudel|biskot|likor|salat|oster|streich|wein|spatz
  kernlose trauben :: traub.*kernl|kernl.*traub|traub :: produced :: rosine|essig|kernol|tomat
  entkoffeinierte bohnen :: (kaffee|espresso|bohn|cafe).*(koff|decaf)|(koff|decaf).*(kaffee|espresso|cafe) :: nonFood sweet :: cola
  haarspray starker halt :: haarspr|(taft|styl|elnett|wella|syoss|got2b).*spray|hair ?spray :: pet drink home :: kind
  klarspüler zitrone :: klarsp :: pet sweet drink :: salz
  kinderzahnpasta erdbeer :: (kind|kids|junior|milchz|zahnp).*(zahn|erdb|bubble)|zahn.*(kind|kids|junior|erdb) :: pet drink :: burst|seide|spul
  spülschwämme :: schwamm|schwamme :: care pet baby :: schwammtuch|schwammerl|bade|kosmet|make|tuch
  obstknödel :: (obst|marill|zwetsch|erdbeer|frucht|kirsch|topfen).*knod :: nonFood ::
`;
