/** Words for meat and fish; see `everydayWords` for how a line is read. */
export const meat = String.raw`
  hühnerbrust :: (huhn|hahn|chicken|pute|huhner).*(brust|filet)|brust.*(huhn|hahn)|poularde :: nonFood snack :: dose|salat|suppe|sticks
  hühnerfilet :: (huhn|hahn|chicken|huhner|hendl).*(filet|brust) :: nonFood snack :: dose|salat|suppe
  hähnchen :: hahnchen|huhn|hendl|chicken|poularde|geflugel :: nonFood snack drink :: suppe|sauce|nudel|reis|salat|curry|wurst|ravioli|pizza|gewurz(?!t)|chips|wrap|sandwich|aufstr|noodle|burger ?bun|bruhe|fond|fix|tikka|pasta|knodel|bowl|teigtasch|gyoza|teriyaki|kebap
  faschiertes :: faschiert|hackfleisch|gehackt.*(rind|schwein) :: nonFood :: sauce|gewurz|fix|ersatz|laibchen|nudel
  rindfleisch :: \brind|beef|\bjungrind|ochs :: nonFood snack drink :: suppe(?!nfl)|sauce|jerky|nudel|salat|gulasch.*dose|ravioli|bruhe|bouillon|burger ?bun|wurfel ?\d|noodle|aufstrich|wurst|fond|tasch|wurze|rindsbouillon|konserv|inzersd|eintopf|knodel|raviol|brat ?saft|fix|salami|schinken
  schweinefleisch :: schwein|schopf|karree|spareribs|\bkotelett :: nonFood snack :: suppe|dose|konserv|schmalz|sauce|fix|aufstr|marzipan|wurst|fond|wok|schwarz|gewurz|gluck
  schnitzel :: schnitzel :: nonFood snack sweet :: sauce|gewurz|mais|fix|semmel|brosel|panier(mehl)|kokos|karotten|kartoffel|schoko|gurken|raspel|obst
  steak :: steak :: nonFood snack :: sauce|gewurz|pommes|haus|messer|salz|butter|chips|wurze|fries|burger|ketchup
  speck :: speck|bacon :: nonFood snack sweet drink :: linsen|bohnen|knodel|kase|brot|sauce|krautsal|salat|eintopf|suppe|baguette|kartoffel|flammk|geback|stange|zwiebel|aufstr|wraps|kuchen|pflaume|datteln|chips|carbonara|sauerkraut|erdnuss|nudel|tortell|tasche
  schinken :: schinken|prosciutto|jamon :: nonFood snack drink :: pizza|nudel|croissant|aufstr|toast(?!schink)|kase|salat|sandwich(?! toastschink)|tortell|fleck|baguette|lasagne|spatzle|brot|speck.*wurf|krusten ?laib|kipf|pasta|sauce|wrap|cannelloni|champig|krapf
  salami :: salami|cabanossi :: nonFood snack drink :: pizza|baguette|brot|sandwich|aufstr|snack|stange|piccolini|tortell|zung
  würstel :: wurste?l|wurstchen|frankfurter|wiener|sacherw|krainer|bratwurst|debrez :: nonFood sweet snack drink :: dose|gulasch|schlafrock|linsen|eintopf|zucker|mischung|kaffee|melange|schnitzel|salat|suppe|brot|nudel|konserv|teig|senf|mehl|salami|speck|walzer
  leberkäse :: leberkas|fleischkas :: nonFood snack :: semmel(?!.*)
  pute :: \bput(e|en) :: nonFood snack :: suppe|aufstr|dose|salat|wrap|nudel|sandwich
  lachs :: lachs :: nonFood snack drink sweet :: schinken|sauce|nudel|tortell|pizza|aufstr|salat|suppe|lasagne|sushi|ersatz|seelachs|brot|creme|frischkase|tasche|quiche|reis|wrap|spinat|pfann|sandwich|gratin|huhn|raviol|gewurz|fix|dill.?senf|forelle|spiess
  räucherlachs :: (raucher|gerauch|stremel|graved).*lachs|lachs.*(gerauch|raucher)|irischer|norweg :: nonFood :: creme|aufstr|sauce|seelachs
  thunfisch :: thunfisch|tuna\b :: nonFood snack :: pizza|salat(?! nat)|aufstr|sauce|nudel|sandwich|sushi|creme|wrap|reis|baguette|mousse|knodel|tortell|gefullt|oliven gef|kapern
  garnelen :: garnele|shrimp|gambas|scampi|crevette :: nonFood snack :: suppe|sauce|salat|pizza|reis|nudel|chips|cocktail|gyoza|tasch|paste|noodle|wan ?tan
  forelle :: forelle :: nonFood :: creme|aufstr|kaviar|mousse
  fischstäbchen :: fischstab|fish ?sticks|fischsticks|stabchen :: nonFood :: wattes|kaffee|watte|sushi|holz
  bratwurst :: brat ?wurst|bratwurstel|grillwurst|rostbrat|nurnberger|bernerwurst|berner|kasekrainer|griller :: nonFood :: senf|bratwurstgewurz|salat|dose
  extrawurst :: extrawurst|pariser :: nonFood :: salat|geschnetz
  leberaufstrich :: leber.*(aufstrich|streich|pastet)|(aufstrich|pastet).*leber|streichwurst|leberwurst :: nonFood ::
  putenschinken :: pute.*(schinken|brust)|schinken.*pute :: nonFood snack :: pizza|toast
  tofu :: tofu :: nonFood :: brat ?(wurst|ling)|sauce|suppe|pudding|gyoza
`;
