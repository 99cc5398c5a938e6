import type { KindWords } from './aisles.ts';
import { germanHouseholdKinds } from './germanHouseholdKinds.ts';

/**
 * What words mean on the shelves of a German-speaking grocer: general knowledge, no catalogue's. Within an aisle,
 * `flavour` is what other goods taste or smell of, `basic` is a food that others are made with, `made` is rarely part
 * of anything else, and `form` decides what a thing is whatever stands beside it: a `Riegel` is no apple.
 */
export const germanKinds: KindWords = {
  produce: {
    flavour: `Apfel Birne Banane Zitrone Orange Mandarine Clementine Traube Weintraube Erdbeere Heidelbeere Himbeere Brombeere
      Johannisbeere Stachelbeere Preiselbeere Beere Ananas Mango Kiwi Melone Wassermelone Honigmelone Zuckermelone Pfirsich
      Nektarine Marille Aprikose Zwetschke Zwetschge Pflaume Kirsche Weichsel Limette Grapefruit Pomelo Granatapfel Papaya
      Maracuja Feige Physalis Rhabarber Quitte Holunder Avocado Tomate Paradeiser Rispenparadeiser Cocktailtomate Paprika
      Spitzpaprika Karotte Möhre Gurke Zwiebel Jungzwiebel Schalotte Knoblauch Champignon Pilz Eierschwammerl Pfifferling
      Steinpilz Zucchini Melanzani Aubergine Brokkoli Broccoli Karfiol Blumenkohl Kohlsprosse Spinat Blattspinat Mangold
      Lauch Porree Sellerie Kürbis Hokkaido Radieschen Rettich Ingwer Kohlrabi Kraut Weißkraut Rotkraut Chinakohl Kohl
      Wirsing Fenchel Spargel Artischocke Rübe Pastinake Petersilie Schnittlauch Basilikum Koriander Minze Dill Rosmarin
      Thymian Salbei Kresse Kräuter Chili Pfefferoni Mais Zuckermais Erbse Fisole Kiwano Litschi Passionsfrucht Kaki
      Kumquat Blutorange Kokosnuss Edamame Sprossen Okra Suppengemüse Suppengrün Mandarinen Zwetschken Beeren Früchte Frucht
      Ribisel Ringlotte Mirabelle Tangerine Satsuma Cassis Acai Aronia Sanddorn Drachenfrucht Sternfrucht Kochbanane Zitrusfrucht
      Limone Shiitake Austernpilz Kräuterseitling Portobello Schwammerl Rosenkohl Romanesco Topinambur Schwarzwurzel Knollensellerie
      Stangensellerie Staudensellerie Frühlingszwiebel Speisezwiebel Zitronengras Estragon Kerbel Liebstöckel Rotkohl Weißkohl
      Spitzkraut Spitzkohl Pak-Choi Zuckerschote Kaiserschote Saubohne Steckrübe Ronen Jalapeño Peperoni Snackgurke Minigurke
      Cherrytomate Kirschtomate Rispentomate Fleischtomate Datteltomate Cocktailparadeiser Ochsenherztomate
      Strawberry Raspberry Blueberry Lemon Lime Apple Peach Cherry Berry Tomato`,
    basic: `Kartoffel Erdäpfel Süßkartoffel Salat Kopfsalat Eisbergsalat Häuptelsalat Vogerlsalat Feldsalat Rucola Endivie Chicorée
      Radicchio Blattsalat Eissalat Romanasalat Pflücksalat Eichblattsalat Schnittsalat Jungsalat Babysalat Salatmix Salatmischung Batavia Salatherz Gemüse Obst Grünkohl Heurige
      Spargelsalat Kräutertopf Bundzwiebel Suppenbund Wurzelgemüse Grillgemüse Wokgemüse Erdapfel Bratkartoffel Ofenkartoffel
      Speisekartoffel Tiefkühlgemüse Beerenmischung Beerenmix Waldbeeren Obstsalat Chinasalat`,
  },
  nuts: {
    flavour: `Nuss Haselnuss Walnuss Mandel Erdnuss Cashew Cashewkern Pistazie Paranuss Macadamia Pekannuss Pecan Maroni Edelkastanie
      Dattel Rosine Sultanine Cranberry Kürbiskern Sonnenblumenkern Pinienkern Sesam Leinsamen Chiasamen Mohn Kokos Nusskern
      Kokosflocke Pekankern Mandelblättchen Mandelstifte Macadamianuss Erdmandel Hanfsamen Flohsamen Aprikosenkern Berberitze
      Gojibeere Nusskernmischung
      Almond Peanut Coconut Hazelnut Nut`,
    made: `Studentenfutter Nussmix Nussmischung Trockenfrüchte Trockenobst Dörrpflaume Backobst Knabberkerne Kernmischung
      Trockenpflaume Trockenfeige Fruchtchips Knabbernüsse Röstkastanien`,
  },
  dairy: {
    flavour: `Sahne Rahm Obers`,
    basic: `Milch Butter Joghurt Jogurt Topfen Quark Käse Ei Eier Freilandeier Bodenhaltungseier Gouda Emmentaler Mozzarella Feta Parmesan
      Grana Camembert Brie Frischkäse Hüttenkäse Bergkäse Tilsiter Cheddar Edamer Gorgonzola Ricotta Mascarpone Schafkäse
      Schafskäse Ziegenkäse Hirtenkäse Halloumi Raclette Raclettekäse Schmelzkäse Hartkäse Schnittkäse Weichkäse Butterkäse
      Streichkäse Räucherkäse Heumilchkäse Mondseer Appenzeller Manchego Pecorino Provolone Burrata Quargel Kefir Skyr Ayran Molke Buttermilch
      Sauermilch Kondensmilch Schlagobers Schlagsahne Schlagrahm Sauerrahm Crème-fraîche Kaffeeobers Kaffeesahne Sprühsahne
      Teebutter Margarine Buttermargarine Butterschmalz Fruchtjoghurt Naturjoghurt Lassi Haltbarmilch Käseaufschnitt
      Kaffeemilch Streichfett Vanillemilch
      Rollino Gervais Rahmkäse Blauschimmelkäse Edelschimmelkäse Roquefort Taleggio Fontina Gruyère Greyerzer Vacherin Limburger
      Romadur Maasdamer Leerdammer Almkäse Alpkäse Ofenkäse Grillkäse Kochkäse Reibkäse Reibekäse Streukäse Pizzakäse Toastkäse
      Kräuterbutter Knoblauchbutter Sauerrahmbutter Süßrahmbutter Halbfettbutter Leichtmilch Magermilch Frischmilch Heumilch
      Ziegenmilch Schafmilch Schulmilch Kakaomilch Sahnejoghurt Rahmjoghurt Schafjoghurt Vanillejoghurt Magertopfen Speisetopfen
      Rahmtopfen Schmand Kochsahne Kochcreme Ghee Eidotter Flüssigei Wachtelei Labneh
      Cheese Milk Yoghurt Yogurt`,
    made: `Trinkjoghurt Fruchtmolke Käsescheiben Sauermilchkäse Käsefondue Joghurtdrink Haferdrink Sojadrink Mandeldrink Reisdrink
      Kokosdrink Dinkeldrink Erbsendrink Haferl Pflanzendrink Sojajoghurt Sojagurt Topfenaufstrich Liptauer Skyrdrink
      Trinkmolke Molkedrink Kokosgurt Hafergurt Haferjoghurt Käseplatte Käsestangerl
      Käsealternative Käseersatz Kräuterrahm`,
  },
  dessert: {
    made: `Pudding Dessert Milchreis Grießpudding Mousse Tiramisu Panna-cotta Topfencreme Quarkcreme Cremedessert Grießdessert Götterspeise
      Milchshake Milchsnack Milchschnitte Kaiserschmarren Kaiserschmarrn Puddingcreme Schokopudding Vanillepudding
      Fruchtzwerge Wackelpudding Grütze Griesskoch Grießkoch Milchdessert Sojadessert Proteinpudding Crème-brûlée Schokomousse
      Karamellpudding Pannacotta Profiteroles`,
  },
  meat: {
    basic: `Fleisch Rind Rindfleisch Schwein Schweinefleisch Kalb Kalbfleisch Lamm Lammfleisch Huhn Hühner Hendl Hähnchen Hühnchen
      Chicken Geflügel Pute Truthahn Ente Gans Wild Hirsch Reh Kaninchen Speck Bacon Schinken Prosciutto Salami Wurst Würstel Würstl
      Würstchen Schopf Karree Kotelett Filet Brust Keule Flügerl Hühnerbrust Hühnerfilet Faschiertes Hackfleisch Hühnerkeule
      Frankfurter Wiener Pariser Beiried Rostbraten Tafelspitz Schulter Lungenbraten Leber Brustfilet
      Rinderfilet Rindsfilet Schweinsfilet Schweinefilet Schweinsschnitzel Hühnerschnitzel Putenschnitzel Kalbsschnitzel Putenbrust
      Putenfilet Hühnerflügel Oberkeule Unterkeule Suppenhuhn Brathuhn Grillhuhn Roastbeef Hüftsteak Rumpsteak Entrecôte Beinfleisch
      Suppenfleisch Siedefleisch Schulterscherzel Wadschinken Ossobuco Nierstück Niere Bries Zunge Schweinebauch Bauchfleisch
      Bauchspeck Schopfbraten Stelze Surfleisch Wildfleisch Fasan Straußenfleisch Hühnerleber Hackbraten
      Beef Pork Turkey Ham`,
    made: `Schnitzel Steak Gulaschfleisch Leberkäse Fleischkäse Extrawurst Krakauer Bratwurst Debreziner
      Krainer Käsekrainer Knacker Mettwurst Teewurst Leberwurst Streichwurst Blutwurst Mortadella Cabanossi Landjäger Kantwurst
      Hauswürstel Aufschnitt Rohschinken Pressschinken Putenschinken Beinschinken Toastschinken Schinkenwurst Selchfleisch Geselchtes Kümmelbraten
      Schweinsbraten Braten Cevapcici Spareribs Ripperl Backhendl Chorizo Pancetta Landjäger Kaminwurzen Kaminwurzerl Carpaccio
      Leberaufstrich Leberstreichwurst Grammeln Pastete Poularde Polpette Roulade Geschnetzeltes Lachsschinken Schinkenspeck
      Hamburgerspeck Speckwürfel Räucherspeck Pikantwurst Käsewurst Sacherwürstel Bernerwürstel Grillwürstel
      Faschierte Fleischlaibchen Fleischbällchen Frikadelle Köttbullar Hotdogwurst Weißwurst Nürnberger Bockwurst Jagdwurst Lyoner
      Krakauerwurst Polnische Dürre Braunschweiger Bergwurst Hartwurst Dauerwurst Rohwurst Kochsalami Fuet Serrano Serranoschinken
      Parmaschinken Kochschinken Bratenaufschnitt Putenaufschnitt Hühneraufschnitt Truthahnschinken Schinkenaufschnitt Bündnerfleisch
      Speckstreifen Frühstücksspeck Bauernspeck Karreespeck Lardo Presswurst Sulz Sülze Zungenwurst Leberpastete
      Kalbsleberstreichwurst Hauswurst Weinbeißer Salamistick Salamini Döner Kebap Kebab Gyros Schaschlik Fleischspieß Grillspieß
      Hamburgerlaibchen Burgerpatty Patty Patties Minutensteak Medaillon Wildgulasch`,
  },
  fish: {
    basic: `Fisch Lachs Räucherlachs Stremellachs Wildlachs Forelle Räucherforelle Thunfisch Hering Makrele Sardine Sardelle Kabeljau Dorsch Seelachs Zander
      Karpfen Saibling Scholle Pangasius Garnele Shrimps Scampi Krabben Calamari Tintenfisch Muschel Meeresfrüchte Surimi
      Kaviar Heringsfilet Thunfischfilet Lachsfilet Matjes Rollmops Sprotten Goldbrasse Dorade
      Wolfsbarsch Heilbutt Rotbarsch Seehecht Steinbutt Viktoriabarsch Tilapia Wels Hecht Aal Äsche Reinanke Hummer Languste
      Flusskrebs Auster Jakobsmuschel Miesmuschel Venusmuschel Oktopus Sepia Anchovis Bückling Schillerlocke Graved Gravadlax
      Garnelenschwänze Riesengarnele Kaisergranat Bismarckhering Bratrollmops Thunfischstücke
      Tuna Salmon Shrimp`,
    made: `Fischstäbchen Backfisch Fischfilet Schlemmerfilet Heringssalat
      Fischlaibchen Fischburger Krabbensalat Fischsalat Lachsaufstrich Thunfischaufstrich Sushi-Lachs Backfischstäbchen Fischnuggets
      Calamariringe`,
  },
  bread: {
    basic: `Brot Toast Toastbrot
      Weizentoast Buttertoast Vollkorntoast Dinkelbrot Dinkeltoast Hausbrot Mischbrot Kornbrot Körnerbrot Sauerteigbrot Bio-Brot
      Eiweißbrot Proteinbrot Kastenbrot Wecken Pumpernickel`,
    made: `Semmel Weckerl Kornspitz Baguette Ciabatta Brötchen Gebäck Laib Croissant Kipferl Striezel Brioche Zopf Fladenbrot Pita Wrap Bagel
      Knäckebrot Zwieback Brezn Laugenstangerl Stangerl Laugenbrezel Weißbrot Sandwichbrot Vollkornbrot Roggenbrot Bauernbrot Schwarzbrot
      Hotdogbrötchen Burgerbrötchen Aufbackbrötchen Landbrot Focaccia Naan Tortilla
      Handsemmel Kaisersemmel Langsemmel Mohnweckerl Kürbiskernweckerl Laugengebäck Laugenzopf Salzstangerl Mohnflesserl Flesserl Jourgebäck Laugenweckerl
      Kornweckerl Dinkelweckerl Steinofenbrot Holzofenbrot Mehrkornbrot Buns Hamburgerbrötchen Hotdogbrot Sandwichtoast Partybrötchen
      Panini Tramezzini Ciabattini Piadina Lavash Pide Tortillas Maistortilla Weizentortilla Bruschetta Croutons Crostini
      Butterkipferl Rosinenbrot Milchbrot Hefezopf Germzopf Rosinenweckerl Milchbrötchen Toasties Aufbacksemmel Aufbackbaguette
      Backsemmel`,
  },
  cake: {
    made: `Kuchen Torte Gugelhupf Strudel Krapfen Donut Muffin Roulade Stollen Schnecke Golatsche Plunder Cake Nusskipferl
      Mohnschnitte Punschkrapfen Brownie Panettone Biskuitroulade Palatschinken Pancake Buchtel
      Apfelstrudel Topfenstrudel Marmorkuchen Käsekuchen Streuselkuchen Rührkuchen Sandkuchen Zwetschkenfleck Obstkuchen Tarte
      Tartelette Eclair Windbeutel Sachertorte Linzertorte Tortenboden Biskuitboden Tortenblätter Cremeschnitte Bienenstich
      Topfengolatsche Nussschnecke Zimtschnecke Mohnstrudel Nussstrudel Kardinalschnitte Reindling Früchtebrot Waffelkuchen
      Kokoskuppel Berliner Faschingskrapfen Crêpe Crêpes Churros Franzbrötchen`,
  },
  pantry: {
    flavour: `Zimt Vanille Pfeffer Kümmel Curry Kurkuma Muskat Oregano Majoran Lorbeer Anis Senfkörner Bärlauch Hafer Dinkel Roggen Weizen
      Gerste Hirse Quinoa Buchweizen Soja Kren Meerrettich Kapern Stevia Süßstoff Oliven Olive
      Ingwerpulver Kardamom Nelke Piment Safran Sternanis Koriandersamen Kreuzkümmel Cumin Wacholder Wasabi Knoblauchpulver
      Zwiebelpulver Fenchelsamen Bockshornklee Tonkabohne Vanilleschote Vanillin Amaranth Emmer Einkorn Grünkern Bohnenkraut
      Liebstöckl
      Oat Vanilla Rice`,
    basic: `Mehl Zucker Staubzucker Kristallzucker Rohrzucker Gelierzucker Vanillezucker Salz Meersalz Reis Basmati Basmatireis Risotto
      Risottoreis Nudel Teigwaren Pasta Spaghetti Penne Fusilli Farfalle Tagliatelle Makkaroni Maccheroni Linguine Rigatoni Spiralen Bandnudeln
      Fleckerl Hörnchen Suppennudel Lasagneblätter Couscous Bulgur Polenta Grieß Stärke Maizena Öl Olivenöl Sonnenblumenöl
      Rapsöl Kürbiskernöl Kernöl Sesamöl Leinöl Essig Balsamico Apfelessig Hesperidenessig Backpulver Germ Hefe Trockengerm
      Gelatine Natron Brösel Semmelbrösel Paniermehl Semmelwürfel Kuvertüre Tortenguss Linse
      Kichererbse Bohne Kidneybohne Käferbohne Kräutersalz Paprikapulver Ahornsirup Agavendicksaft Agavensirup Tofu Tempeh
      Seitan Kokosmilch Kokosraspel Currypaste Kartoffelpüree
      Weizenmehl Dinkelmehl Roggenmehl Vollkornmehl Maismehl Kichererbsenmehl Mandelmehl Weizengrieß Maisgrieß Hartweizengrieß
      Feinkristallzucker Normalkristallzucker Würfelzucker Hagelzucker Kandiszucker Rohrohrzucker Vollrohrzucker Birkenzucker Erythrit
      Xylit Streusüße Süßungsmittel Kokosblütenzucker Tafelsalz Speisesalz Steinsalz Himalayasalz Jodsalz Langkornreis Rundkornreis
      Jasminreis Naturreis Wildreis Sushireis Paellareis Parboiledreis Arborio Carnaroli Lasagneplatten Canneloni Pappardelle
      Fettuccine Cappellini Capellini Orecchiette Conchiglie Tortiglioni Gabelspaghetti Fadennudeln Vollkornnudeln Dinkelnudeln
      Eiernudeln Hörnli Muschelnudeln Ramennudeln Udon Mienudeln Maisstärke Kartoffelstärke Speisestärke Weizenstärke Sojagranulat
      Sojaschnetzel Erdnussöl Distelöl Traubenkernöl Walnussöl Maiskeimöl Pflanzenöl Speiseöl Frittieröl Bratöl Frittierfett Kokosfett
      Pflanzenfett Schmalz Schweineschmalz Weinessig Weißweinessig Rotweinessig Kräuteressig Tafelessig Branntweinessig Himbeeressig
      Balsamessig Aceto Speisesoda Weinstein Trockenhefe Backhefe Sauerteig Blattgelatine Agar-Agar Pudding-Pulver Kochschokolade
      Mandelsplitter Schokotropfen Zuckerdekor Marzipanrohmasse Zitronat Orangeat Backoblaten Oblaten Kokosette Kokosflocken Mungbohne
      Berglinsen Tellerlinsen Spliterbsen Bohnenmix Röstzwiebel Reisessig Mirin Fischsauce Panko Kokoscreme Sojaflocken Räuchertofu
      Seidentofu Nori Algen`,
    made: `Blätterteig Strudelteig Pizzateig Mürbteig Kuchenteig Teig Wok-Nudeln Glasnudeln Reisnudeln Spätzle Gnocchi Reispapier Kokosöl
      Sahnesteif Geliermittel Dekor Streusel
      Tortenteig Germteig Plunderteig Knödelteig Lebkuchenteig Keksteig Eierspätzle Nockerl Schupfnudel Reisblätter Filoteig Nudelteig
      Tortelli Agnolotti`,
    form: `Gewürz Gewürzmischung Grillgewürz Marinade Glasur Backmischung Puddingpulver
      Würze Streuwürze Suppenwürze Kräutermischung Gewürzsalz Kuchenmischung Brotbackmischung Vanillepaste Paniermischung
      Knödelmischung Rub`,
  },
  sauce: {
    flavour: `Bolognese Carbonara Arrabbiata Arrabiata Napoletana Barbecue BBQ Sriracha Teriyaki`,
    made: `Sauce Soße Ketchup Senf Mayonnaise Mayo Pesto Sugo Dressing Sojasauce Tomatensauce Grillsauce Chilisauce Sambal Tabasco Dip
      Salsa Chutney Relish Tzatziki Aioli Hummus Guacamole Bratensaft Remoulade Fond
      Sauerrahmsauce Cocktailsauce Knoblauchsauce Currysauce Barbecuesauce BBQ-Sauce Süßsauersauce Worcestersauce Worcestershiresauce
      Steaksauce Burgersauce Bratensauce Pfeffersauce Rahmsauce Bechamel Hollandaise Nudelsauce Pastasauce Pizzasauce Salatsauce
      Vinaigrette Sauce-Tartare Majonäse Estragonsenf Dijonsenf Salatcreme Zaziki Obazda Preiselbeersauce Hoisin Tahin Tahina
      Sesampaste Kräuterdip Sojasoße Mangochutney Bruschetta-Creme`,
  },
  tin: {
    basic: `Tomatenmark Sauerkraut Essiggurkerl Essiggurke Gewürzgurke Gurkerl Cornichons Silberzwiebel Apfelmus Apfelmark Kompott Ajvar
      Passata Polpa Antipasti Mixed-Pickles Fruchtcocktail Maiskölbchen Salzgurke Delikatessgurke
      Pelati Maisdose Rollmöpse Perlzwiebel Pusztasalat Paprikasalat Selleriesalat Rote-Rüben-Salat Bohnensalat Kapernbeeren
      Oliventapenade Pfirsichhälften Dosenpfirsich Dosenananas Dosentomaten Weinkraut Blaukraut Preiselbeerkompott Zwetschkenröster
      Apfelkompott Gurkensalat Trockentomaten Pizzatomaten`,
    made: `Konserve Sauerwaren Sauergemüse Essiggemüse Krautsalat Rotkraut`,
  },
  spread: {
    flavour: `Honig
      Honey`,
    made: `Marmelade Konfitüre Fruchtaufstrich Aufstrich Brotaufstrich Nusscreme Nougatcreme Nuss-Nougat-Creme Haselnusscreme
      Erdnussbutter Erdnussmus Mandelmus Nussmus Powidl Blütenhonig Waldhonig Imkerhonig Schokoaufstrich Erdnusscreme Zuckerrübensirup
      Gelee Röster Marillenmarmelade Erdbeermarmelade Himbeermarmelade Lemon-Curd Karamellcreme Pistaziencreme Haselnussaufstrich
      Cashewmus Tahini Bienenhonig Akazienhonig Lindenhonig Kastanienhonig Cremehonig Schokocreme Ovocreme Dattelsirup Fruchtmus
      Streichcreme Zuckerrübenkraut`,
  },
  cereal: {
    basic: `Haferflocken Flocken Kleie Haferkleie`,
    made: `Müsli Cornflakes Cerealien Granola Porridge Knuspermüsli Crunchy Frühstücksflocken Cereals Pops Flakes
      Früchtemüsli Schokomüsli Nussmüsli Bircher-Müsli Hafercrunchy Haferbrei Overnight-Oats Frühstücksbrei Haferkissen Schokoflakes
      Reisflakes Weizenkleie Dinkelflakes Knusperflakes Frühstückscerealien Dinkelpops Basismüsli Müslimischung Hafermüsli`,
  },
  sweets: {
    flavour: `Schoko Karamell Nougat Nugat Marzipan Toffee Stracciatella Lakritz
      Zartbitter Edelbitter Trüffelcreme Nuss-Nougat Vollmilchschokolade-Stückchen Amarena Krokantsplitter
      Choc Caramel`,
    basic: `Schokolade Milchschokolade
      Zartbitterschokolade Bitterschokolade Vollmilchschokolade Alpenmilchschokolade Nussschokolade
      Chocolate`,
    made: `Praline Konfekt Bonbon Zuckerl Gummibär Fruchtgummi Gummibärchen Kaugummi Keks Kekse Butterkeks Cookie Biskotten
      Waffel Waffelschnitte Schnitten Mannerschnitten Lebkuchen Spekulatius Vanillekipferl Lutscher Lolly Dragee Drops Marshmallow
      Schokoriegel Milchriegel Trüffel Traubenzucker Biskuit Löffelbiskuit Cantuccini Amarettini Makronen Dragees Toffees Süßes Süßigkeit Süßwaren
      Weingummi Geleefrüchte Schokobanane Windbäckerei Teegebäck Mürbgebäck Krokant Schokonüsse Schokolinsen Adventkalender Butterspekulatius
      Florentiner Nikolo Osterhase Weihnachtsmann Hohlfigur Figuren
      Nougatpraline Mozartkugel Schokokugel Schokolinse Schokotafel Schokoladentafel Schokobon Schokoei Schokohase Schokolutscher
      Lakritze Lakritzschnecke Hustenbonbon Hustenzuckerl Kräuterbonbon Kaubonbon Fruchtbonbon Gelatinezuckerl Karamellbonbon
      Traubenzuckerl Zuckerwatte Gummischlange Fruchtgummis Marzipankartoffel Marzipanbrot Türkischer-Honig Halva Schaumküsse
      Schwedenbombe Schokokuss Schaumwaffel Mandelhörnchen Haferkekse Vollkornkekse Butterkekse Doppelkeks Sandwichkeks Schokokeks
      Mürbkeks Linzerauge Zimtstern Weihnachtskekse Adventskalender Nikolaus Osterei Fondant Schaumzucker Mandelkonfekt Waffelröllchen
      Waffelblätter Neapolitaner Eiswaffeln Hohlhippen Schokoladenfigur Knusperriegel`,
    form: `Riegel Müsliriegel Proteinriegel Eiweißriegel Fruchtriegel Tafelschokolade Pastillen
      Schokoladenriegel Nussriegel Haferriegel Getreideriegel Energieriegel Dattelriegel`,
  },
  ice: {
    made: `Eis Eiscreme Eiskrem Speiseeis Stieleis Sorbet Gelato Eislutscher Eiswaffel Eistorte Eisbecher Eistüte Vanilleeis Schokoeis Stanitzel
      Fruchteis Wassereis Milcheis Softeis Erdbeereis Joghurteis Eisknödel Eiskonfekt Eisriegel Eiskugel Eissandwich Eisstanitzel
      Cremeeis Cornetto Frozen-Yogurt`,
  },
  snack: {
    form: `Chips Cracker Flips Nachos Popcorn Salzstangen Soletti Brezel Grissini Knabbergebäck Knabber Reiswaffel Maiswaffel Linsenwaffel Dinkelwaffel Hirsewaffel Snips
      Erdnusslocken Tortillachips Kartoffelchips Gemüsechips Snackmix Crackers Pretzel Salzbrezel Kräcker Stapelchips Käsegebäck Locken
      Crisps Knabbermix
      Tortilla-Chips Maischips Linsenchips Hummuschips Reischips Reiscracker Käsecracker Salzgebäck Salzcracker Salzsticks
      Erdnussflips Maisflips Linsenflips Käsebällchen Mikrowellenpopcorn Popcornmais Knabberstangen Laugenbrezeln Laugenstangen
      Taralli Crostini-Snack Brotchips Pitachips Wasabinüsse Wasabierbsen Kroepoek Krabbenchips Snackbox Salzbrezeln Knabberei
      Knabbereien`,
  },
  drink: {
    basic: `Wasser`,
    made: `Mineralwasser Tafelwasser Quellwasser Heilwasser Sodawasser Soda Cola Tonic Bitterlemon Vitalwasser
      Kokoswasser Fruchtwasser Vitaminwasser Babywasser Ginger-Ale Bitter-Lemon Almdudler Himbeersoda Isotonisch Molkegetränk
      Gerstenwasser Wasser-Kefir`,
    form: `Saft Nektar Sirup Limonade Limo Schorle Smoothie Drink Eistee Energydrink Energy Brause Fruchtsaft Gemüsesaft Apfelsaft
      Orangensaft Fruchtsaftgetränk Getränk Multivitaminsaft Direktsaft Shot Kombucha Eiskaffee Isodrink Kindersaft Dicksaft
      Zitronenlimonade Orangenlimonade Kräuterlimonade Apfelschorle Traubensaft Birnensaft Karottensaft Tomatensaft Grapefruitsaft
      Ananassaft Johannisbeersaft Kirschsaft Zitronensaft Limettensaft Himbeersaft Holundersaft Holundersirup Himbeersirup Fruchtsirup
      Kracherl Vitamindrink Sportgetränk Erfrischungsgetränk Fruchtnektar Fruchtgetränk Mehrfruchtsaft Multifruchtsaft Sauerkrautsaft
      Rote-Rüben-Saft Gemüsedrink Ingwershot Ice-Tea Icetea Proteindrink Proteinshake Eiweißshake Durstlöscher
      Juice`,
  },
  hotdrink: {
    flavour: `Latte Mokka Kamille Pfefferminze Pfefferminz Hagebutte Hibiskus
      Fenchel-Anis Lemongras Macchiato Chai`,
    basic: `Kaffee Espresso Cappuccino Kakao Kakaopulver
      Backkakao Trinkkakao Instantkakao Bohnenkaffee Mahlkaffee Kaffeeweißer Ersatzkaffee Getreidekaffee Kaffeegetränk
      Coffee`,
    form: `Tee Kaffeebohnen Kaffeekapseln Kaffeepads Filterkaffee Instantkaffee Löskaffee Röstkaffee Kräutertee Früchtetee Schwarztee Grüntee Teebeutel
      Kamillentee Rooibos Trinkschokolade Matcha Melange Lungo Ristretto Malzkaffee
      Fencheltee Salbeitee Ingwertee Hagebuttentee Lindenblütentee Brennnesseltee Melissentee Hustentee Schlaftee Blasentee Kindertee
      Rotbuschtee Rooibostee Bachblütentee Matetee Earl-Grey Darjeeling Assam Jasmintee Winterpunsch-Tee Kaffeepad Kaffeepulver
      Espressobohnen Kaffeemischung Teemischung Gewürztee Zitronentee Apfeltee Weißtee`,
  },
  alcohol: {
    flavour: `Rum Prosecco Champagner Whisky Whiskey Rotwein
      Amaretto`,
    made: `Bier Märzen Pils Lager Weizenbier Weißbier Zwickl Radler Wein Weißwein Rosé Zweigelt Veltliner Riesling Chardonnay Merlot
      Cabernet Sauvignon Welschriesling Muskateller Blaufränkisch Chianti Rioja Burgunder Spritzer Sekt Frizzante Vodka Wodka Gin Likör Schnaps Obstler
      Brand Aperitif Aperol Wermut Sherry Portwein Cider Most Glühwein Punsch Spirituosen Eierlikör Tequila Grappa Cognac Brandy
      Sturm Primitivo Montepulciano Shiraz Cuvée Cocktail Bock Starkbier Malzbier Primeur
      Hefeweizen Pilsner Kellerbier Zwickel Bockbier Craftbier Leichtbier Schankbier Vollbier Stout Biermischgetränk Schilcher
      Sauvignon-Blanc Gelber-Muskateller Grauburgunder Weißburgunder Pinot Grigio Syrah Tempranillo Malbec Sangiovese Barbera
      Nero-d-Avola Prosecco-Frizzante Spumante Lambrusco Dessertwein Schaumwein Asti Cava Crémant Limoncello Kräuterlikör
      Kräuterbitter Magenbitter Marillenbrand Williamsbirne Zwetschkenbrand Sliwowitz Kirschwasser Weinbrand Calvados Absinth
      Ouzo Raki Sambuca Doppelkorn Scotch Mojito Bowle Sangria Glögg Roséwein Rosewein
       Sherrywein Vermouth`,
  },
  dish: {
    made: `Pizza Lasagne Ravioli Tortellini Tortelloni Suppe Eintopf Gulasch Knödel Pommes Kroketten Rösti Fertiggericht Pfanne Curryreis Burger
      Nuggets Laibchen Sushi Sandwich Flammkuchen Quiche Baguettes Frühlingsrolle Gyoza Falafel Cannelloni Cordon-bleu Auflauf Gratin
      Kartoffelsalat Nudelsalat Wurstsalat Fleischsalat Eiersalat Thunfischsalat Krautfleisch Reispfanne Gemüsepfanne Paella
      Chili-con-carne Schinkenfleckerl Nudelgericht Reisgericht Suppenwürfel Bouillon Brühe Gemüsebrühe Fix Instantnudeln Nudelsuppe
      Kartoffelpuffer Wedges Schupfnudeln Germknödel Marillenknödel Kasnocken Spätzlepfanne Bratling Maultaschen Bowl Piccolini
      Semmelknödel Backerbsen Frittaten Grießnockerl Röstkartoffeln Wantan Samosa Börek
      Tiefkühlpizza Steinofenpizza Pizzabaguette Pizzasnack Pizzazunge Pizzataschen Calzone Gemüselaibchen Gemüselasagne Spinatstrudel
      Gemüsestrudel Kartoffelteigtaschen Teigtaschen Pierogi Frühlingsrollen Dim-Sum Dumpling Nasi-Goreng Bami-Goreng Butter-Chicken
      Tikka-Masala Fischgericht Fleischgericht Rouladengericht Kohlroulade Gefüllte-Paprika Linseneintopf Bohneneintopf Erbseneintopf
      Gulaschsuppe Tomatensuppe Kürbissuppe Hühnersuppe Gemüsesuppe Rindsuppe Fleischsuppe Grießnockerlsuppe Leberknödel
      Leberknödelsuppe Kaspressknödel Speckknödel Spinatknödel Serviettenknödel Kartoffelknödel Zwetschkenknödel Topfenknödel
      Grammelknödel Fleischknödel Obstknödel Eierknödel Rindsbouillon Hühnerbouillon Gemüsebouillon Suppenbasis Instantsuppe
      Tütensuppe Suppentopf Ramen Fertigsuppe Cup-Noodles Kartoffelgratin Kartoffelwedges Kartoffelkroketten Kartoffelecken
      Kartoffelrösti Kartoffeltaschen Reibekuchen Potato-Wedges Süßkartoffelpommes Backofenpommes Wraps-Snack Nudelauflauf Nudelpfanne
      Fischpfanne Gemüseburger Veggieburger Wurstsemmel Chicken-Nuggets Chicken-Wings Backerbsensuppe Käsespätzle Krautfleckerl
      Moussaka Couscoussalat Bulgursalat Linsensalat Caesar-Salad Burrito Taco Enchilada Quesadilla Tortelloni-Gericht
      Salad Soup Teigtascherl Tascherl Noodle Noodles`,
    form: `Salat-Bowl Fertigmenü Menü`,
  },
  ...germanHouseholdKinds,
};

/** Words of German names that say what becomes of the words before them, but not on which shelf it lies. */
export const germanForms = `Creme Gel Spray Pulver Mix Mischung Kapseln Tabletten Tabs Sticks Kugeln Bällchen Stangen Scheiben Stücke Würfel Streifen
  Geschmack Duft Aroma Fülle Füllung Zubereitung Ersatz Snack Extrakt Set Taschen Ecken Brei Püree Mus Zuschnitt Zuschnitte Schaum Fluid Konzentrat`;
