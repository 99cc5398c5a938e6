/** Unseen: judged once, after the last change; see `everydayWords` for how a line is read. */
export const unseenWords = String.raw`
  mandarinenkompott :: mandarin|kompott :: care home pet sweet drink dairyMade ::
  ayran :: ayran :: care home pet sweet ::
  halloumi :: halloumi|grillkase :: nonFood ::
  mozzarella light :: mozzarella :: nonFood snack dish ::
  mondseer :: mondseer :: nonFood ::
  vegane wurst :: (vegan|veget|veggie|vegini|soja|pflanz).*(wurst|aufschn|salami|frankf|extra|mortad)|(wurst|aufschn|salami|frankf).*(vegan|veget|veggie|pflanz) :: nonFood ::
  papaya :: papaya :: produced ::
  feigen :: feige :: nonFood sweet snack drink dairyMade :: senf|marmel|konfit|kase|sauce|aufstr|balsam
  zuckermelone :: melone :: produced ::
  pastinaken :: pastinak :: nonFood snack :: karott|kartoff
  mangold :: mangold :: nonFood ::
  eierschwammerl :: eierschw|pfifferl :: nonFood dish :: sauce|suppe|gulasch
  rinderfaschiertes :: (rind).*(faschiert|hack)|(faschiert|hack).*rind|faschiert :: nonFood :: pute|vegan|schwein(?!.*rind)|braten|laibch|gewurz
  hühnerflügel :: (huhn|hendl|chicken|hahn).*(flugel|wing)|wings|flugerl :: nonFood :: sauce|gewurz
  mortadella :: mortadella :: nonFood ::
  landjäger :: landjager :: nonFood ::
  makrelenfilets :: makrel :: nonFood ::
  sardellen :: sardelle|anchov|alici :: nonFood :: oliven|kapern|sauce|paste|ringe
  brioche :: brioche|striezel :: nonFood snack :: eis
  topfenstrudel :: topfen.*strudel|strudel.*topfen :: nonFood :: teig\b
  burgerbrötchen :: burger.*(bun|brot|brotch|semm|weck)|buns|hamburger.*(brot|bun) :: nonFood sweet :: sauce|patt|fleisch
  palatschinken :: palatsch|pancake|crepe|pfannkuch|frittat :: nonFood :: teig|mischung|pfanne
  roggenmehl :: roggen.*mehl|mehl.*roggen :: nonFood ::
  backkakao :: (back|kakao|cacao).* :: nonFood sweet snack dish bread :: pulver.*back|papier|form|mischung|trenn|ofen|hefe|erbsen|drink|nougat|butter|milch|creme|germ|aroma|hend|spray|zutat|malz|haferf|flakes|oblat|soda|schinken|fisch|camemb|kartoff|huhn|mandel|nuss|semmel|natron|likor
  thymian :: thymian :: nonFood snack :: huhn|honig|kase|saft|bonbon|tee|oliven|salz|\bol\b
  jasminreis :: jasmin.*reis|reis.*jasmin :: nonFood snack ::
  lasagneblätter :: lasagne.*(blatt|platt|teig)|lasagne :: nonFood :: bolog|gemuse|fertig|lachs|spinat|tk|fix|al forno|vegan
  sesamöl :: sesam.*ol\b|ol\b.*sesam :: nonFood ::
  pesto rosso :: pesto.*(ross|rot)|(ross|rot).*pesto|pesto :: nonFood snack dish :: genoves|verde|basilik
  mandelmus :: mandel.*mus\b :: nonFood ::
  schokomüsli :: (schok|choc).*(musli|crunch|granola|knusper)|(musli|crunch|granola|knusper).*(schok|choc) :: nonFood drink :: riegel|keks|eis\b|tafel
  natron :: natron :: pet sweet ::
  bulgur :: bulgur :: nonFood snack :: salat|fertig
  gulaschsuppe :: gulasch.*suppe|suppe.*gulasch :: nonFood :: gewurz
  nougat :: nougat|nugat :: care home pet drink :: creme|eis\b|musli|knodel|joghurt|aufstr|kipferl|cereal
  grissini :: grissin :: nonFood ::
  schokobananen :: schoko.*banan|banan.*schok|casali :: nonFood drink cereal dairyMade dessert ::
  kokoswasser :: kokos.*wasser|coconut.*water|kokoswasser :: nonFood ::
  apfel birnen saft :: (apfel|birne).*saft|saft.*(apfel|birne) :: nonFood sweet :: karott|kirsch|trauben
  rooibos tee :: rooibo|rotbusch :: care home pet sweet ::
  sauvignon blanc :: sauvignon :: nonFood :: cabernet
  tequila :: tequila :: nonFood sweet :: bier|desper
  kartoffelpuffer :: puffer|rosti|reibekuchen :: nonFood :: haar
  rösti :: rosti|puffer :: nonFood ::
  entkalkungstabletten :: entkalk :: sweet pet drink ::
  geschirrtücher :: geschirrt|geschirrhand :: sweet pet drink :: spul
  duftkerze :: duft.*(kerze|glas|wachs)|kerze.*duft|kerze :: sweet pet drink :: grab
  haarshampoo männer :: shampoo.*(men|mann|herren|for men|3in1|2in1|anti)|(men|mann).*(shampoo|3in1|2in1|hair) :: sweet pet drink home ::
  rasiergel frauen :: (rasier|shav).*(gel|schaum).*(sensit|women|frau|damen|satin|bein)?|(women|venus|satin|lady).*(gel|rasier) :: sweet pet drink home :: after|kling
  babyshampoo :: (baby|kinder|kids).*(shampoo|wasch)|shampoo.*(baby|kind|kids) :: sweet pet drink home :: zahn
  trockenfutter hund :: (hund|dog|frolic|pedigree|bello|cesar|dein bestes).* :: care home sweet drink :: katze|cat\b|nass|snack|kau|knochen|pate|schale|stick|gelee|sauce|milch
  toilettenpapier 3 lagig :: (toilet|klo|wc).*papier :: sweet pet drink :: feucht|reinig|halter
`;
