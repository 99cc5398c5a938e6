/** Words for the freezer; see `everydayWords` for how a line is read. */
export const frozen = String.raw`
  pizza :: pizza|pizze :: nonFood sweet snack drink :: teig|sauce|gewurz|kase|schneider|mehl|tomate[n]? ?(sauce)?$|toast|croiss|chips|steine?\b|bagu|stange|salz|sugo|pizzabrot|leberk|belag|fix|gulasch|streusel|blech|schnecke|polpa|fleisch|rolle|strudel|tasch|zung|gerieb|knopf|brotchen|mozzarella ger|pringles|cracker|linse|mix
  pommes :: pommes|fries|frites :: nonFood sweet snack :: salz|gewurz|sauce|haribo|sauer|fett|mayo
  tiefkühlgemüse :: gemuse :: nonFood sweet snack drink :: suppe|brat|laib|strudel|bruhe|chips|saft|sauce
  erbsen :: erbse[n]?\b :: nonFood snack :: kicher|suppe|sprosse|eintopf|protein|nudel|wasabi|puree|chips|reis|pasta|kartoff|wurst|speck|huhn|back
  lasagne :: lasagne :: nonFood :: sauce|fix|form|gewurz
  knödel :: knodel :: care home pet :: brot|wurfel|pulver.*suppe|mehl|suppe|gewurz|roulade
  blattspinat :: blattspinat|spinat :: nonFood dish :: lachs|filet|rahm|creme|cremig|passiert|ricotta|feta
  rahmspinat :: (rahm|creme|cremig).*spinat|spinat.*(rahm|creme|cremig) :: nonFood dish ::
`;
