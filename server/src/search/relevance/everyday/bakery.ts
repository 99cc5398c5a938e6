/** Words for bread and dough; see `everydayWords` for how a line is read. */
export const bakery = String.raw`
  brot :: brot\b|brot |brote\b|\blaib|ciabatta|baguette :: nonFood sweet snack drink :: knack|aufstrich|brot(box|dose|messer|beutel|korb|schneid|zeit|papier|back|gewurz|trunk)|backmischung|chips|toast|frucht|mit butter|knodel|mischung|fertig|gewurz|zwieback|abend|cracker|suppe|fladenbrot chips|croutons|susser|milch ?brot|mehl|schnelle kuche|belegt|pizza|back ?mix|sauerteig.*pulver|brotzeit
  semmeln :: semmel :: nonFood sweet :: brosel|wurfel|knodel|mehl|aufstr|leberkas|dressing|teig|\bkren\b|fullung
  toastbrot :: toast :: nonFood sweet :: kase|toaster|schinken|schmelz|hawaii|scheib.*kas|sandwich.*(kase|schinken)|melba|pizza|zwieback|roasted
  vollkornbrot :: (vollkorn|roggen|korn).*brot|brot.*vollkorn|vollkorn.*(laib|weckerl|toast) :: nonFood snack sweet :: knack|backmischung|mit butter|kornspitz
  baguette :: baguette :: nonFood snack :: salami|champig|tomate|bolog|pizza|hawaii|thunf|schinken|belegt|sandwich
  croissant :: croissant :: nonFood snack :: schinken|teig
  knäckebrot :: knacke|crispbread|wasa :: nonFood sweet ::
  semmelbrösel :: brosel|panier ?mehl|paniermehl :: nonFood ::
  kuchen :: kuchen|gugelhupf|\bcake|torte :: nonFood snack :: lebkuchen|pfannkuchen|reiskuchen|zwiebel|flammkuchen|form|glasur|teig(?!.*fertig)|rosti|kartoffel|backmischung zutat|dekor|pfannen|pulver|mehl|streusel|fisch|fett|cracker|hundek|mehlspeis|gabel|fulle|\beis\b
  tortilla wraps :: wrap|tortilla :: nonFood :: couscous|chips|sauce|gewurz|salat|chicken|huhn|fertig|nachos
  blätterteig :: blatterteig|plunderteig|strudelteig :: nonFood sweet :: schnecke|tasche|stange|schinken|snack|mini
  pizzateig :: pizza.*teig|teig.*pizza :: nonFood ::
  germ :: \bgerm\b|trockengerm|hefe\b|backhefe :: nonFood :: flocken|knodel|weizen|extrakt|bier|zopf|teig|ohne|wurz|kapsel|wheat
  aufbackbrötchen :: aufback|brotchen|back ?semmel|zum (fertig|auf)backen :: nonFood sweet :: milchbrotchen|rosinen
`;
