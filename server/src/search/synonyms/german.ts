/**
 * What every German shop knows, Austrian words first. `a, b` mean the same; whoever types what stands before `>` also
 * finds what stands after it, not the other way round. A word written small counts in this form alone, because one of
 * its other forms is another word (`topfen` and `Topf`).
 */
export const german = `
Paradeiser, Tomate
Cherrytomaten, Kirschtomaten, Cocktailtomaten, Cherryparadeiser, Kirschparadeiser, Cocktailparadeiser
Rispentomaten, Rispenparadeiser, Strauchtomaten
Erdäpfel, Kartoffel
Süßkartoffel, Batate
Karotte, Möhre, Mohrrübe
Karfiol, Blumenkohl
Kohlsprossen, Rosenkohl, Sprossenkohl
Blaukraut, Rotkraut, Rotkohl
Weißkraut, Weißkohl
kohl, Wirsing, Wirsingkohl
Chinakohl, Chinasalat
Fisolen, grüne Bohnen, Bohnschoten, Buschbohnen, Brechbohnen
Melanzani, Aubergine, Eierfrucht
Zucchini, Zucchetti
Pfefferoni, Peperoni, Pfefferonischoten
Kukuruz, Mais
Zuckermais, Gemüsemais, Speisemais
Maiskolben, Kukuruzkolben
Rote Rüben, Rote Bete, Rote Beete, ronen, Rohnen
Kren, Meerrettich
Rettich, Radi, Bierrettich
Sellerie, Zeller, Knollensellerie
Stangensellerie, Staudensellerie, Bleichsellerie
Lauch, Porree
Jungzwiebel, Frühlingszwiebel, Lauchzwiebel, Frühlingslauch
Vogerlsalat, Feldsalat, Rapunzelsalat, Nüsslisalat
Häuptelsalat, Kopfsalat
Eisbergsalat, Bummerlsalat
Rucola, Rauke, Ruccola
Kochsalat, Römersalat, Romanasalat
Petersilie, Petersil
Suppengrün, Wurzelwerk, Suppengemüse
Schwammerl, Pilze
Eierschwammerl, Pfifferlinge, Reherl
Steinpilz, Herrenpilz
Pak Choi, Bok Choy, Pak Choy
Zuckererbsen, Zuckerschoten, Kaiserschoten, Kefen
Knoblauch, Knofi, Knofel
Paprika, Paprikaschoten, Gemüsepaprika
Marille, Aprikose
Zwetschke, Zwetschge, Pflaume
Ringlotte, Reneklode, Ringlo
Ribisel, Johannisbeere
Heidelbeere, Blaubeere, Schwarzbeere
Stachelbeere, Agrasel
Weichsel, Sauerkirsche
holler, Holunder
Hollerbeere, Holunderbeere
Weintrauben, Trauben, Tafeltrauben
Rosinen, Sultaninen, Weinbeeren
Orange, Apfelsine
Blutorange, Blutapfelsine
Grapefruit, Pampelmuse
Mandarine > Clementine, Satsuma
Limone > Limette
Kaki, Kakifrucht, Sharon, Sharonfrucht, Persimon
Passionsfrucht, Maracuja
Litschi, Lychee
Physalis, Kapstachelbeere
Maroni, Edelkastanie, Esskastanie
Walnuss, Welschnuss, Baumnuss
Erdnuss, Aschantinuss
Kletzen, Dörrbirnen
Dörrzwetschken, Dörrpflaumen, Backpflaumen
Trockenfrüchte, Dörrobst, Trockenobst
Mandelblättchen, Mandelplättchen, gehobelte Mandeln
Faschiertes, Hackfleisch
Hack, gehacktes > Faschiertes, Hackfleisch
Rinderfaschiertes, Rindsfaschiertes, Rinderhackfleisch, Rinderhack
Faschierte Laibchen, Fleischlaibchen, Frikadellen, Buletten, Fleischpflanzerl
Hendl, Huhn, Hähnchen, Hühnchen
Backhendl, Backhähnchen
Grillhendl, Grillhähnchen, Brathendl, Brathähnchen, Brathuhn
Hühnerbrust, Hühnerfilet, Hähnchenbrust, Hähnchenfilet, Hendlbrust, Hühnerbrustfilet, Hähnchenbrustfilet
Hühnerkeule, Hühnerhaxerl, Hendlhaxerl, Hähnchenschenkel, Hühnerschenkel, Hähnchenkeule
Hühnerflügel, Hähnchenflügel, Hendlflügerl, Chicken Wings
Pute, Truthahn, Truthuhn
Putenbrust, Putenfilet, Truthahnbrust
Gans, Gansl
Rindfleisch, Rind
Schweinefleisch, Schwein, Schweinsfleisch
Kalbfleisch, Kalb
Lammfleisch, Lamm
Rindslungenbraten, Rinderfilet, Rindsfilet
Schweinslungenbraten, Schweinefilet, Schweinsfilet
Beiried, Roastbeef
Schopfbraten, Schweinenacken, Schweinsschopf, Nackenbraten
Schweinskarree, Schweinskotelett, Schweinekotelett
Schweinsbraten, Schweinebraten
Stelze, Schweinsstelze, Schweinshaxe, Eisbein
Ripperl, Rippchen, Spareribs
Suppenfleisch, Siedefleisch, Kochfleisch
Rindsschnitzel, Rinderschnitzel
Schweinsschnitzel, Schweineschnitzel
Geselchtes, Selchfleisch, Rauchfleisch, Kasseler
Frühstücksspeck, Bacon
Pressschinken, Formschinken
Beinschinken, Knochenschinken
Extrawurst, Lyoner, Fleischwurst
frankfurter, Wiener Würstchen, Wiener Würstel, Wienerle
Würstel, Würstchen, Würstl
Bratwürstel, Bratwurst
Blunze, Blunzn, Blutwurst
Leberkäse, Fleischkäse
Leberstreichwurst, Leberwurst, Leberaufstrich
Kabanossi, Cabanossi, Kabanos
Gulasch, Gulyas
Räucherlachs, geräucherter Lachs
Kabeljau, Dorsch
Wels, Waller
Zander, Fogosch
Sardellen, Anchovis
Tintenfisch, Calamari, Kalamari
Garnelen, Shrimps, Krabben, Prawns
Thunfisch, Tunfisch
topfen, Quark
Magertopfen, Magerquark
Speisetopfen, Speisequark
obers, Schlagobers, Sahne, Schlagsahne, Schlagrahm
Kaffeeobers, Kaffeesahne, Kaffeerahm
Sauerrahm, saure Sahne
Schmand > Sauerrahm
Sauermilch, Dickmilch
Leichtmilch, fettarme Milch, Halbfettmilch
Magermilch, entrahmte Milch
Haltbarmilch, H-Milch
Frischmilch, frische Milch
Joghurt, Jogurt, Yoghurt, Yogurt
Fruchtjoghurt, Früchtejoghurt
Hüttenkäse, Cottage Cheese, körniger Frischkäse
Frischkäse, Gervais
Schafkäse, Schafskäse
Feta > Schafkäse, Hirtenkäse
Geißkäse, Ziegenkäse
Bergkäse, Alpkäse, Almkäse
Reibkäse, geriebener Käse, Streukäse
Parmesan, Parmigiano
Parmesan > Grana Padano
Teebutter, Butter
Butterschmalz, Ghee
Schweineschmalz, Schweinsschmalz, Schmalz
Haferdrink, Hafermilch
Mandeldrink, Mandelmilch
Sojadrink, Sojamilch
Reisdrink, Reismilch
Dinkeldrink, Dinkelmilch
Pflanzendrink, Pflanzenmilch, Milchersatz, Milchalternative
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
Erdäpfelpüree, Kartoffelpüree, Kartoffelbrei, Püree
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
Erdnussflips, Flips, Erdnusslocken
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
`;
