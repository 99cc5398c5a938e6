import type { KindWords } from './aisles.ts';

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
      Kumquat Blutorange Kokosnuss Edamame Sprossen Okra Suppengemüse Suppengrün Mandarinen Zwetschken Beeren Früchte Frucht`,
    basic: `Kartoffel Erdäpfel Süßkartoffel Salat Kopfsalat Eisbergsalat Häuptelsalat Vogerlsalat Feldsalat Rucola Endivie Chicorée
      Radicchio Blattsalat Eissalat Romanasalat Pflücksalat Eichblattsalat Schnittsalat Jungsalat Babysalat Salatmix Salatmischung Batavia Salatherz Gemüse Obst Grünkohl Heurige`,
  },
  nuts: {
    flavour: `Nuss Haselnuss Walnuss Mandel Erdnuss Cashew Cashewkern Pistazie Paranuss Macadamia Pekannuss Pecan Maroni Edelkastanie
      Dattel Rosine Sultanine Cranberry Kürbiskern Sonnenblumenkern Pinienkern Sesam Leinsamen Chiasamen Mohn Kokos Nusskern`,
    made: `Studentenfutter Nussmix Nussmischung Trockenfrüchte Trockenobst Dörrpflaume Backobst Knabberkerne Kernmischung`,
  },
  dairy: {
    flavour: `Sahne Rahm Obers`,
    basic: `Milch Butter Joghurt Jogurt Topfen Quark Käse Ei Eier Freilandeier Bodenhaltungseier Gouda Emmentaler Mozzarella Feta Parmesan
      Grana Camembert Brie Frischkäse Hüttenkäse Bergkäse Tilsiter Cheddar Edamer Gorgonzola Ricotta Mascarpone Schafkäse
      Schafskäse Ziegenkäse Hirtenkäse Halloumi Raclette Raclettekäse Schmelzkäse Hartkäse Schnittkäse Weichkäse Butterkäse
      Streichkäse Räucherkäse Heumilchkäse Mondseer Appenzeller Manchego Pecorino Provolone Burrata Quargel Kefir Skyr Ayran Molke Buttermilch
      Sauermilch Kondensmilch Schlagobers Schlagsahne Schlagrahm Sauerrahm Crème-fraîche Kaffeeobers Kaffeesahne Sprühsahne
      Teebutter Margarine Buttermargarine Butterschmalz Fruchtjoghurt Naturjoghurt Lassi Haltbarmilch Käseaufschnitt
      Kaffeemilch Streichfett Vanillemilch`,
    made: `Trinkjoghurt Fruchtmolke Käsescheiben Sauermilchkäse Käsefondue Joghurtdrink Haferdrink Sojadrink Mandeldrink Reisdrink
      Kokosdrink Dinkeldrink Erbsendrink Haferl Pflanzendrink Sojajoghurt Sojagurt Topfenaufstrich Liptauer Skyrdrink`,
  },
  dessert: {
    made: `Pudding Dessert Milchreis Grießpudding Mousse Tiramisu Panna-cotta Topfencreme Quarkcreme Cremedessert Grießdessert Götterspeise
      Milchshake Milchsnack Milchschnitte Kaiserschmarren Kaiserschmarrn Puddingcreme Schokopudding Vanillepudding`,
  },
  meat: {
    basic: `Fleisch Rind Rindfleisch Schwein Schweinefleisch Kalb Kalbfleisch Lamm Lammfleisch Huhn Hühner Hendl Hähnchen Hühnchen
      Chicken Geflügel Pute Truthahn Ente Gans Wild Hirsch Reh Kaninchen Speck Bacon Schinken Prosciutto Salami Wurst Würstel Würstl
      Würstchen Schopf Karree Kotelett Filet Brust Keule Flügerl Hühnerbrust Hühnerfilet Faschiertes Hackfleisch Hühnerkeule
      Frankfurter Wiener Pariser Beiried Rostbraten Tafelspitz Schulter Lungenbraten Leber Brustfilet`,
    made: `Schnitzel Steak Gulaschfleisch Leberkäse Fleischkäse Extrawurst Krakauer Bratwurst Debreziner
      Krainer Käsekrainer Knacker Mettwurst Teewurst Leberwurst Streichwurst Blutwurst Mortadella Cabanossi Landjäger Kantwurst
      Hauswürstel Aufschnitt Rohschinken Pressschinken Putenschinken Beinschinken Toastschinken Schinkenwurst Selchfleisch Geselchtes Kümmelbraten
      Schweinsbraten Braten Cevapcici Spareribs Ripperl Backhendl Chorizo Pancetta Landjäger Kaminwurzen Kaminwurzerl Carpaccio
      Leberaufstrich Leberstreichwurst Grammeln Pastete Poularde Polpette Roulade Geschnetzeltes Lachsschinken Schinkenspeck
      Hamburgerspeck Speckwürfel Räucherspeck Pikantwurst Käsewurst Sacherwürstel Bernerwürstel Grillwürstel`,
  },
  fish: {
    basic: `Fisch Lachs Räucherlachs Stremellachs Wildlachs Forelle Räucherforelle Thunfisch Hering Makrele Sardine Sardelle Kabeljau Dorsch Seelachs Zander
      Karpfen Saibling Scholle Pangasius Garnele Shrimps Scampi Krabben Calamari Tintenfisch Muschel Meeresfrüchte Surimi
      Kaviar Heringsfilet Thunfischfilet Lachsfilet Matjes Rollmops Sprotten Goldbrasse Dorade`,
    made: `Fischstäbchen Backfisch Fischfilet Schlemmerfilet Heringssalat`,
  },
  bread: {
    basic: `Brot Toast Toastbrot`,
    made: `Semmel Weckerl Kornspitz Baguette Ciabatta Brötchen Gebäck Laib Croissant Kipferl Striezel Brioche Zopf Fladenbrot Pita Wrap Bagel
      Knäckebrot Zwieback Brezn Laugenstangerl Stangerl Laugenbrezel Weißbrot Sandwichbrot Vollkornbrot Roggenbrot Bauernbrot Schwarzbrot
      Hotdogbrötchen Burgerbrötchen Aufbackbrötchen Landbrot Focaccia Naan Tortilla`,
  },
  cake: {
    made: `Kuchen Torte Gugelhupf Strudel Krapfen Donut Muffin Roulade Stollen Schnecke Golatsche Plunder Cake Nusskipferl
      Mohnschnitte Punschkrapfen Brownie Panettone Biskuitroulade Palatschinken Pancake Buchtel`,
  },
  pantry: {
    flavour: `Zimt Vanille Pfeffer Kümmel Curry Kurkuma Muskat Oregano Majoran Lorbeer Anis Senfkörner Bärlauch Hafer Dinkel Roggen Weizen
      Gerste Hirse Quinoa Buchweizen Soja Kren Meerrettich Kapern Stevia Süßstoff Oliven Olive`,
    basic: `Mehl Zucker Staubzucker Kristallzucker Rohrzucker Gelierzucker Vanillezucker Salz Meersalz Reis Basmati Basmatireis Risotto
      Risottoreis Nudel Teigwaren Pasta Spaghetti Penne Fusilli Farfalle Tagliatelle Makkaroni Maccheroni Linguine Rigatoni Spiralen Bandnudeln
      Fleckerl Hörnchen Suppennudel Lasagneblätter Couscous Bulgur Polenta Grieß Stärke Maizena Öl Olivenöl Sonnenblumenöl
      Rapsöl Kürbiskernöl Kernöl Sesamöl Leinöl Essig Balsamico Apfelessig Hesperidenessig Backpulver Germ Hefe Trockengerm
      Gelatine Natron Brösel Semmelbrösel Paniermehl Semmelwürfel Kuvertüre Tortenguss Linse
      Kichererbse Bohne Kidneybohne Käferbohne Kräutersalz Paprikapulver Ahornsirup Agavendicksaft Agavensirup Tofu Tempeh
      Seitan Kokosmilch Kokosraspel Currypaste Kartoffelpüree`,
    made: `Blätterteig Strudelteig Pizzateig Mürbteig Kuchenteig Teig Wok-Nudeln Glasnudeln Reisnudeln Spätzle Gnocchi Reispapier Kokosöl
      Sahnesteif Geliermittel Dekor Streusel`,
    form: `Gewürz Gewürzmischung Grillgewürz Marinade Glasur Backmischung Puddingpulver`,
  },
  sauce: {
    made: `Sauce Soße Ketchup Senf Mayonnaise Mayo Pesto Sugo Dressing Sojasauce Tomatensauce Grillsauce Chilisauce Sambal Tabasco Dip
      Salsa Chutney Relish Tzatziki Aioli Hummus Guacamole Bratensaft Remoulade Fond`,
  },
  tin: {
    basic: `Tomatenmark Sauerkraut Essiggurkerl Essiggurke Gewürzgurke Gurkerl Cornichons Silberzwiebel Apfelmus Apfelmark Kompott Ajvar
      Passata Polpa Antipasti Mixed-Pickles Fruchtcocktail Maiskölbchen Salzgurke Delikatessgurke`,
    made: `Konserve Sauerwaren Sauergemüse Essiggemüse Krautsalat Rotkraut`,
  },
  spread: {
    flavour: `Honig`,
    made: `Marmelade Konfitüre Fruchtaufstrich Aufstrich Brotaufstrich Nusscreme Nougatcreme Nuss-Nougat-Creme Haselnusscreme
      Erdnussbutter Erdnussmus Mandelmus Nussmus Powidl Blütenhonig Waldhonig Imkerhonig Schokoaufstrich Erdnusscreme Zuckerrübensirup`,
  },
  cereal: {
    basic: `Haferflocken Flocken Kleie Haferkleie`,
    made: `Müsli Cornflakes Cerealien Granola Porridge Knuspermüsli Crunchy Frühstücksflocken Cereals Pops Flakes`,
  },
  sweets: {
    flavour: `Schoko Karamell Nougat Nugat Marzipan Toffee Stracciatella Lakritz`,
    basic: `Schokolade Milchschokolade`,
    made: `Praline Konfekt Bonbon Zuckerl Gummibär Fruchtgummi Gummibärchen Kaugummi Keks Kekse Butterkeks Cookie Biskotten
      Waffel Waffelschnitte Schnitten Mannerschnitten Lebkuchen Spekulatius Vanillekipferl Lutscher Lolly Dragee Drops Marshmallow
      Schokoriegel Milchriegel Trüffel Traubenzucker Biskuit Löffelbiskuit Cantuccini Amarettini Makronen Dragees Toffees Süßes Süßigkeit Süßwaren
      Weingummi Geleefrüchte Schokobanane Windbäckerei Teegebäck Mürbgebäck Krokant Schokonüsse Schokolinsen Adventkalender Butterspekulatius
      Florentiner Nikolo Osterhase Weihnachtsmann Hohlfigur Figuren`,
    form: `Riegel Müsliriegel Proteinriegel Eiweißriegel Fruchtriegel Tafelschokolade Pastillen`,
  },
  ice: {
    made: `Eis Eiscreme Eiskrem Speiseeis Stieleis Sorbet Gelato Eislutscher Eiswaffel Eistorte Eisbecher Eistüte Vanilleeis Schokoeis Stanitzel`,
  },
  snack: {
    form: `Chips Cracker Flips Nachos Popcorn Salzstangen Soletti Brezel Grissini Knabbergebäck Knabber Reiswaffel Maiswaffel Linsenwaffel Dinkelwaffel Hirsewaffel Snips
      Erdnusslocken Tortillachips Kartoffelchips Gemüsechips Snackmix Crackers Pretzel Salzbrezel Kräcker Stapelchips Käsegebäck Locken
      Crisps Knabbermix Laugengebäck`,
  },
  drink: {
    basic: `Wasser`,
    made: `Mineralwasser Tafelwasser Quellwasser Heilwasser Sodawasser Soda Cola Tonic Bitterlemon Vitalwasser`,
    form: `Saft Nektar Sirup Limonade Limo Schorle Smoothie Drink Eistee Energydrink Energy Brause Fruchtsaft Gemüsesaft Apfelsaft
      Orangensaft Fruchtsaftgetränk Getränk Multivitaminsaft Direktsaft Shot Kombucha Eiskaffee Isodrink Kindersaft Dicksaft`,
  },
  hotdrink: {
    flavour: `Latte Mokka Kamille Pfefferminze Pfefferminz Hagebutte Hibiskus`,
    basic: `Kaffee Espresso Cappuccino Kakao Kakaopulver`,
    form: `Tee Kaffeebohnen Kaffeekapseln Kaffeepads Filterkaffee Instantkaffee Löskaffee Röstkaffee Kräutertee Früchtetee Schwarztee Grüntee Teebeutel
      Kamillentee Rooibos Trinkschokolade Matcha Melange Lungo Ristretto Malzkaffee`,
  },
  alcohol: {
    flavour: `Rum Prosecco Champagner Whisky Whiskey Rotwein`,
    made: `Bier Märzen Pils Lager Weizenbier Weißbier Zwickl Radler Wein Weißwein Rosé Zweigelt Veltliner Riesling Chardonnay Merlot
      Cabernet Sauvignon Welschriesling Muskateller Blaufränkisch Chianti Rioja Burgunder Spritzer Sekt Frizzante Vodka Wodka Gin Likör Schnaps Obstler
      Brand Aperitif Aperol Wermut Sherry Portwein Cider Most Glühwein Punsch Spirituosen Eierlikör Tequila Grappa Cognac Brandy
      Sturm Primitivo Montepulciano Shiraz Cuvée Cocktail Bock Starkbier Malzbier Primeur`,
  },
  dish: {
    made: `Pizza Lasagne Ravioli Tortellini Tortelloni Suppe Eintopf Gulasch Knödel Pommes Kroketten Rösti Fertiggericht Pfanne Curryreis Burger
      Nuggets Laibchen Sushi Sandwich Flammkuchen Quiche Baguettes Frühlingsrolle Gyoza Falafel Cannelloni Cordon-bleu Auflauf Gratin
      Kartoffelsalat Nudelsalat Wurstsalat Fleischsalat Eiersalat Thunfischsalat Krautfleisch Reispfanne Gemüsepfanne Paella
      Chili-con-carne Schinkenfleckerl Nudelgericht Reisgericht Suppenwürfel Bouillon Brühe Gemüsebrühe Fix Instantnudeln Nudelsuppe
      Kartoffelpuffer Wedges Schupfnudeln Germknödel Marillenknödel Kasnocken Spätzlepfanne Bratling Maultaschen Bowl Piccolini
      Semmelknödel Backerbsen Frittaten Grießnockerl Röstkartoffeln Wantan Samosa Börek`,
    form: `Salat-Bowl Fertigmenü Menü`,
  },
  baby: {
    form: `Babynahrung Babybrei Folgemilch Anfangsmilch Kindermilch Säuglingsmilch Babykeks Säuglingsnahrung Gläschen Beikost Milchbrei Getreidebrei
      Quetschbeutel Quetschie Babytee Pre-Nahrung Babymenü Monat Fläschchen Babysaft`,
  },
  pet: {
    form: `Katzenfutter Hundefutter Tierfutter Nassfutter Trockenfutter Katzenstreu Streu Hundesnack Katzensnack Kausnack Kaustreifen Kauknochen Kaustange
      Leckerli Hund Hunde Katze Katzen Vogelfutter Nager Nagerfutter Haustier Kitten Katzenmilch Katzengras Hundekuchen Welpe Futter
      Meisenknödel Alleinfuttermittel Fischfutter Kaurolle Dog Cat`,
  },
  care: {
    flavour: `Urea Panthenol Hyaluron Arnika Teebaumöl`,
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
      Bartöl Haarwachs Stylinggel Badeperlen Badebombe Wimpern Augenbrauen Fußbad Kapsel Nahrungsergänzung Erkältungsbad Lipstick`,
  },
  babycare: {
    form: `Windel Windeln Feuchttuch Feuchttücher Wundschutzcreme Babypuder Babyöl Babybad Babyshampoo Babylotion Schnuller Pants Babyfläschchen Trainer Sauger
      Babypflege Stilleinlagen`,
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
      Küchenartikel Kunststoffbehälter Topfpflanze`,
  },
  stuff: {
    form: `Buch Malbuch Spiel Spielzeug Puzzle Figur Kuscheltier Socken Strumpfhose Strümpfe Shirt Hose Jacke Unterhose Slip Schuhe Pullover Pyjama
      Brille Lesebrille Kopfhörer Ladekabel Kabel Lautsprecher Heft Collegeblock Stift Kugelschreiber Buntstifte Kleber Schere Geschenkpapier
      Packpapier Regenschirm Rucksack Tasche Koffer Staubsauger Bohrer Schraubenzieher Headphones Lichterkette Kalender Zeitschrift Bastel
      Haarklammer Armband Mütze Schal Gutschein Aufbewahrungsbox Luftballon Girlande Sticker`,
  },
};

/** Words of German names that say what becomes of the words before them, but not on which shelf it lies. */
export const germanForms = `Creme Gel Spray Pulver Mix Mischung Kapseln Tabletten Tabs Sticks Kugeln Bällchen Stangen Scheiben Stücke Würfel Streifen
  Geschmack Duft Aroma Fülle Füllung Zubereitung Ersatz Snack Extrakt Set Taschen Ecken Brei Püree Mus Zuschnitt Zuschnitte Schaum Fluid Konzentrat`;
