import type { KindWords } from './aisles.ts';

/** The same for babies, pets, the bathroom and the household. */
export const germanHouseholdKinds: KindWords = {
  baby: {
    form: `Babynahrung Babybrei Folgemilch Anfangsmilch Kindermilch Säuglingsmilch Babykeks Säuglingsnahrung Gläschen Beikost Milchbrei Getreidebrei
      Quetschbeutel Quetschie Babytee Pre-Nahrung Babymenü Monat Fläschchen Babysaft
      Pre-Milch Pre-Anfangsmilch Babygläschen Obstgläschen Babyobst Babymilch Grießbrei-Baby Gute-Nacht-Brei Obstbrei Fruchtpüree-Baby
      Kinderkeks Kinderriegel-Baby Babycookies Juniormenü Kleinkindmenü Schmelzflocken Babygemüse`,
  },
  pet: {
    form: `Katzenfutter Hundefutter Tierfutter Nassfutter Trockenfutter Katzenstreu Streu Hundesnack Katzensnack Kausnack Kaustreifen Kauknochen Kaustange
      Leckerli Hund Hunde Katze Katzen Vogelfutter Nager Nagerfutter Haustier Kitten Katzenmilch Katzengras Hundekuchen Welpe Futter
      Meisenknödel Alleinfuttermittel Fischfutter Kaurolle Dog Cat
      Katzennassfutter Katzentrockenfutter Hundenassfutter Hundetrockenfutter Katzensnacks Hundesnacks Katzenleckerli Hundeleckerli
      Hundeknochen Hundewurst Katzenklo Kratzbaum Hundeleine Halsband Kotbeutel Vogel Vögel Wildvogel Wildvogelfutter Vogelkäfig
      Vogelsand Streufutter Fettfutter Kaninchenfutter Hamsterfutter Meerschweinchenfutter Nagerstreu Kleintier Kleintierstreu
      Katzenspielzeug Hundespielzeug Aquarium Terrarium Welpenfutter Ergänzungsfuttermittel Meisenring Zubehör-Hund Pansen
      Ochsenziemer`,
  },
  care: {
    flavour: `Urea Panthenol Hyaluron Arnika Teebaumöl
      Retinol Niacinamid Kollagen Koffein-Shampoo Sheabutter`,
    form: `Shampoo Spülung Haarspülung Haarkur Haarspray Haargel Haarfarbe Haarmaske Haaröl Conditioner Duschgel Dusche Cremedusche Duschcreme Duschbad
      Seife Handseife Flüssigseife Badesalz Schaumbad Badezusatz Bad Lotion Bodylotion Bodybutter Körperlotion Körperbutter Körpermilch Körpercreme Handcreme Fußcreme
      Gesichtscreme Tagescreme Nachtcreme Augencreme Hautcreme Pflegecreme Hautpflege Körperpflege Gesichtswasser Mizellenwasser Reinigungsmilch
      Reinigungsgel Waschgel Waschlotion Peeling Gesichtsmaske Tuchmaske Serum Ampullen Sonnencreme Sonnenmilch Sonnenspray Sonnenöl Sonnenschutz
      Selbstbräuner Deo Deospray Deodorant Antitranspirant Transpirant Roll-on Parfum Parfüm Toilette Bodyspray Rasierer Rasierschaum
      Rasiergel Rasierklinge Klingen Aftershave Rasierwasser Zahnpasta Zahncreme Zahnbürste Zahnseide Mundspülung Mundwasser Zahnbürsten Lippenpflege
      Lippenbalsam Lippenstift Lipgloss Lipliner Labello Mascara Wimperntusche Make-up Puder Rouge Lidschatten Eyeliner Kajal Nagellack
      Nagellackentferner Foundation Concealer Tampon Binde Slipeinlage Damenbinde Kondom Wattestäbchen Wattepads Pflaster Verband Salbe
      Massageöl Balsam Haarbürste Kamm Haargummi Pflege Kosmetik Hygiene Haare Haut Lippen Gesicht Intimpflege Feuchtigkeitscreme
      Aufbaucreme Abschminktücher Enthaarungscreme Fußpflege Inhalator Nasenspray Lutschtabletten Brausetabletten Vitamintabletten
      Bartöl Haarwachs Stylinggel Badeperlen Badebombe Wimpern Augenbrauen Fußbad Kapsel Nahrungsergänzung Erkältungsbad Lipstick
      Haarlack Haarschaum Haarwasser Haarcreme Haarpuder Haarbalsam Haarserum Haarreif Haarspange Haarklammern Haarnadel
      Trockenshampoo Schuppenshampoo Kindershampoo Kurshampoo Stylingpaste Stylingspray Pomade Coloration Tönung Ansatzspray
      Blondierung Duschschaum Duschöl Duschpeeling Badeschaum Badeöl Badekugel Badezusätze Cremebad Waschlappen Waschstück Cremeseife
      Festseife Seifenspender Handgel Handdesinfektion Desinfektionsgel Desinfektionsmittel Desinfektionsspray Handbalsam Nagelcreme
      Nagelöl Nagelfeile Nagelschere Nagelknipser Nagelhärter Nagelpflege Überlack Unterlack Körperspray Körperöl Körperpeeling
      Fußbalsam Fußbutter Fußspray Fußpeeling Hornhautcreme Hornhautraspel Hornhautfeile Bimsstein Fußdeo Schrundensalbe
      Hühneraugenpflaster Blasenpflaster Gesichtsöl Gesichtsserum Gesichtsgel Gesichtspeeling Gesichtsreinigung Gesichtstonic
      Tonic-Gesicht Reinigungsschaum Reinigungspads Waschcreme Antifaltencreme BB-Cream Primer Highlighter Bronzer Kompaktpuder
      Fixierspray Augenpads Augenmaske Wimpernserum Kunstwimpern Kajalstift Augenbrauenstift Lippenkonturenstift Lippenöl Aftersun
      After-Sun Sonnenfluid Sonnenstick Bräunungsspray Rasierseife Rasierpinsel Nassrasierer Einwegrasierer Damenrasierer Bartpflege
      Bartshampoo Konjacschwamm Kosmetikschwamm Make-up-Schwamm Badeschwamm Massageschwamm Epilierer Wachsstreifen Kaltwachsstreifen Zahngel Zahnfleisch Zahnputztabletten Zahnseidesticks Interdentalbürste
      Aufsteckbürste Bürstenköpfe Kukident Haftcreme Prothesenreiniger Zahnspangenreiniger Kaugummi-Zahnpflege Mundspray Mundziehöl
      Zungenreiniger Einlagen Slipeinlagen Menstruationstasse Inkontinenzeinlage Intimwaschlotion Gleitgel Schwangerschaftstest
      Kondome Fieberthermometer Thermometer Wundsalbe Heilsalbe Wundspray Zugsalbe Schmerzgel Wärmepflaster Wärmflasche Bandage
      Kompresse Mullbinde Verbandszeug Augentropfen Nasentropfen Nasensalbe Hustensaft Hustensirup Halstabletten Halsspray
      Magentabletten Kohletabletten Abführmittel Baldrian Melatonin Magnesium Zink Calcium Eisen-Tabletten Multivitamin
      Multivitamintabletten Fischölkapseln Eau-de-Toilette Eau-de-Parfum Duftset Insektenschutz Gelsenspray Mückenspray Zeckenspray
      Zeckenschutz Abschminkpads Reinigungstuch-Gesicht Wattebausch Watte Kosmetikpads Kosmetikspiegel Pinzette Haarentferner
      Hygienetücher Feuchttücher-Gesicht Gesichtstücher
      Shower Hair Skin Lip Nail Body Face Cleanser Shave Shaving Toothpaste Eyeshadow`,
  },
  babycare: {
    form: `Windel Windeln Feuchttuch Feuchttücher Wundschutzcreme Babypuder Babyöl Babybad Babyshampoo Babylotion Schnuller Pants Babyfläschchen Trainer Sauger
      Babypflege Stilleinlagen
      Babywindel Höschenwindel Windelhose Windelpants Schwimmwindel Babywaschgel Babycreme Babybadezusatz Babytücher Wickelunterlage
      Windeleimer Babyflasche Milchpumpe Beißring Lätzchen Babypflegeöl Wundcreme Windelcreme Trinklernbecher Schnullerkette
      Babywattestäbchen Body-Baby`,
  },
  home: {
    form: `Waschmittel Vollwaschmittel Colorwaschmittel Feinwaschmittel Waschpulver Weichspüler Wäscheparfum Fleckenentferner Spülmittel
      Geschirrspülmittel Geschirrspültabs Klarspüler Spülmaschinentabs Reiniger Allzweckreiniger Badreiniger Glasreiniger Bodenreiniger
      Küchenreiniger Backofenreiniger Entkalker WC-Reiniger Rohrreiniger WC-Stein Raumspray Duftspray Lufterfrischer Raumduft Duftkerze Kerze Teelicht Grablicht
      Toilettenpapier Klopapier WC-Papier Küchenrolle Küchentücher Taschentuch Taschentücher Kosmetiktücher Serviette Müllsack Müllbeutel
      Gefrierbeutel Frischhaltefolie Alufolie Backpapier Butterpapier Schwamm Spülschwamm Putztuch Bodentuch Mikrofasertuch Batterie Glühbirne Lampe
      LED Streichhölzer Feuerzeug Grillanzünder Grillkohle Spülbürste WC-Bürste Besen Handschuhe Einweghandschuhe Topf Bratpfanne Messer Teller
      Tasse Becher Besteck Vorratsdose Frischhaltedose Trinkflasche Trinkhalme Filtertüten Kaffeefilter Blumenerde Dünger Samen Saatgut Tulpen Rosen
      Blumenstrauß Orchidee Zimmerpflanze Insektenspray Mottenpapier Gelsenstecker Schuhcreme Wäscheklammern Bügelwasser Zahnstocher
      Spülkasten Duftstecker Haushalt Reinigungstücher Bettwäsche Handtuch Polster Decke Spülbalsam Waschgänge Waschladungen Wäschen Feinspülmittel
      Küchenartikel Kunststoffbehälter Topfpflanze
      Flüssigwaschmittel Wollwaschmittel Universalwaschmittel Babywaschmittel Waschtabs Waschcaps Waschnüsse Waschsoda Waschbeutel
      Wäscheduft Wäscheperlen Bleichmittel Fleckensalz Fleckenspray Gallseife Entfärber Farbfangtücher Textilfarbe Textilerfrischer
      Bügelspray Wäschestärke Sprühstärke Handspülmittel Spülmaschinenreiniger Maschinenreiniger Maschinenpfleger Spezialsalz
      Regeneriersalz Geschirrspülsalz Spülmaschinensalz Scheuermilch Scheuerpulver Fettlöser Grillreiniger Fensterreiniger
      Kalkreiniger Kalkentferner Sanitärreiniger Essigreiniger Zitronensäure Bleiche Schimmelentferner Möbelpolitur Holzpflege
      Parkettpflege Teppichreiniger Polsterreiniger Edelstahlreiniger Stahlwolle Topfreiniger Scheuerschwamm Putzschwamm
      Abwaschschwamm Schwammtuch Schwammtücher Allzwecktuch Staubtuch Staubwedel Staubsaugerbeutel Wischmopp Wischmop Mopp Wischbezug
      Wischtuch Bodenwischer Bodentücher Fensterwischer Kehrschaufel Eimer Putzeimer Handschuh Gummihandschuh Haushaltshandschuh
      Latexhandschuhe Müllsäcke Abfallsack Abfallbeutel Biomüllbeutel Jausenbeutel Jausensackerl Allzweckbeutel Frischhaltebeutel
      Eiswürfelbeutel Bratschlauch Bratfolie Butterbrotpapier Backförmchen Muffinform Backform Kuchenform Springform Gugelhupfform
      Schaschlikspieße Holzspieße Strohhalme Einwegbecher Pappteller Pappbecher Partyteller Tischdecke Tischtuch Tischset
      Kaffeefiltertüten Filterbeutel Teefilter Wasserfilter Filterkartusche Küchenwaage Küchenmesser Schneidebrett Geschirrtuch
      Geschirrtücher Topflappen Kochlöffel Schneebesen Dosenöffner Flaschenöffner Korkenzieher Sparschäler Gemüsereibe Sieb Schüssel
      Auflaufform Kochtopf Pfannenwender Trinkglas Weinglas Häferl Thermosflasche Thermoskanne Brotdose Lunchbox Jausenbox Grabkerze
      Stumpenkerze Stabkerze Spitzkerze Geburtstagskerze Kerzen Duftöl Duftlampe Duftstäbchen Räucherstäbchen Luftbefeuchter
      Duftsäckchen Lavendelsäckchen Autoduft WC-Duftspüler WC-Spüler Klostein Zündholz Zündhölzer Stabfeuerzeug Anzünder Anzündwürfel
      Brikett Briketts Holzkohle Brennholz Brennpaste Leuchtmittel Energiesparlampe Taschenlampe Verlängerungskabel Steckdose
      Mehrfachstecker Ladegerät Akku Knopfzelle Knopfzellen Klebeband Klebefilm Klebestreifen Packband Tixo Alleskleber Superkleber
      Sekundenkleber Heißkleber Bastelkleber Mausefalle Ameisenköder Ameisenmittel Fliegenfänger Fliegenklatsche Mottenfalle
      Mottenschutz Insektenvernichter Gelsenkerze Schneckenkorn Unkrautvernichter Rasendünger Rasensamen Blumendünger Pflanzerde
      Anzuchterde Blumentopf Gießkanne Gartenschere Gartenschlauch Gartenhandschuhe Strauß Blume Blumen Zierpflanze Kaktus Lilien
       Chrysantheme Primel Hyazinthe Weihnachtsstern Kleiderbügel Wäscheleine Wäscheständer Bügelbrett Wäschekorb Schuhspray
      Schuhbürste Imprägnierspray Imprägnierer Nähgarn Schnur Gummiringe Alufolien Klarsichtfolie Küchenkrepp Haushaltsrolle
      Papierservietten Taschentücherbox Tücherbox Schnäuztücher`,
  },
  stuff: {
    form: `Buch Malbuch Spiel Spielzeug Puzzle Figur Kuscheltier Socken Strumpfhose Strümpfe Shirt Hose Jacke Unterhose Slip Schuhe Pullover Pyjama
      Brille Lesebrille Kopfhörer Ladekabel Kabel Lautsprecher Heft Collegeblock Stift Kugelschreiber Buntstifte Kleber Schere Geschenkpapier
      Packpapier Regenschirm Rucksack Tasche Koffer Staubsauger Bohrer Schraubenzieher Headphones Lichterkette Kalender Zeitschrift Bastel
      Haarklammer Armband Mütze Schal Gutschein Aufbewahrungsbox Luftballon Girlande Sticker
      Bleistift Filzstift Textmarker Marker Füllfeder Tintenpatrone Tintenkiller Radiergummi Lineal Spitzer Block Notizbuch Ordner
      Mappe Schnellhefter Klebestift Kuvert Briefumschlag Briefpapier Kopierpapier Druckerpapier Schulheft Haftnotiz Geschenkband
      Geschenkbox Geschenktasche Grußkarte Glückwunschkarte Feinstrumpfhose Feinstrumpf Kniestrümpfe Leggings Sneakersocken Füßlinge
      Unterhemd Boxershort Boxershorts Bikini Badehose Handschuhe-Strick Hausschuhe Sandalen Gummistiefel Regenjacke Haube Gürtel
      Sonnenbrille Kette Ohrringe Uhr Wecker Spielfigur Lego Bausteine Plüschtier Kartenspiel Brettspiel Puppe Ball Seifenblasen Knete
      Malstifte Aufkleber Ballon Party-Deko Dekoration Bilderrahmen Kissen Bettdecke Leintuch Bezug Badetuch Duschvorhang Teppich
      Matte Regal Werkzeug Hammer Schrauben Akkuschrauber Fön Föhn Haartrockner Glätteisen Toaster Wasserkocher Kaffeemaschine Mixer
      Stabmixer Bügeleisen USB-Kabel Powerbank Speicherkarte Handyhülle Hörgerätebatterie DVD CD Roman Kochbuch Kinderbuch `,
  },
};
