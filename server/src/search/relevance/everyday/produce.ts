/** Words for fruit and vegetables; see `everydayWords` for how a line is read. */
export const produce = String.raw`
  äpfel :: \bapfel\b|kinderapfel|\bapple\b|apfel (gala|golden|elstar|jonagold|braeburn|royal)|tafelapfel|bioapfel :: produced :: granat|erd|essig|birne|kompott|kren|rot ?kraut|in apfel|apfel-|apfel\/|zimt|mango|banane|hafer|traube
  birnen :: \bbirnen?\b|tafelbirne :: produced :: gluh|led\b|lampe|in birne|apfel|banane
  bananen :: banan :: produced :: split|apfel|mango|erdbeer
  zitronen :: zitrone[n]?\b|limone :: produced :: thunfisch|olivenol|butter|backaroma|abrieb|schale|melisse|gras|pfeffer|zucker|minze|ingwer|aroma|back|lachs|forelle|saure|huhn|oliven|germ|sardine|hering|makrele|bohnen
  orangen :: orange[n]?\b :: produced :: schale|abrieb|zucker|aroma|zimt|tomate|ingwer|back
  mandarinen :: mandarine|clementine|satsuma :: produced ::
  trauben :: traube(n)?\b :: produced :: kern(?!los)|zucker|nuss|schnaps|rosine|olivenol
  erdbeeren :: erdbeere?n?\b :: produced :: back|vanille|apfel|banane|streusel|creme
  heidelbeeren :: heidelbeere?n?\b|blaubeere :: produced :: back|apfel|vanille
  himbeeren :: himbeere?n?\b :: produced :: back|apfel|vanille|essig
  ananas :: ananas :: nonFood sweet dessert snack drink spread cereal dairyMade :: kokos|mango|getrock|kandiert
  mango :: mango(s)?\b :: produced :: chutney|maracuja|lassi|kokos|apfel|banane|pfirsich|frisch(er|t)|gurt|frifru|lattella|streifen
  kiwi :: kiwi(s)?\b :: produced :: apfel|erdbeer|banane|stachel
  melone :: melone :: produced :: salami|schinken
  avocado :: avocado :: produced :: guacamole|brot|\bol\b|hummus|lachs|chicken|nudel|thunfisch|salat|reis
  tomaten :: tomate[n]?\b|paradeiser :: produced frozen :: oliven|mozzarella|basilikum|thunfisch|sardin|makrel|hering|bohnen|linsen|reis\b|frischkase|hummus|couscous|kicher|brotaufstr|rind|wurst|gemuse|mais|raviol|polenta|schinken|ricotta|zuc|konzentrat|paprika|chili|lachs|in tomate|pulp|samen|rahm|garnele|feta|huhn|quinoa
  gurke :: gurke[n]?\b(?!sal) :: produced :: gewurzg|essigg|cornichon|dill|senf|delikatess|salzg|schlangeng?.*sal|honig|einleg|gurkerl|minze|kuhne|efko|spreewald|gin
  paprika :: paprika\b|spitzpaprika|paprika ?(rot|gelb|grun|mix|tricolor)|snackpaprika|minipaprika :: nonFood sweet snack drink spread dish tinned :: edelsuss|rosenpaprika|gemahlen|gewurz|pulver|scharf|wurst|salami|speck|kase|aufstrich|creme|hummus|sauce|ketchup|ajvar|chips|linsen|reis|rollito|schinken|thunfisch|kase|nuss|huhn|chicken|oliven|tomate|feta|kotanyi|erdnuss|mais|frischk|butter|kartoffel|grill|ol\b|ringe|landj|wurzel|cabanossi
  karotten :: karotte[n]?\b|mohre[n]?\b|gelbe rube :: produced :: saft|apfel|erbsen|mais|pastinak|kartoffel|linsen|samen|kurbis|reis
  kartoffeln :: kartoffeln?\b|erdapfel\b|heurige :: produced frozen :: suss|starke|mehl(?!ig)|teig|kloss|kroket|puffer|rosti|wedges|pommes|brat|chip|karotte|kurbis|spinat|brei|twister|ecken|lauch|scheib|lasagne|huhn|lachs|rind|hering|linsen|gemuse|roster|speck|seife|tortilla
  zwiebeln :: zwiebeln?\b :: produced :: rost|schmalz|ringe|leber|wurst|\brot ?wein|kase|tomate|hering|samen|knolle.*blum|tulpe|narzisse|blumenzw|knoblauch|gewurz|kotanyi|pulver|salami|aufstr|speck|linsen
  knoblauch :: knoblauch :: produced :: baguette|brot|butter|sauce|kase|wurst|pulver|granulat|salz|oliven|creme|gewurz|kotanyi|aufstr|pfeffer|raclette|kapsel|tomate|krauter|salami|frisch ?k|gemahlen|speck|tablett|gnocchi|huhn|chicken|bohnen|baguettes|olivenol|chili
  salat :: salat :: nonFood sweet snack drink :: dressing|sauce|krauter|gurke|kerne|mix.*kern|ol\b|essig|marinade|kartoffel|nudel|thunfisch|wurst|fleisch|hering|eier|krabben|obst|frucht|waldorf|kase|schussel|topping|mayonnaise|fisch|couscous|creme|geflugel|heringssal|kraut|reis|nuss|aufstr|rote rub|rube|gewurz|bohnen|sellerie|karotte|mais|linsen|chicken|huhn|caesar|kohl|spargel|samen|gyros|budapest|italienisch|griech|farmer|kroneb|krone|falafel|pasta|bowl|lachs|mexik|tuna|garten|konserv|eiersa|coleslaw|crouton|fix
  eisbergsalat :: eisberg :: care home ::
  champignons :: champignon :: produced frozen :: scheiben|1\. wahl|stielchen|huhn|schinken|rahm|sauce
  zucchini :: zucchini :: produced :: samen|gegrillt|melanzani
  brokkoli :: brok?koli|broccoli :: nonFood sweet snack drink dish sauce :: samen|kartoffel|huhn|nudel
  karfiol :: karfiol|blumenkohl :: nonFood sweet snack drink dish sauce :: brokkoli.*mix|reis
  spinat :: spinat :: nonFood sweet snack drink dish sauce :: kartoffel|strudel|tortell|feta|ricotta|lachs|cannelloni|spatzle
  lauch :: \blauch\b|porree :: nonFood snack drink dish :: brot|kase|knoblauch|schinken|creme|suppe|schnitt|quiche|fix|kartoffel
  sellerie :: sellerie :: nonFood snack drink dish tinned :: salz|salat|gewurz|samen
  kürbis :: kurbis :: nonFood snack drink dish sweet :: kern|\bol\b|suppe|brot|ravioli|aufstr|creme|tortell|chutney|ketchup|sauer|eingelegt|halloween|apfel|samen|mango|huhn|curry|reis|konserv
  radieschen :: radieschen :: nonFood :: samen|salat|aufstr
  ingwer :: ingwer :: produced :: gemahlen|zitrone|honig|orange|gewurz|kotanyi|kurkuma|apfel|kandiert|sush|shot
  kohlrabi :: kohlrabi :: nonFood tinned :: samen
  süßkartoffeln :: sue?sskartoffel :: nonFood snack drink dish :: pommes|chips|fries|puree|creme|suppe|wedges|linsen|curry|huhn
  petersilie :: petersil :: nonFood :: gerebelt|getrocknet|kartoffel|butter|gewurz|sauce|samen|kotanyi|wurzel(?!.*obst)|aufstr
  limetten :: limette :: produced :: minze|kokos|pfeffer|chili|ingwer|saft|tabs
  granatapfel :: granatapfel :: produced :: nivea|essig|creme|tomate|kerne mit
  pfirsiche :: pfirsich|nektarine :: produced :: maracuja|apfel|mango|banane|halften|schnitten
  rucola :: rucola|rauke :: nonFood dish sauce :: brot|kase|pesto
  gurkerl :: gurkerl|gurken|cornichon :: nonFood snack drink :: salat|aufstr|schlangen|kase|wurst|sauce
  basilikum :: basilikum :: nonFood snack :: tomate|pesto|sauce|sugo|gnocchi|hering|mozz|huhn|ol\b|pasta|kase|gerebelt.*mix|passata|polpa|dress|oliven|butter|penne|nudel|frisch ?k|wurst|ricotta|thunf|balsam|cracker|aufstr
`;
