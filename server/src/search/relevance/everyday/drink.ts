/** Words for drinks; see `everydayWords` for how a line is read. */
export const drink = String.raw`
  mineralwasser :: mineral|wasser\b|vitalwasser|quell|romerquelle|voslauer|gasteiner|evian|volvic|san pelleg|juvina|tafelwasser|waldquelle|preblauer|gussing|alpquell :: nonFood sweet :: saft|holler|himbeer|zitrone|pfirsich|marille|birne|apfel|orange|lemon|limo|emotion|balance|johannis|mango|kaffee|tee\b|minze|grapefruit|vitamin|ingwer|limette|erdbeer|cassis|traube|melisse|destilliert|kirsch|tonic|melon|isot|tropic|maracuja|sirup|gurke|ananas|guave
  wasser :: wasser\b|mineral|quelle :: nonFood sweet :: saft|rosen|kolnisch|mizellen|gesicht|destill|bugel|toilette|duft|himbeer|fruchtw|melone|kirsch|kokos|ohne wasser|in wasser|weihwa|mund|zwetsch|brand|likor|thunf|kastani|eis\b|hahn|tonic|haar|filter|flasche
  cola :: \bcola|pepsi|coke :: care home pet sweet snack :: gummi|rot|schoko|eis|wodka|whisk|rum|fruchtg|bier|lutsch|weizen|bonbon|kracher|frosch|mix\b|jack|bacardi|nuss
  apfelsaft :: apfel ?saft|saft.*apfel|apfel.*saft :: nonFood sweet :: gespritzt|schorle|karotte|rote|essig|mango|birne|johannis|kirsch|traube|orange|zwetsch|multi|sirup|ingwer|holunder|gemuse
  orangensaft :: orange.*saft|saft.*orange|orange.*(nektar|100)|o-saft|hohes c.*orange :: nonFood sweet :: mango|karotte|blut.*likor|maracuja|sirup|apfel|mandarine|limo|acerola
  multivitaminsaft :: multi.*(saft|vitamin|frucht|nektar) :: nonFood sweet dairyMade :: tabl|brause|kapsel|gummi|joghurt|bonbon|drag|tee\b|filmtab|sirup|depot|lutsch|riegel|shot|das gesunde
  eistee :: eis ?tee|ice ?tea :: care home pet sweet :: likor|eis\b|wodka
  limonade :: limo|fanta|sprite|almdudler|frucade|seven ?up|7up|schartner|lemonade|bitter lemon|krauterl|orangina|mirinda|keli|kracherl|soda :: care home pet sweet :: sirup|dusch|spray|moncello|back|sodastr
  energy drink :: energy|red bull|monster|effect|kong strong|flying :: care home pet sweet :: riegel|ball|gel|kugel|mix|batter|duracell|dusch|musli|gummi|traubenz|tabl|tee\b
  kaffee :: kaffee|espresso|crema|mocca|mokka|nescafe|jacobs|melange|lungo|cappuccino|caff|ristretto :: nonFood sweet dessert dairyMade snack :: filter\b|filtert|weiss|weisser|likor|maschine|tasse|loffel|sahne|obers|entkalk|becher|bonbon|reinig|rum|drink|geback|creme d|doppel|tramezz|kanne|kuche|kasten|getreide|malz|zichor|linde|wermut|tomate|parmigiano|dose|muhle
  kaffeebohnen :: bohne|ganze :: care home pet sweet :: grune bohne|weisse bohne|^(?!.*(kaff|espress|crema|caff|melange|rost|coffee|segafr|lavazza|jacobs|barist|amaroy)).*$
  kaffeekapseln :: kapsel|caps\b|nespresso|tassimo|dolce gusto|cafissimo :: care home pet sweet :: knopf|spul|wasch|omega|tee\b|vitamin|kakao|chococ|magnesium|enzym|kapseln, \d+ st(?!.*kaff)
  tee :: tee\b|\btea\b|tee,|teebeutel|rooibos|tee  :: care home pet sweet snack dairyMade dessert :: eistee|eis tee|wurst|butter|kerze|licht|loffel|(?<!tee)kanne|sieb|filter|tasse|baum|geback|pfirsichtee \d{3} ?g|ice|likor|rum|glas|becher|drink \d|instant|schale|steel|krauterlimo|kombucha|\d ?l\b|1500 ml
  grüner tee :: (grun|green).*(tee|tea)|sencha|matcha :: care home pet sweet :: eistee|eis|ice|creme|latte|\d ?l\b
  kamillentee :: kamille :: care home pet sweet :: creme|bad\b|spul
  pfefferminztee :: (pfeffer)?minz.*tee|tee.*minz|pfefferminze|minze :: care home pet sweet :: bonbon|sirup|kaugummi|schok|drag|pastill|lutsch|drops|eistee|likor|limo
  früchtetee :: fruchte?.*(tee)|tee.*frucht :: care home pet sweet :: eistee|grun|schwarz
  bier :: bier\b|marzen|pils|lager\b|weizen\b|weissbier|gosser|stiegl|ottakring|zipfer|puntigam|zwickl|hell\b|radler|ale\b|heineken|corona|budweiser|schwechat|egger|wieselb|kaiser|becks|puntig :: care home pet sweet snack :: radler|alkoholfrei|schinken|wurst|kase|senf|teig|essig|glas\b|hefe|alkfr|0,0|mehl|brot|keim|gries|rettich|ginger|brezel|kren|zitrone|lemon|limett|gewurz|\bkleie|nudel|gras|tortilla|vollkorn|musli|laib|batter|schoko|sirup|root
  alkoholfreies bier :: (alkoholfrei|alkfr|0,0|naturgold|freibier|null komma).*|.*alkoholfrei :: care home pet sweet :: sekt|wein|gin\b|saft|punsch|aperit|cocktail|spritz|prosecco|campari|rum\b|secco|martini|crodino|sanbitter
  radler :: radler :: care home pet sweet :: hose|kase
  rotwein :: rotwein|zweigelt|blaufrank|merlot|cabernet|chianti|montepulciano|primitivo|rioja|shiraz|pinot noir|st\. ?laurent|tempranillo|nero d|malbec|rosso|blauburger|portugieser|syrah|cuvee rot|rot\b|red\b :: care home pet sweet snack :: essig|sauce|schalotte|salami|kase|zwiebel|chili|paprika|beere|weissw|apfel|saft|linsen|brot|red bull|sangria|aperol|wermut|tee\b
  weißwein :: weiss ?wein|veltliner|riesling|chardonnay|welschriesling|sauvignon|pinot grigio|muskateller|gemischter satz|bianco|grauburgunder|weissburgunder|muller thurgau|neuburger|sylvaner :: care home pet sweet snack :: essig|sauce|cabernet|blanc de noir|kase|senf|salami|huhn|muschel|fond|zwiebel
  sekt :: sekt\b|frizzante|prosecco|champagner|cava|spumante|hochriegl|schlumberger|secco :: care home pet sweet snack :: insekt|glas|truffel|essig|gelee|marmelade|konfit
  vodka :: wodka|vodka :: care pet sweet snack :: sauce|cola|lemon ?\d|mix|energy|red bull
  gin :: \bgin\b :: care home pet sweet snack :: tonic|tee\b|ginger
  sirup :: sirup|dicksaft :: nonFood sweet snack :: ahorn|agave|husten|in sirup|ananas.*stuck|hals|topping|pfirsich|dattel|hustenst|zuckerrub|reissirup|getreide
  rum :: \brum\b|stroh|bacardi|havana|captain :: care home pet sweet snack dairyMade :: aroma|rosine|cola|kugel|punsch|kokos.*kug|topf|tee\b|plum|truff|nuss|eis\b|back
  tonic :: tonic :: care home pet sweet snack :: gin\b|haar|gesicht
`;
