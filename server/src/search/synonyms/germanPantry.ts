/** The same for bread, the store cupboard, sweets and drinks. */
export const germanPantry = `
Brotaufstrich, Aufstrich
Semmel, Kaisersemmel, Brötchen
Weckerl > Brötchen
Brötchen > Weckerl
Semmelbrösel, Brösel, Paniermehl
Semmelwürfel, Knödelbrot
Burgersemmel, Hamburgersemmel, Burgerbrötchen, Hamburgerbrötchen, Burger Buns
Toastbrot, toast, Sandwichbrot
Baguette, Stangenbrot
Striezel, Hefezopf, Germzopf, Butterzopf
Brezel, Breze, Brezn, Laugenbrezel
Laugenstangerl, Laugenstange
Fladenbrot, Pide
Wraps, Tortilla, Weizentortilla
Berliner > Krapfen
Hörnchen > Croissant, Butterkipferl
Gugelhupf, Napfkuchen
Germknödel, Hefeklöße
Lebkuchen, Pfefferkuchen
Biskotten, Löffelbiskuits
Windbäckerei, Baiser, Meringue
Mürbteig, Mürbeteig
Strudelteig, Filoteig, Yufka
Germteig, Hefeteig
Germ, Hefe
Trockengerm, Trockenhefe
Staubzucker, Puderzucker
Kristallzucker, Haushaltszucker
Gelierzucker, Einmachzucker
Vanillezucker, Vanillinzucker
Speisesoda, Natron
Maisstärke, Speisestärke, Stärkemehl
Polenta, Maisgrieß
Porridge > Haferflocken
Haferbrei, Porridge
Müsli, Muesli
Cerealien, Frühstücksflocken
Cornflakes, Maisflocken
Marmelade, Konfitüre
Powidl, Pflaumenmus, Zwetschkenmus
Erdnussbutter, Erdnussmus, Erdnusscreme
Nougatcreme, Nuss-Nougat-Creme, Haselnusscreme, Nussaufstrich
Nudeln, Teigwaren, Pasta
Hörnchennudeln, Hörnchen
Spaghetti, Spagetti
Nockerl, Spätzle
Grießnockerl, Grießklößchen
Knödel, Klöße
Erdäpfelpüree, Kartoffelpüree, Kartoffelbrei, Erdäpfelstock, Kartoffelstock
Püree > Kartoffelpüree, Erdäpfelpüree
Erdäpfelsalat, Kartoffelsalat
Pommes frites, Pommes, fritten
Sauce, Soße
Sugo, Nudelsauce, Pastasauce, Nudelsoße
Tomatenmark, Paradeismark
Suppenwürfel, Brühwürfel, Bouillonwürfel
Bouillon, Brühe
Frittaten, Flädle, Pfannkuchenstreifen
Palatschinken, Pfannkuchen
Crêpes > Palatschinken
Kaiserschmarrn, Kaiserschmarren
Essiggurkerl, Essiggurken, Gewürzgurken, Cornichons, Gurkerl
Rahmspinat, Cremespinat, Creme Spinat
Salzstangen, Salzstangerl, Salzsticks, Sticks Salz
Balsamico, Aceto Balsamico, Balsamessig
Ketchup, Ketschup
Mayonnaise, Majonäse, Mayo
Senf, Mostrich
Kernöl, Kürbiskernöl
Speiseöl, Pflanzenöl
Käferbohnen, Feuerbohnen
Kidneybohnen, rote Bohnen
Jause, Brotzeit
Fertiggericht, Fertigmenü, Fertigessen
Tiefkühlpizza, TK-Pizza
Zuckerl, Bonbon
Lutscher, Lolly
Gummibärli, Gummibärchen, Gummibären, Fruchtgummi
Schokolade, Schoki, Schoko
Kekse, Plätzchen, Cookies
Süßigkeiten, süßes, Süßwaren, Naschereien
Chips, Kartoffelchips, Erdäpfelchips
Knabbergebäck, Knabbereien, Knabberzeug, Salzgebäck
Erdnussflips, Erdnusslocken, Erdnusssnips
Flips > Erdnussflips
eis, Speiseeis, Eiscreme
Eistüte, Stanitzel
Limonade, Limo, Kracherl
Softdrinks, Erfrischungsgetränke
Mineralwasser, Sprudel
Sodawasser, Soda
Orangensaft, O-Saft
Apfelschorle, Apfelspritzer, Apfelsaft gespritzt
Weinschorle > Spritzer
Hollersirup, Holundersirup, Hollersaft
Eistee, Ice Tea
Energydrink, Energy Drink
Proteinshake, Eiweißshake, Proteindrink, Eiweißdrink
Löskaffee, Instantkaffee, löslicher Kaffee
Kaffeekapseln, Kapselkaffee
entkoffeiniert, koffeinfrei
Trinkschokolade, Trinkkakao, Kakaopulver
Schwarztee, schwarzer Tee
Grüntee, grüner Tee
Pfefferminztee, Minztee, Minzetee
Weißbier, Weizenbier, Hefeweizen
Pils, Pilsner, Pilsener
Schaumwein, Sekt
Sturm > Federweißer
Wodka, Vodka
Whisky, Whiskey
Obstler, Obstbrand
Sojajoghurt, Sojagurt, Joghurt aus Soja
Haferjoghurt, Hafergurt
Trinkjoghurt, Joghurtdrink, Joghurt Drink
Freilandeier, Eier aus Freilandhaltung
Bodenhaltungseier, Eier aus Bodenhaltung
Kräuterbutter, Butter mit Kräutern
Schweinsschnitzel > Kaiserschnitzel, Karreeschnitzel, Schopfschnitzel
Aufbackbrötchen > Brötchen, Aufbacksemmel, Aufbackbaguette, Backsemmel
Rohschinken > Prosciutto, Serrano
Prosciutto > Rohschinken, Serrano, Parmaschinken
Mozzarellakugeln > Mozzarella
Kochschinken, gekochter Schinken
Aufschnitt > Extrawurst, Schinken, Wurstaufschnitt
Lungenbraten > Rindslungenbraten, Schweinslungenbraten
Fischfilet > Kabeljau, Seelachs, Scholle
Fleischbällchen, Köttbullar
Bifteki, Faschierte Steaks
brauner Zucker, Rohrzucker, Rohrohrzucker
Süßstoff, Süßungsmittel, Streusüße, Zuckerersatz
Birkenzucker, Xylit
Feinkristallzucker, Kristallzucker
Mehl glatt, glattes Mehl
Mehl griffig, griffiges Mehl
Risottoreis, Arborio, Carnaroli
Langkornreis > Parboiled Reis, Spitzenreis
Spiralen, Fusilli
Bandnudeln, Tagliatelle, Pappardelle, Fettuccine
Suppennudeln > Fadennudeln, Buchstabennudeln, Fleckerl, Sternchennudeln
Suppeneinlage > Backerbsen, Frittaten, Grießnockerl, Suppennudeln
Tortellini > Tortelloni
Lasagneblätter, Lasagneplatten
Sugo > Bolognese, Tomatensauce
Sauce Bolognese, Bolognese
Barbecuesauce, Barbecue Sauce, BBQ Sauce
Chilisauce, Chili Sauce
Kokosraspel, Kokosette, Kokosflocken
Schoko, Schokolade
Zartbitterschokolade, Zartbitter, Bitterschokolade, Edelbitterschokolade, Edelbitter, dunkle Schokolade
weiße Schokolade > Schokolade weiß
Milchschokolade, Vollmilchschokolade, Alpenmilchschokolade
Semmelknödel, Serviettenknödel
Kartoffelpuffer, Erdäpfelpuffer, Reibekuchen, Reiberdatschi
Kartoffelpuffer > Rösti
Obstknödel > Marillenknödel, Zwetschkenknödel
Currypulver, Curry gemahlen
Paprikapulver, Paprika edelsüß, Paprika gemahlen
Chiliflocken, Chilipulver
Knoblauchpulver, Knoblauchgranulat
Chiasamen, Chia
Knuspermüsli, Crunchy, Granola
Johannisbeersaft, Ribiselsaft, Cassissaft
Holundersirup, Holunderblütensirup
Himbeersirup, Himbeersaft
Dicksaft > Sirup
Filterkaffee, Kaffee gemahlen, gemahlener Kaffee, Mahlkaffee
Espressobohnen > Espresso ganze Bohne, Kaffeebohnen
Kaffeebohnen, Kaffee ganze Bohne
Roséwein, Rosé
Kräuterlikör > Kräuterbitter
Marshmallows > Schaumzucker
Babybananen > Bananen
Dosentomaten, Tomaten geschält, geschälte Tomaten, Pelati
Kaiserschmarrn > Schmarrn
Krautsalat, Weißkrautsalat
Cottage, Hüttenkäse
Studentenfutter > Nussmix, Nuss-Frucht-Mix
Nussmix, Nussmischung
Proteinriegel, Eiweißriegel, Protein Bar
Müsliriegel > Getreideriegel, Haferriegel
Grillwürstel > Bratwürstel, Käsekrainer
Most, Apfelmost, Birnenmost, Cider
`;
