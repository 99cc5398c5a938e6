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
Mandarine, Clementine, Satsuma
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
Kaffeeobers > Kaffeemilch
Sauerrahm, saure Sahne
Kondensmilch, Kaffeemilch, Dosenmilch
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
Reibkäse, Reibekäse, geriebener Käse, Streukäse
Reibkäse > Pizzakäse, Gratinkäse
Grillkäse > Halloumi
Halloumi > Grillkäse
Toastkäse, Schmelzkäsescheiben, Scheibletten
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
`;
