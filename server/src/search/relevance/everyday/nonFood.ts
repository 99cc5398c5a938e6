/** Words for the household and the bathroom; see `everydayWords` for how a line is read. */
export const nonFood = String.raw`
  windeln :: windel|pants|pampers :: sweet pet :: eimer|beutel|creme|tuch|schwimm(?!.*windel)|wundsch|frauen|inko|schok|men\b|always
  feuchttücher :: feucht.*tuch|feuchttuch|wipes|feuchte? ?tucher :: pet :: boden|brillen|bildschirm|box leer|spender
  klopapier :: toilettenpapier|klopapier|wc-?papier|wc.?pap ::  :: feucht|halter|ersatz|burste
  toilettenpapier :: toilettenpapier|klopapier|wc-?papier|wc.?pap ::  :: feucht|halter|burste
  feuchtes toilettenpapier :: feucht.*(toilettenp|wc|papier)|(toilettenp|wc|papier).*feucht ::  :: boden
  küchenrolle :: kuchen ?(rolle|tuch)|kuchenrolle|haushaltsrolle :: pet baby :: halter|holz
  taschentücher :: taschent|tempo\b|feh\b|kosmetiktuch :: pet :: feucht(?!.*taschent)|toilett|wasch|rolle|wc|papier
  servietten :: serviette :: pet :: ring|halter|knodel
  waschmittel :: wasch ?(mittel|gel|pulver)|persil|ariel|color ?wasch|vollwasch|feinwasch|waschcaps|\bpods|\bdash\b|omo\b|\bwl\b|wasch(gange|ladung)|waschen|caps ::  :: gesicht|intim|hand|dusch|spul|weichsp|lotion|kapsel|kaffee|geschirr|soda|wasch ?(lappen|maschin)|parfum|korper|creme|gel .*gesich|parf|tee\b|body
  weichspüler :: weichsp|softener|lenor|silan\b|wascheparf|\bcoral\b ::  :: haar|waschmittel|gel\b
  spülmittel :: spul ?mittel|geschirrsp|spulbals|\bpril\b|\bfairy\b|fit\b|handsp|palmolive.*(geschirr|spul) ::  :: tabs|taps|maschin|salz|reinig|klar|mund|pods|caps|haar|all.in|schwamm|tuch|burste|ultimate|platin|wc|clean
  geschirrspültabs :: tabs|taps|somat|finish|calgonit|geschirr.*(tab|caps)|fairy.*(all|platin) ::  :: wc|brause|entkalk|zahn|gebiss|kalk|salz|klarsp|pfleger|reiniger|vitamin|wasch(?!.*spul)|spulkast|filter|kaffee|wasserk|deo|magnesium|poolt|wasserent|spender|sussst|duftend|soda
  shampoo :: shampoo :: pet :: auto|teppich|trockensh.*tier|dusche? ?(&|und)|2in1.*dusch|duschgel|spulung
  duschgel :: dusch|shower :: pet :: vorhang|matte|kabine|reinig|schwamm|haube|abzieh|kopf|shampoo gegen
  seife :: seife|handwasch|soap :: pet :: spender|schale|reinig|kissen|nuss|block|halter|sackchen|beutel|blasen|schmier|gall
  zahnpasta :: zahn ?(pasta|creme|paste|gel)|colgate|elmex|sensodyne|blend|meridol|odol|dentagard|aronal|zahnweiss|toothp :: pet :: burste|spulung|mundw|wasser|seide|stick|haft|mundsp|spray|pinsel|tablet|tabs|dose
  zahnbürste :: zahn ?burste|toothbrush :: pet :: pasta|creme|becher|box|hulle|tuch|halter|koff
  mundspülung :: mund ?(spul|wasser)|listerine :: pet :: zahncr
  deo :: \bdeo|transpirant|roll-?on|deospray|deodorant :: pet :: raum|wc|schuh|auto|kuhlschr|spul|waschm|fuss|intim|concealer
  handcreme :: hand ?(creme|balsam|lotion)|hand- ?(und|&) :: pet :: seife|schuh
  sonnencreme :: sonnen ?(creme|milch|spray|schutz|lotion|fluid|gel|ol\b)|\blsf|\blf ?\d|sun\b|sunblock :: pet sweet :: after|apres|tagescr|make|kappe|\bhut\b|bb |puder|gesichtscreme|serum|brille|foundation|augen|shampoo|haar|tuch|foundat|dusch|fluid tag|day|conceal|selbst|hyaluron.*tag
  rasierer :: rasierer|rasierklinge|rasur|gillette|wilkinson|einweg|razor|klingen :: pet :: schaum|gel\b|wasser|shave(?!r)|balsam|creme|lotion|pinsel|ol\b|seife|after|oil|nachfull.*schaum
  rasierschaum :: rasier ?(schaum|gel|creme|seife) :: pet :: klinge
  tampons :: tampon|o\.?b\.?\b :: pet ::
  binden :: binde[n]?\b|slipeinlage|always|\bultra\b :: pet sweet :: verband|elast|fixier|haar|mull|schal|sauce|wasch|armb|toilet|stoff|tempo|taschen|soft|rein|mascar|color|kabel|bindem|make|dash|creme|ariel|trag|halt|waffe|balea|lsf|clean|spul|shamp|zahn|dusch
  müllsäcke :: mull ?(sack|beutel|sacke)|abfall ?(sack|beutel)|mullbeutel :: pet :: eimer
  alufolie :: alu.*folie|folie.*alu|grillfolie ::  :: schale|tasse|kuhl
  backpapier :: back ?papier ::  :: form
  frischhaltefolie :: frischhalte|klarsicht.*folie ::  :: dose|box|beutel
  batterien :: batterie ::  :: ladeg|lampe|lichter|huhn
  kerzen :: kerze|teelicht|grablicht :: sweet pet :: (?<!m\.)halter|led\b|zund|stander|zahlen|form|magen
  katzenfutter :: katze|whiskas|felix.*(gelee|sauce)|sheba|kitekat|gourmet|\bcat\b|kitty ::  :: streu|toilette|spiel|klo\b|gras|baum|milch(?!.*katz)|kase(?!sauce)|pesto|ketchup|gurken|kleintier|aufkleber|foundation|dauer|shirt
  hundefutter :: hund|pedigree|\bdog\b|cesar|frolic|chappi|romeo :: sweet :: shampoo|leine|spielz|bett|kotbeutel|salat|spiel|burste|decke|jahre|kotb|hundert|buch|malb
  katzenstreu :: katzen ?streu|streu\b|litter|catsan :: sweet :: kase|zucker|wurze|gewurz|suss|winter|salz|duft
  schwamm :: schwamm|schwamme|putztuch :: pet baby :: \bpilz|make|complexion|dusch|baby|schwammerl|konjac|kosmet|blend|bade|sauce|luffa|massage|puder
  entkalker :: entkalk|kalk ?(losen|losend|entf|ex)|durgol|calgon :: pet :: wc-?reiniger gel
  haarspray :: haar ?spray|hairspray|drei wetter|haarlack :: pet ::
  lippenpflege :: lippen ?(pflege|balsam|stift)|labello|lip ?(balm|care|butter)|balm\b :: pet :: lippenstift -|nr\.|rasier|after|haar|bart|korper|handb|foot|butter ?milk|gesicht|augen|cleans
  pflaster :: pflaster|strips :: pet sweet :: stein|nase|pore|zahn|chicken|mitesser|warme|white|hyalur|fuss ?maske|(?<!huhner)augen|bleich|pickel|magneti
  allzweckreiniger :: allzweck|universal ?reinig|frosch.*reinig|meister proper|allesreinig|haushaltsreinig :: pet ::
  wc reiniger :: wc.*(reinig|gel|stein|ente|kraft|frisch|duft)|toilettenreinig|wc- :: pet :: papier|feucht|burste|sitz
  backofenreiniger :: (back ?ofen|grill).*reinig|ofenreinig :: pet ::
  gesichtscreme :: gesicht|tagescreme|nachtcreme|tagespfl|nachtpfl|anti ?-?falten|day cream :: pet :: maske|wasser|reinig|wasch|tucher|peel|toner|burste|sonnen|serum|schwamm|massage|spray|rasier|tonic
  teelichter :: teelicht|maxilicht :: pet :: halter|glas
  gefrierbeutel :: gefrier ?beutel|allzweckbeutel|zipp?.?beutel|eiswurfelbeutel :: pet ::
`;
