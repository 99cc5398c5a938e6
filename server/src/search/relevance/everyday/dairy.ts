/** Words for milk, cheese and eggs; see `everydayWords` for how a line is read. */
export const dairy = String.raw`
  milch :: (?<!kokos|butter|sauer|kondens|mandel|soja|hafer|reis|sonnen|reinigungs|schoko|vanille|trink|bananen|folge|kaffee|alpen)milch\b :: nonFood sweet dessert cereal snack :: kakao|erdbeer|kondens|kase|emmentaler|gouda|joghurt|butter|brot|pulver|topfen|kaffee|tee\b|creme|rahm|milch ?(snack|reis|shake)|alpenmilch|obers|schlag
  vollmilch :: vollmilch :: nonFood sweet dessert snack cereal :: joghurt|nuss|mandel|pulver|brotchen|topfen|kase
  haltbarmilch :: haltbar.*milch|h-?milch|haltbarmilch|langer ?frisch.*milch|milch.*haltbar :: nonFood sweet :: schlag|obers|kakao|joghurt|sahne
  laktosefreie milch :: milch :: nonFood sweet dessert :: ^(?!.*laktose?-?frei).*$|joghurt|kase|schlag|obers|rahm|butter|topfen|kakao
  heumilch :: heumilch :: nonFood sweet ::
  butter :: butter\b :: nonFood sweet snack dessert cereal :: erdnuss|peanut|schmalz|brot|croissant|keks|cookie|geback|kase|gemuse|mit butter|in butter|nuss|mandel|chicken|sauce|karamell|popcorn|bohnen|kakaobutter|brezel|toast|gnocchi|filet|zopf|reis\b|blatterteig|teig|buttermilch
  joghurt :: jogh?urt|yog :: nonFood sweet snack cereal :: dressing|sauce|tzatziki|drops|\beis\b|dip\b|brot|suppe|salat|likor|riegel|tee\b
  naturjoghurt :: natur.*jogh?urt|jogh?urt.*(natur|\d,\d ?%)|joghurt \d :: nonFood sweet :: dressing|muesli|drink
  griechischer joghurt :: griech.*jogh?urt|jogh?urt.*griech|greek :: nonFood sweet :: dressing
  erdbeerjoghurt :: (jogh?urt|yog).*erdbeer|erdbeer.*(jogh?urt|yog) :: nonFood sweet snack cereal :: drops|\beis\b|tee\b|riegel
  topfen :: topfen|quark :: nonFood sweet :: strudel|knodel|golatsche|kolatsche|tasche|torte|brot|schnecke|kuchen|aufstrich|ballchen|teig|plunder|krapfen|palatschinken|nockerl
  schlagobers :: schlagobers|schlagsahne|schlag\b|obers\b :: nonFood sweet :: sahnesteif|torte|kren|pulver|sauce|kaffee
  sauerrahm :: sauerrahm|saure sahne :: nonFood snack :: dip|chips
  creme fraiche :: creme fraich|fraiche :: nonFood snack ::
  käse :: kase|gouda|emmentaler|mozzarella|camembert|tilsiter|cheddar|brie|parmes|feta|mondseer|raclette :: nonFood snack sweet :: leberkas|pizza|sauce|tortell|ravioli|spatzle|kuchen|brot|croissant|wurst|fertig|chips|nudel|makkaroni|maccheroni|stangerl|krainer|laibchen|burger|strudel|sandwich|toast (?!kase)|suppe|salat\b(?! > )|knodel|schnitzel|weckerl|panier|wrap|baguette|dip\b
  gouda :: gouda :: nonFood snack :: chips|brot|brotchen|cracker|wurst|sandwich|vegan
  emmentaler :: emmentaler :: nonFood snack ::
  mozzarella :: mozzarella :: nonFood snack dish :: brot|sauce|sticks|panini|tomate(n)?[- ]mozz|baguette
  feta :: feta|schafkase|hirtenkase :: nonFood snack :: salat\b|brot|pizza|borek|tasch|creme|dip|aufstrich
  parmesan :: parmes|parmigiano|grana :: nonFood snack :: pesto|sauce|pasta|ravioli|chips|risotto|cracker|tortell
  camembert :: camembert :: nonFood snack :: paniert|gebacken|brot
  frischkäse :: frischkase|gervais|philadelphia|cottage|huttenkase :: nonFood snack sweet :: tortell|ravioli|brot|lachs|wurst|pizza|bagel
  cottage cheese :: cottage|huttenkase :: nonFood ::
  bergkäse :: bergkase :: nonFood snack :: brot|wurst|tortell|spatzle
  buttermilch :: buttermilch :: nonFood sweet snack :: brot|geback|knacke|dressing
  eier :: \beier\b|eier\b|\bei\b :: nonFood sweet dessert :: likor|nudel|teigwaren|reis|salat(?!eier)|spatzle|aufstrich|becher|schwammerl|farbe|uberrasch|schupf|knodel|ausstecher|kocher|brot|punsch|pasta|baumk
  bio eier :: \bbio.*(eier|ei\b)|eier.*\bbio :: nonFood :: likor|nudel|teigwaren|aufstrich
  margarine :: margarine|rama\b|\bthea\b|becel|streichfett|lata\b|backen ?&? ?braten|alsan|flora\b :: nonFood :: streichkase
  skyr :: skyr :: nonFood sweet snack ::
  kakao :: kakao|cacao|nesquik|ovomaltine|trinkschoko|benco|caotina :: nonFood :: likor|riegel|butter|kipferl|keks|nibs? in|waffel|pflege|kuchen|musli|creme|zero kakao|balls|flakes|cerealien
  mascarpone :: mascarpone :: nonFood sweet dish sauce ::
  hafermilch :: hafer.*(drink|milch|barista)|oat.*(drink|milk|barista)|(drink|barista).*(hafer|oat)|haferl :: nonFood sweet cereal :: joghurt|creme|cuisine
  sojamilch :: soja?.*(drink|milch)|soy.*(drink|milk)|drink.*soja :: nonFood sweet ::
  mandelmilch :: mandel.*(drink|milch)|almond.*(drink|milk)|drink.*mandel :: nonFood sweet ::
  puddingpulver :: pudding.*pulver|puddingpulver|kochpudding :: nonFood :: keks|waffel|schnecke|eis\b|becher
  fruchtjoghurt :: frucht.*jogh?urt|jogh?urt :: nonFood sweet snack :: natur(?!e)|griech|drink|dressing|riegel|\beis\b|drops
  raclette :: raclette :: nonFood :: grill|pfannchen
`;
