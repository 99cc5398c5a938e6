/** Held out: words for the household, the bathroom, babies and pets; see `everydayWords` for how a line is read. */
export const heldOutHousehold = String.raw`
  flüssigwaschmittel :: (flussig|gel|color|voll|fein|wasch).*(wasch|gel\b|wg|wl)|waschgel|waschmittel :: pet sweet drink :: pulver|gesicht|dusch|haut|hand|intim|maschinen.*rein|seife|reinig|baby.*wasch
  colorwaschmittel :: (color|colour|bunt).*|waschmittel.*color :: pet sweet drink snack dish :: haar|creme|shampoo|nagel|lid|lipp|tonung|spulung|kur\b|stift|eye|mascara|papier|kreide|ton\b|rouge|brow|tint|gloss|kamm|foundation|glow|conditioner|wand|tuch.*farb
  waschpulver :: wasch.*pulver|pulver.*wasch|vollwasch|waschmittel :: pet sweet drink :: gel\b|flussig|caps|discs|pods|gesicht
  fleckenentferner :: fleck.*(entf|weg|salz|spray|reinig|teufel|gel)|vanish|oxi|fleck :: pet sweet snack :: fleckerl|fleckig|anti.*haut|pigment|pickel|haut|stoff.*dufte
  klarspüler :: klarspul :: sweet pet ::
  glasreiniger :: (glas|fenster|scheib).*(reinig|klar|putz)|reinig.*(glas|fenster)|ajax|sidolin|glasklar :: sweet pet drink :: kase|brillen|kochfeld|glaskeram
  badreiniger :: bad.*(reinig|spray|kraft)|reinig.*bad|dusch.*reinig|kalkreinig|sanitar :: sweet pet drink :: schaumbad|badezus
  bodenreiniger :: (boden|parkett|laminat|fliesen|holz).*(reinig|pflege|tuch|tucher|wisch|seife)|reinig.*boden|wisch.*boden :: sweet pet drink :: blumen
  rohrreiniger :: rohr.*(reinig|frei)|abfluss.*(reinig|frei)|drano :: sweet pet drink ::
  staubsaugerbeutel :: staub.*(beutel|sauger) :: sweet pet drink ::
  putzschwamm :: schwamm|schwamme|topfreinig|scheuer|putzpad|akkupad :: sweet pet drink :: eier|eierschw|make|kosmet|bad.*schwamm|konjac|schwammerl|gesicht
  mikrofasertuch :: mikrofas|microfas|putztuch|allzwecktuch|(mikro|micro).*tuch :: sweet pet drink :: haar.*turban|socke|strumpf
  gummihandschuhe :: handschuh :: pet drink ::
  zündhölzer :: zundh|streichh :: sweet pet drink :: entzund
  grillkohle :: grill.*(kohle|brikett)|kohle.*grill|holzkohle :: sweet pet drink care :: zahn|maske|kapsel
  klebeband :: klebe ?(band|film|strip|roll)|tixo|tesa|packband :: sweet pet drink :: lippen|wimper
  kaffeefilter :: kaffee ?filter|filter ?(tuten|papier|beutel)|filtertute :: sweet pet :: gemahlen|bohne|wasserf
  raumduft :: (raum|luft|duft).*(duft|spray|erfrisch|diffus|stab|kerze|stein|spuler|ol)|lufterfr|air ?wick|febreze|glade|ambi :: sweet pet drink snack :: dusch|eau|parfum|deo|wasch|weichsp|seife|korper|body|shampoo|wc
  gelsenspray :: gelsen|mucken|insekt|moskito|autan|zecken|anti ?brumm :: sweet drink snack dish :: teller
  blumenerde :: (blumen|pflanz|anzucht|universal|grab|kakteen|hochbeet).*erde|\berde\b :: sweet pet drink care snack :: erdbeer|heil
  grabkerze :: grab.*(kerz|licht|lichter)|grablicht|(3|2|4|5|7)-?tage|memoriam|komposition|ol ?licht :: sweet pet drink care :: dusch|deo|gelee|pflege
  kugelschreiber :: kugelschr|tintenroller|gelroller|\bkuli :: sweet pet drink snack care ::
  conditioner :: condition|spulung|haarspul :: sweet pet drink home :: mund|wasch|wasche
  haarkur :: haar.*(kur|maske|treatment)|(kur|maske)\b.*haar|\bkur\b|hairmask|hair mask|haarmaske :: sweet pet drink home :: gesicht|trink|kurbis|tuch|pflanz|ampull
  haargel :: (haar|styling|wet|power|hair).*gel|gel\b.*(haar|styl|hair) :: sweet pet drink home :: dusch|rasier|wasch|gesicht|pinsel|wund|schmerz
  haarfarbe :: haar.*farb|farb.*haar|coloration|tonung|(hair|haar).*color :: sweet pet drink home :: shampoo|spulung|spray|wasch(?!.*farb)|lidsch|lack|lippen|gummi|kur\b|maske|kreide|gel\b|mascara|puder|nagel|stift|rouge|reif|spange|burste|socken|strumpf
  bodylotion :: (body|korper).*(lotion|milch|milk|creme|balsam|butter)|bodylotion|lotion :: sweet pet drink home :: gesicht|sonne|hand|intim|rasier|baby|after ?sun|reinig|wasch|fuss|lsf
  flüssigseife :: (flussig|creme|hand|wasch).*(seife|soap|wasch)|seife.*(flussig|nachfull|spender)|handseife|seife :: sweet pet drink home :: stuck|dusch|schmier|gall
  wattestäbchen :: wattestab|ohrenstab|stabchen :: sweet pet drink :: fisch|rauch|ess|duft
  wattepads :: watte.*(pad|scheib)|kosmetikpad|abschminkpad|pads :: sweet pet drink :: kaffee|stahl|topf|stab|nagel|augen|senseo|hydro|schwamm|rein
  nagellack :: nagel.*lack|nail.*(polish|lack|color)|lack\b|topcoat|basecoat|shellac|gel.*nail :: sweet pet drink :: entfern|haar|lippe|eddin|auto
  nagellackentferner :: (nagel|lack|nail).*(entfern|remov)|remover :: sweet pet drink :: make|augen|haut|tintenk|hornhaut|mascara|kalk
  mascara :: mascara|wimperntusche :: sweet pet drink home ::
  lippenstift :: lippenstift|lipstick|lip.*(stick|color|colour)|matte lip :: sweet pet drink home :: pflege|balm|labello|liner|gloss|pinsel|repair
  rasierklingen :: (rasier|ersatz|system).*kling|klinge|gillette|wilkinson|blades :: sweet pet drink home :: gel\b|schaum|after|messer|nassrasierer|apparat|(?<!kling.*)dusch|deo|einweg
  zahnseide :: zahnseide|floss|dental.*(floss|stick)|interdental :: sweet pet drink :: pasta|creme
  slipeinlagen :: slip.*einl|slipeinl|liner|carefree|alldays :: sweet pet drink home :: eye|\blip|kajal|inkont.*hose|stilleinl|binde
  kondome :: kondom|durex|condom :: sweet pet drink ::
  fußcreme :: (fuss|hornhaut|schrund).*(creme|balsam|lotion|salbe|butter|schaum)|creme.*fuss :: sweet pet drink home ::
  trockenshampoo :: (trocken|dry).*(shampoo|schaum)|shampoo.*trocken :: sweet pet drink home :: trockenes haar|trockene
  badeschaum :: (schaum.*bad|bade.*(schaum|zus|salz|ol|kugel|bombe|milch)|bubble ?bath|pflegebad|cremebad|schaumbad|\bbad\b) :: pet :: reinig|rasier|wc|matte|bad (ischl|gast)
  strumpfhose :: strumpfhos|feinstrumpf|tights|\bden\b|strumpf :: sweet pet drink home :: einlage|leggings
  magnesium :: magnes :: sweet pet home :: mineralw|wasser|bad
  babybrei :: brei|getreideb|milchbrei|gute nacht|griess :: care home pet sweet snack :: hafer(?!.*(monat|baby|bio.*brei|getreide))|kartoffel|porridge|weizengr|hartweizen|nockerl|pudding|polenta|mais
  folgemilch :: folgemilch|anfangsmilch|pre\b|(milch|combiotik|pronutra|aptamil|milupa|beba|hipp).*\d|kindermilch|sauglings :: care home pet sweet snack :: monat.*(brei|menu)|voll|griess|reis
  babyöl :: baby.*(ol|oil)\b|(ol|oil)\b.*baby|pflegeol.*baby|bubchen.*\bol\b :: sweet pet drink ::
  wundschutzcreme :: wund.*(creme|schutz|salbe|heil|spray)|creme.*wund|windel.*creme|baby.*creme :: sweet pet drink home ::
  schnuller :: schnuller|nuckel|beruhigungssauger :: sweet pet drink :: kette.*lakr
  babygläschen :: monat|hipp|glaschen|babynahr|baby.*(menu|obst|fruch|gemus)|pure.*(baby|obst)|bebivita|alete|holle|fruchtbr|quetsch|(apfel|birne|banane|karott|kurbis|pastin|spaghetti).*(baby|monat|190|125|220|250) :: care home pet sweet :: milch(?!reis)|tee\b|keks|windel|reiswaf|snack|saft
  nassfutter katze :: (katze|kater|kitten|cat|felix|sheba|whiskas|kitekat|gourmet|purina|dein bestes|animonda|miamor|feline).* :: :: hund|trocken|crunch|streu|snack|knusper|stick|zunge(?!n.*)|dog|milch|minz|leckerl
  hundesnacks :: hund|dog|kau|knochen|dreamies|frolic|pedigree|dentastix|rinti|leckerl|snack :: care home sweet drink cereal :: katze|cat\b|gurke|paprika|tomate|karott|nuss|kase|salami|landj|milch|reis|wurst|musli|apfel|mais|schoko|kinder|gemuse|nassf|fisch|huhn.*reis|kuchen|mini.*brez|edamame
  katzensnacks :: (katze|cat|dreamies|kitt|whiskas|felix|sheba|catisf|dein bestes|vitakraft|gimcat|purina|party mix).* :: care home sweet drink :: hund|streu|nassfutter|dog|minz|mix.*nass|in (sauce|gelee)
  vogelfutter :: vogel|meisen|streufutter|wildvog|sittich|kanarien|fettfutter|weichfutter|sonnenblumenkern :: care sweet drink :: nest|kafig|beer|vogerl|sand\b
  taschentücher box :: (taschentuch|tucher|kosmetiktuch|taschentucher|tissue|kosmetiktucher|softis|tempo|feh).* :: sweet pet drink :: feucht|reinig|abschmink|geschirr|haus|wisch|kuchen|allzw|toil|baby|brill|hygiene|farb|desinf|boden
  zahnpasta kinder :: (kinder|junior|kids|milchz|baby|disney|paw|0-|2-|6-).*(zahn)|zahn.*(kinder|junior|kids|milchz|0-|2-|6\+|jahre) :: sweet pet drink :: burste|spulung
  windeln größe 5 :: windel|pants|pampers|babylove|junior :: sweet pet drink :: eimer|creme|beutel|(gr\.?|grosse|size|maxi)[ .]*[12346]\b|tuch|inkont|schwimm|salbe
`;
