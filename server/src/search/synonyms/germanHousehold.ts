/** The same for what is not eaten, and for what is said of goods. */
export const germanHousehold = `
Toilettenpapier, Klopapier, WC-Papier, Häuslpapier
feuchtes Toilettenpapier, feuchtes Klopapier, feuchtes WC-Papier, Feuchtpapier
Küchenrolle, Küchenpapier, Küchenkrepp, Haushaltsrolle
Taschentücher, Papiertaschentücher, Schnäuztücher, Schneuztücher
Kosmetiktücher, Tücherbox
Feuchttücher, Babyfeuchttücher, Pflegetücher
Windeln, Babywindeln
Höschenwindeln, Windelhosen, Windelpants
Inkontinenzeinlagen, Blaseneinlagen
Müllsäcke, Müllbeutel, Müllsackerl, Mistsackerl, Mistsäcke, Abfallbeutel, Abfallsäcke
Sackerl, Tüte, Beutel
Gefrierbeutel, Gefriersackerl, Tiefkühlbeutel
Frischhaltefolie, Klarsichtfolie
Frischhaltedose, Vorratsdose, Aufbewahrungsdose
Alufolie, Aluminiumfolie, Silberpapier
Backpapier, Backtrennpapier
Waschmittel > Waschpulver
Waschpulver > Waschmittel
Flüssigwaschmittel, Waschmittel flüssig
Vollwaschmittel, Universalwaschmittel
Buntwaschmittel, Colorwaschmittel
Weichspüler, Wäscheweichspüler
Fleckenentferner, Fleckentferner, Fleckenmittel
Spülmittel, Geschirrspülmittel, Abwaschmittel, Spüli, Handspülmittel
Geschirrspültabs, Spülmaschinentabs, Geschirrtabs, Geschirrspülertabs, Spülertabs
Klarspüler, Glanzspüler
Regeneriersalz, Spülmaschinensalz, Geschirrspülersalz, Geschirrspülsalz
Putzmittel, Reinigungsmittel, Reiniger
Allzweckreiniger, Universalreiniger, Allesreiniger
WC-Reiniger, Kloreiniger, Toilettenreiniger
WC-Stein, Klostein, WC-Spüler
Glasreiniger, Fensterreiniger, Fensterputzmittel
Badreiniger, Badezimmerreiniger
Entkalker, Kalkentferner, Kalkreiniger
Abflussreiniger, Rohrreiniger
Putzschwamm, Spülschwamm, Topfreiniger
Putztuch, Putzlappen, Putzfetzen
Geschirrtuch, Abtrockentuch
Staubsaugerbeutel, Staubsaugersackerl
Mistkübel, Mülleimer, Abfalleimer
Kübel, Eimer
Wäschekluppen, Wäscheklammern, Kluppen
Zündhölzer, Streichhölzer, Zünder
Grablicht, Grabkerze, Friedhofskerze
Teelicht, Teekerze
Raumspray, Lufterfrischer, Raumduft
Glühbirne, Glühlampe, Leuchtmittel
Klebeband, Klebestreifen, Klebefilm, Tixo
Klebeband > Packband
Kugelschreiber, Kuli
Grillkohle, Holzkohle, Holzkohlebriketts, Grillbriketts
Gelsenspray, Mückenspray, Insektenspray
Gelsenschutz, Mückenschutz, Insektenschutz
Gelse, Stechmücke
Blumenerde, Pflanzenerde
Katzenstreu, Katzensand
Katzenfutter, Katzennahrung
Hundefutter, Hundenahrung
Hundesnack, Hundeleckerli
Katzensnack, Katzenleckerli
Einkaufstasche, Tragetasche, Einkaufssackerl
Wegwerfgeschirr, Einweggeschirr
Strohhalm, Trinkhalm
Zahnpasta, Zahncreme, Zahnpaste
Mundwasser, Mundspülung
Duschgel, Duschbad
Schaumbad, Badeschaum
Shampoo, Haarwaschmittel, Haarshampoo, Schampoo
Haarspülung, Conditioner
Haarfarbe, Haarfärbemittel, Coloration
Haarfarbe > Tönung, Intensivtönung
Flüssigseife, Handseife
Deo, Deodorant
Rasierwasser, Aftershave
Sonnencreme, Sonnenmilch, Sonnenlotion, Sonnenschutz
Bodylotion, Körperlotion, Körpermilch
Lippenpflege, Lippenbalsam, Lippenpflegestift, Lip Balm, Lip Care
Wattestäbchen, Ohrenstäbchen
Wattepads, Abschminkpads, Kosmetikpads
Damenbinden, Monatsbinden, Binden
Heftpflaster, Wundpflaster, Pflaster
Kondome, Präservative
Wimperntusche, Mascara
Parfum, Parfüm
Babynahrung, Babykost, Säuglingsnahrung
Säuglingsmilch, Anfangsmilch, Babymilch
Babybrei > Babygläschen, Milchbrei, Getreidebrei
Babynahrung > Babybrei, Babygläschen, Folgemilch
Babygläschen > Babynahrung
Schnuller, Nuckel
tiefgekühlt, TK, Tiefkühl, gefroren
geselcht, geräuchert
laktosefrei, ohne Laktose
glutenfrei, ohne Gluten
alkoholfrei, ohne Alkohol
zuckerfrei, ohne Zucker
fleischlos, vegetarisch
kernlos, ohne Kerne
parfümfrei, unparfümiert, ohne Parfum
wiederverwendbar, Mehrweg
Haarkur, Haarmaske
Fußcreme, Fußbalsam, Fußbutter
Zahnseide, Dental Floss, Zahnseidesticks
Zahnseide > Interdentalbürsten
Kinderzahnpasta, Kinderzahncreme, Zahnpasta Kinder, Zahncreme Kinder, Junior Zahnpasta, Junior Zahncreme, Kids Zahncreme, Kids Zahnpasta
Babyöl, Baby Pflegeöl, Baby Öl
Wundschutzcreme > Wundcreme, Windelcreme, Babycreme
Babyshampoo, Kindershampoo
Windeln > Windelpants
Kaffeefilter, Filtertüten, Kaffeefiltertüten
Bodenreiniger > Bodenreinigungstücher, Bodentücher
Gummihandschuhe, Haushaltshandschuhe
Einweghandschuhe, Einmalhandschuhe
Haargel, Stylinggel, Styling Gel
Haarspray, Haarlack
Rasierklingen, Ersatzklingen
Nasses Katzenfutter > Katzennassfutter
Nassfutter Katze, Katzennassfutter
Trockenfutter Katze, Katzentrockenfutter
Nassfutter Hund, Hundenassfutter
Trockenfutter Hund, Hundetrockenfutter
Vogelfutter > Wildvogelfutter, Streufutter, Meisenknödel
Katzensnack > Katzensticks
Wischmopp, Wischmop, Bodenwischer
Duftkerze, Kerze mit Duft
Geschirrspülmittel > Handspülmittel
Küchenrolle > Küchentücher
Feuchttücher > Babytücher
Raumspray > Duftspray
Strohhalme, Trinkhalme
`;
