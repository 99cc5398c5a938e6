/** Held out: words for drinks; see `everydayWords` for how a line is read. */
export const heldOutDrink = String.raw`
  stilles wasser :: wasser|still|vittel|evian|volvic :: care home pet baby sweet :: prickel|zitron|duft|eau|melon|essig|kirschw|wein|sprudel|medium|mild|apfel|himbeer|holunder|minze|limon|saft|stilltee|einlage|tee|ringlot
  mineralwasser prickelnd :: prickel|mineral|sprudel|classic :: care home pet baby sweet snack :: still|zitron|ohne|magnesium|kapsel|holund|saft|make|puder|himbeer|orange
  cola zero :: cola.*(zero|light|ohne zucker|zuckerfrei|sugar)|(zero|light|max).*cola|zero :: nonFood sweet snack :: riegel|keks|kakao|joghurt|lemon|orange|protein
  zitronenlimonade :: (zitron|lemon|limette|sprite|7 ?up|krauter|lime).*|.*(limonade|limo) :: nonFood sweet snack dairyMade spread dish sauce :: tee\b|eistee|saft|sirup|bier|radler|kuchen|orange|himbeer|holunder|oliven|back|gin|vodka|likor|kolsch|melisse|thunfisch|sardin|apfel|magnesium|pfeffer|cola\b|ingwer|mango|pfirsich
  traubensaft :: trauben.*(saft|nektar)|saft.*traube :: nonFood sweet :: zucker
  tomatensaft :: tomaten.*saft|tomato juice :: nonFood ::
  karottensaft :: karotte.*(saft|nektar|trunk)|saft.*karott :: nonFood ::
  johannisbeersaft :: (johannisbeer|ribisel|cassis).*(saft|nektar|drink|sirup|fruchtsaft|gespritzt|spritz)|johannisbeer|ribisel :: nonFood sweet snack dairyMade dessert cereal :: marmel|konfit|aufstr|tee|gelee|musli
  holundersirup :: holunder.*(sirup|bluten)|holler.*|sirup.*holunder|holunder :: nonFood sweet snack dairyMade dessert :: tee|saft|gin|konfit|marmel|kapsel|bonbon|secco|spritz|hugo|mineral|schorle|limo
  himbeersirup :: himbeer.*sirup|sirup.*himbeer|(himbeer|erdbeer|frucht).*sirup :: nonFood sweet dairyMade dessert ::
  smoothie :: smoothie|innocent|true fruits :: care home pet sweet :: pulver|quetsch
  eistee pfirsich :: (eistee|ice ?tea|icetea|eis ?tee).*pfirs|pfirs.*(eistee|ice ?tea)|(ice ?tea|eistee).*peach|pfirsich.*tee|pfirsich :: nonFood sweet dairyMade dessert spread tinned :: marill|saft|nektar|sirup|mineral|wein|frizz|maracuja|frucht\b
  eistee zitrone :: (eistee|ice ?tea|icetea|eis ?tee).*(zitron|lemon)|(zitron|lemon).*(eistee|ice ?tea|eis ?tee)|lemon.*tea :: nonFood sweet dairyMade dessert ::
  espresso :: espresso :: nonFood sweet dessert :: martini|likor|tasse|kocher|macchiato.*eis|schok|riegel|drink
  filterkaffee :: (filter|gemahlen|mahl).*kaffee|kaffee.*(gemahlen|filter|mahl)|kaffee :: nonFood sweet dessert :: kapsel|bohne|instant|losl|pad|eis|obers|milch|filter(tuten|papier| gr|beutel)|weisser|cappu|drink|to go|latte|malz|tuten|creamer|macch|likor
  löskaffee :: los.*kaffee|instant|nescafe|kaffee.*los|sofort :: nonFood sweet dessert dish :: kapsel|nudel|dolce|suppe|hafer|pudding|germ|tee\b
  cappuccino :: cappuc :: nonFood sweet dessert :: eis\b|tasse|riegel
  kaffeepads :: pad(s)?\b|senseo :: sweet pet :: watte|abschmink|make|augen|reinig|schwamm|kosmetik|topf|stahl|wasch|nagel|hyal|hydro
  schwarzer tee :: (schwarz|black|earl|english|darj|assam|ceylon).*(tee|tea|breakf|grey)?|schwarztee :: care home pet sweet snack dish :: johannis|brot|pfeffer|oliven|kummel|bohnen|eistee|strumpf|hose|wurzel|holunder|tinte|haar|ribisel|wald|kirsch|trauben|marker|schwarzbier|linsen|stift|blau|lakritz|beer|edding|tuch|sesam|weiss
  kräutertee :: (krauter|bergkr|salbei|brennnessel|melisse|kamille|pfefferminz|fenchel|schlaf|husten|magen|blasen).*(tee|mischung)|tee.*krauter|krautertee|kraut :: care home pet sweet snack dish sauce :: butter|frisch|kase|salz|bonbon|likor|rot|sauer|weiss|wurst|salat|eistee|topfen
  fencheltee :: fenchel.*(tee|anis|kummel)|tee.*fenchel|fenchel :: care home pet sweet snack sauce :: honig|samen|knoll|gemuse|salami|gemahl
  ingwertee :: ingwer.*(tee|tea|zitron|kurk|orange)|tee.*ingwer|ginger :: care home pet sweet snack sauce spread :: ale|beer|saft|shot|limo|kandier|gemahl|keks|wein|bier|sirup
  kakaopulver :: kakao|cacao|nesquik|ovomaltine|trinkschok|benco|caotina|schok.*pulver :: nonFood snack :: likor|riegel|butter|kipferl|keks|waffel|kuchen|musli|flakes|balls|eis\b|nibs|milch\b|creme|macad|mandeln|puffs
  weißbier :: (weiss|weizen|hefe).*(bier)?|weisse|franzisk|erdinger|paulaner|edelweiss|gosser.*weiss :: nonFood sweet snack dish dairyMade sauce cereal :: wein|brot|mehl|kleie|griess|sekt|spritz|traub|pinot|bohne|burgunder|muller|mineral|riesling|veltlin|zucker|pfeffer|essig|vermouth|rum|chard|port|sauvig|cuvee|welsch|stift|tee
  märzen :: marzen|lager|bier :: nonFood sweet snack :: alkoholfrei|radler|weizen|weiss|hefe|wurst|zwickl|pils|schinken|teig|kase|dunkel|bock|malz|mais|0,0
  pils :: pils|premium.*bier :: nonFood sweet snack dish :: pilz
  roséwein :: rose(?!n|tt)|schilcher|rosato|rosado :: care home pet sweet snack dish tea :: sekt|frizz|prosec|duft|hydro|vermouth|tee|wurst|gin|champagn|spritz|sparkl|cava|mineral|pfeffer
  prosecco :: prosecc|frizzante|spumante :: care home pet sweet snack :: kerze|gelee
  zweigelt :: zweigelt :: nonFood ::
  whisky :: whisk|bourbon(?!.*vanil)|scotch :: nonFood sweet dessert sauce :: vanil|cola|glas|salami
  likör :: likor|baileys|amaretto|limoncello|jagermeister|liqueur :: nonFood sweet dessert :: kuchen|glas
  eierlikör :: eier ?likor|likor eier|advoka :: nonFood sweet :: kuchen|eis\b
  schnaps :: schnaps|obstler|korn\b|edelbrand|brand\b|williams|slibo|obstbrand|klarer|marillen.*%|grappa|inlander|spirit :: nonFood sweet :: weinbrand|mais|glas|vollkorn|pfeffer|birne(?! .*%)|sonnenbrand|weckerl|brot|basmati
  glühwein :: gluh|punsch :: care home pet sweet :: gewurz|birne|becher|tee|lampe|wurmchen
  tonic water :: tonic :: care home pet sweet :: haut|gesicht|haar
  apfelsaft gespritzt :: apfel.*(gespritzt|spritz|schorle)|(spritz|schorle).*apfel|\bobi\b|apfels.*mineral :: nonFood sweet :: aperol
  orangensaft 1l :: orange.*(saft|nektar|direkt|juice)|(saft|juice).*orange|hohes c.*orange :: nonFood sweet :: karott|sirup|limo|kuchen|erdbeer
  6x1,5l mineralwasser :: mineral|wasser|prickel|still|mild|romerq|voslau|waldq :: care home pet baby sweet snack :: zitron|duft|melon|kirschw|make|puder
`;
