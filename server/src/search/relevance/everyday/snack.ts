/** Words for sweets and snacks; see `everydayWords` for how a line is read. */
export const snack = String.raw`
  schokolade :: schoko|milka|ritter sport|lindt|tafel :: nonFood cereal drink :: keks|kuchen|waffel|riegel|lebkuch|eis\b|pudding|dessert|likor|musli|creme|kipferl|stollen|cookie|geback|trinksch|nuss ?mix|sauce|glasur|brot|muffin|croiss|torte|drops|geleefr|schnitte|gugelhupf|ice cream|zwieback|roulade|brioche|krapf|donut|braune?|cantuc|biskott|cracker|zopf|protein|strudel|palatsch|crossi|panett
  kekse :: keks|cookie|geback|biskuit|biskotten|spekulatius|butterkeks|cantuccini|kipferl :: nonFood drink :: joghurt|teig|eis\b|schokolade mit|milka.*tafel|dough|knabbergeback|laugen|salz|kase|ausstech|dose\b|party|riegel|brotgeback|brot &|spread|form|mischung backen|fruhst|teegeback tee|hefe
  chips :: chips :: nonFood drink :: apfel|banane|kokos|schoko|schok|cookie|trocken|lotto|mandarin|pflaume|birne|karotte(?!.*)|hunde|sauce|dip\b|kakao|protein|salsa|backpap|rote rub|mango
  gummibären :: gummi|fruchtgummi|goldbar|baren\b|haribo|fruchtg|trolli|katjes :: nonFood :: handschuh|kaugummi|stiefel|ring\b|band|lakritz(?!.*gummi)|zug|twist|marsh|vitam.*depot|haar
  kaugummi :: kaugummi|airwaves|orbit|wrigley|mentos gum|chewing|extra white|bubble|hubba|winterfresh|big red :: home pet ::
  eis :: \beis\b|milcheis|eiscreme|eiskrem|gelato|stieleis|cornetto|magnum|eislutscher|becher|ice cream|sorbet|sandwich eis|twinni|jolly|cremissimo|eskimo|carte :: nonFood snack drink :: berg|bein|tee\b|kaffee|wein|waffel(?!.*eis)|konfekt|bonbon|tute|zapfen lamp|form|schok(?!.*(eis|stiel))|^(?!.*(\beis|milcheis)).*(joghurt|topfen|kase)|muffin|wurfel|pilz|becher (?!.*eis)|bock|meer
  waffeln :: waffel|schnitten|wafer|neapolitan :: nonFood drink :: eis\b|becher|teig|reiswaffel|mais|linsen|blutw|eisen|topfen|lebkuch|honigschn
  erdnüsse :: erdnuss|peanut :: nonFood drink :: butter|flips|riegel|locken|schoko|mus\b|creme|\bol\b|sauce|drag|m&m|cookie|snick|karamell|eis\b|keks|berge|mix|brittle|schnitt|reese|krokant|salat|snips|cup|protein(?!q)|curls
  popcorn :: popcorn|popcornmais :: care home pet drink :: chicken|schoko|eis\b
  salzstangen :: salz ?stang|soletti|salzsti|stangerl|sticks|brezel :: care home pet drink :: mozz|fisch|schoko|kas|kaffee|sesam ?stangerl brot|karto|chicken|celer|lauge|\bgem
  pralinen :: praline|pralines|bonbonniere|merci|ferrero rocher|raffaello|mon cheri|mozartkugel|konfekt|truffe|truffel|toffifee|after eight|giotto|lindor|confis :: care home pet drink :: ol\b|eis|pilz|butter|duft|salami|kase|chips|risotto
  müsliriegel :: riegel|musli ?bar|corny|\bbar\b :: nonFood drink :: schoko(lade)?nriegel|milchriegel|schokoriegel|mars|snickers|bounty|twix|eis|protein|eiweiss|kase|milka|lion|knopper|milch
  lebkuchen :: lebkuchen|elisen :: care home pet drink :: gewurz|tee\b|likor|form|mischung.*back|teig|haus.*set|cappuc|duft|kaffee|joghurt
`;
