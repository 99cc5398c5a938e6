/**
 * Words for sorts of goods, each with what belongs to them though it is called otherwise: general knowledge, no
 * retailer's. Who looks for the sort finds these; who looks for one of these does not find the sort.
 */
export const germanSorts = `
Blauschimmelkäse, Edelschimmelkäse, Edelpilzkäse, Blaukäse > Gorgonzola, Roquefort, Stilton
Weichkäse > Camembert, Brie
Hartkäse > Parmesan, Parmigiano, Grana Padano, Pecorino
Reibkäse, Reibekäse, Streukäse, geriebener Käse > Pizzakäse, Mozzarella gerieben, Gouda gerieben, Emmentaler gerieben
Schnittkäse > Gouda, Edamer, Tilsiter, Butterkäse
Schwarzbrot, Graubrot, dunkles Brot > Roggenbrot, Bauernbrot, Mischbrot, Hausbrot, Landbrot, Vollkornbrot
Kochschinken, Saftschinken, gekochter Schinken > Beinschinken, Toastschinken, Pressschinken, Hinterschinken
Rohschinken, luftgetrockneter Schinken > Prosciutto, Serrano, Parmaschinken
Aufschnitt > Extrawurst, Pikantwurst, Krakauer
Grillwurst, Grillwürstel > Bratwurst, Käsekrainer, Bratwürstel
Siedewurst > Frankfurter, Debreziner
Frühstücksspeck > Bacon
Bauchfleisch, Schweinebauch > Grillbauch, Kümmelbauch
Kochfleisch, Siedfleisch > Suppenfleisch, Tafelspitz, Beinfleisch
Südfrüchte, exotische Früchte > Mango, Ananas, Papaya, Maracuja
Zitrusfrüchte > Zitrone, Orange, Limette, Mandarine, Grapefruit
Steinobst > Pfirsich, Marille, Zwetschke, Kirsche
Blattsalat > Häuptelsalat, Eisbergsalat, Vogerlsalat, Rucola
Salatgurke, Schlangengurke > Gurke
Suppengemüse > Wurzelgemüse
Chilischoten > Pfefferoni, Chilimix
Chilipulver > Cayennepfeffer
Speisepilze > Champignon, Austernpilz, Kräuterseitling
Hülsenfrüchte > Linse, Bohne, Kichererbse
Küchenkräuter > Petersilie, Schnittlauch, Basilikum
Kartoffelecken, Kartoffelspalten, Potato Wedges, Wedges
Pommes frites > Steakhouse Frites
Trinkschokolade, Kakaogetränk > Instantkakao, Kakaopulver
Eiskaffee > Icepresso
Most, Apfelmost > Cider
Weinbrand > Brandy, Cognac
Bratensauce, Bratensoße > Bratensaft
Schokoglasur, Schokoladenglasur > Tortenglasur, Kuchenglasur
Kochschokolade > Kuvertüre
Rotweinessig > Weinessig
Backfett > Margarine, Butterschmalz
Pflanzenbutter, Pflanzenmargarine > Margarine
Pflanzenmilch, Milchalternative > Haferdrink, Sojadrink, Mandeldrink, Pflanzendrink
Fleischersatz > Tofu, Seitan, Tempeh
Dosenpfirsich, Pfirsichkompott > Pfirsichhälften
Dosentomaten > geschälte Tomaten, stückige Tomaten, Pelati, Polpa
Dosenmais > Gemüsemais
Dosenfisch > Thunfisch in Öl, Sardinen
Suppenpulver > Instantsuppe
Asianudeln > Mienudeln, Glasnudeln, Reisnudeln, Woknudeln, Ramen
Spaghettisauce, Nudelsauce, Pastasauce > Sugo, Bolognese, Arrabbiata
Grillsauce > Barbecuesauce, Cocktailsauce
Knabbergebäck, Knabberzeug > Chips, Salzstangen, Cracker
Zuckerl, Naschereien > Bonbon
Softdrink > Cola, Limonade
Sprudel, Sprudelwasser > Mineralwasser prickelnd
Spirituosen > Vodka, Gin, Rum, Whisky
Geschirrspülsalz, Spülmaschinensalz > Spezialsalz, Regeneriersalz
Grillanzünder > Anzünder, Anzündwürfel
WC-Steine, Klosteine > WC-Duftspüler, WC-Spüler
Putzmittel > Allzweckreiniger, Reiniger
Abflussreiniger, Rohrreiniger > Rohrfrei
Anfangsmilch, Säuglingsmilch, Premilch
Babynahrung > Babybrei, Gläschen
Kinderzahncreme > Kinderzahnpasta
Rasierwasser, Aftershave, After Shave
Haarfärbemittel, Haarfarbe > Coloration, Haartönung
Hautcreme > Gesichtscreme, Körpercreme
Körpermilch > Bodylotion
Damenbinden > Binden
Nassfutter > Hundenassfutter, Katzennassfutter, Dosenfutter
Leckerli, Leckerlis > Hundesnack, Katzensnack
`;
