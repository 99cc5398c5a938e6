/**
 * Invented items in the manner of a retailer's raw list: brands stand in the names, in capitals or not; flavours, sizes
 * and what is in it follow; a third has no category. Each trap is there that real lists have.
 */
const bySection: Readonly<Record<string, string>> = {
  'Kühlwaren > Milchprodukte': `ALMHANG Vollmilch 3,5% Fett 1l | ALMHANG Längerfrische Vollmilch 1l | Wiesengut Frischmilch 0,9 % 1l | ALMHANG Haltbarmilch 1l | Wiesengut Bio Vollmilch 3,6% 1l
    ALMHANG Buttermilch Natur 500ml | Wiesengut Teebutter 250g | ALMHANG Butter 250g | Wiesengut Sauerrahmbutter 250g | ALMHANG Naturjoghurt 3,6% 500g
    Wiesengut Joghurt Natur 250g | ALMHANG Cremiges Joghurt Erdbeere 180g | Wiesengut Joghurt Vanille 180g | ALMHANG Joghurt griechischer Art 400g
    ALMHANG Speisetopfen 20% 250g | Wiesengut Magertopfen 250g | ALMHANG Topfen cremig 250g | Wiesengut Schlagobers 36% 250ml | ALMHANG Sauerrahm 250g
    Haferglück Haferdrink ungesüßt 1l | Haferglück Hafer Drink Barista 1l | PFLANZLI Haferdrink Natur 1l | PFLANZLI Sojadrink 1l`,
  'Kühlwaren > Käse & Aufstriche': `ALMHANG Gouda Scheiben 250g | Wiesengut Emmentaler 350g | ALMHANG Mozzarella 125g | Wiesengut Bergkäse würzig 200g | ALMHANG Frischkäse Kräuter 150g`,
  'Obst & Gemüse > Obst': `Äpfel Gala 1kg | MARKTSTAND Äpfel rot 2kg | MARKTSTAND Bio Äpfel | Birnen Williams | MARKTSTAND Zitronen 500g | Zitronen lose | MARKTSTAND Bio Zitronen 400g
    Bananen | MARKTSTAND Bio Bananen | Avocado essreif | MARKTSTAND Avocado 2 Stück | Bio Avocado | Orangen 2kg | MARKTSTAND Erdbeeren 250g`,
  'Obst & Gemüse > Gemüse': `Paprika rot | MARKTSTAND Paprika Mix 500g | MARKTSTAND Spitzpaprika | Champignons weiß 250g | MARKTSTAND Champignons braun 500g | MARKTSTAND Bio Champignons
    Rispentomaten | MARKTSTAND Cherrytomaten 250g | Tomaten lose | Karotten 1kg | Zwiebel gelb 1kg | Kartoffeln festkochend 2kg | Knoblauch | Kopfsalat`,
  'Süßes & Salziges > Süßes': `LILAFEE Vollmilch | LILAFEE Joghurt | LILAFEE Erdbeer Joghurt 100g | LILAFEE Alpenmilch Schokolade 100g | LILAFEE Noisette Schokolade | LILAFEE Waffelröllchen | LILAFEE Schokoladentafel Haselnuss 100g | LILAFEE Pralinen | Kantl Quadrat Nougat Schokolade | Kantl Quadrat Keks | Kantl Quadrat Joghurt
    Kantl Quadrat Vollmilch Nuss | Kantl Quadrat Marzipan | Kantl Quadrat Schokolade Minis | Windel Pralinenmischung | Windel Schokoladentaler | Windel Nougatherzen 150g
    Windel Trüffelkugeln | Bärli Pommes Sauer Fruchtgummi | Bärli Fruchtgummi Mix 200g | Bärli Colafläschchen Fruchtgummi | Bärli Zitronen Drops | OMAS BÄCKEREI Butterkekse 400g
    OMAS BÄCKEREI Butter Kakaokipferl 230g | OMAS BÄCKEREI Haferkekse | Honigbrezel Alpenart 200g | Milchriegel Bunny 5er`,
  'Süßes & Salziges > Chips & Co.': `KNUSPRO Chips Paprika 175g | KNUSPRO Stapelchips Pizza 165g | KNUSPRO Paprika Flips | KNUSPRO Nachos Käse | KNUSPRO Tortilla Chips Avocado | KNUSPRO Brezel Honig Senf
    KNUSPRO Linsenchips Paprika`,
  'Getränke > Alkoholfreie Getränke': `FRISCHO Apfelsaft 1l | FRISCHO Zitrone Limette 1,5l | FRISCHO Limonade Zitrone 0,5l | FRISCHO Apfel Birne Schorle | Quelltal Mineralwasser prickelnd 1,5l
    Quelltal Mineralwasser still 6x1,5l | Quelltal Mineralwasser mild 0,5l | FRISCHO Cola 1,5l | FRISCHO Cola Zero 0,33l | FRISCHO Cola 6x0,5l | Energiebulle Avocado Zitrone`,
  'Getränke > Kaffee & Tee': `TEEGARTEN Apfel Zimt Tee 20 Beutel | TEEGARTEN Zitrone Ingwer Tee | TEEGARTEN Kräutertee Kamille | ROSSO Espresso ganze Bohne 1kg | ROSSO Kaffee gemahlen 500g`,
  'Grundnahrungsmittel > Teigwaren & Reis': `PASTARIA Spaghetti 500g | PASTARIA Vollkorn Spaghetti 500g | PASTARIA Spaghetti Nr. 5 1kg | PASTARIA Penne 500g | Basmatireis 1kg`,
  'Grundnahrungsmittel > Konserven': `KINGSHOF Champignons geschnitten Dose 314ml | KINGSHOF Champignons 1. Wahl Glas | KINGSHOF Kichererbsen 400g | KINGSHOF Ananas Stücke Dose`,
  'Grundnahrungsmittel > Honig & Marmelade': `Bienenfleiß Blütenhonig 500g | Bienenfleiß Waldhonig 500g | Imkerei Huber Honig cremig 250g | Erdbeer Konfitüre 400g`,
  'Grundnahrungsmittel > Baby': `TÖPFLI Babybrei Apfel Banane | TÖPFLI Spaghetti Bolognese ab dem 8. Monat | TÖPFLI Folgemilch 3 | TÖPFLI Babypflege Creme | TÖPFLI Bio Kindermilch`,
  'Kühlwaren > Fleisch': `HOFMETZGER Hühnerbrust 400g | HOFMETZGER Hühnerbrustfilet per kg | HOFMETZGER Hühnerbrust geschnitten | HOFMETZGER Faschiertes gemischt 500g | HOFMETZGER Hühnerkeulen`,
  'Tiefkühl > Pizza & Pommes': `TIEFFROST Pizza Salami 350g | TIEFFROST Pizza Margherita 330g | TIEFFROST Steinofenpizza Speziale | TIEFFROST Pommes Frites 1kg | TIEFFROST Backofen Pommes 750g
    TIEFFROST Wellen Pommes`,
  'Haustier > Hunde': `BELLO Hundesnack Hühnerbrust 80g | BELLO Kaustreifen Rind | BELLO Nassfutter Huhn & Reis 400g | Napfglück Hundefutter Lamm`,
  'Pflege > Haut & Haar': `SANFTINE Sonnenmilch LSF 30 200ml | SANFTINE Reinigungsmilch | SANFTINE Body Butter Kakao 200ml | SANFTINE Lippenpflege Avocado | SANFTINE Shampoo Zitrone Melisse 300ml
    SANFTINE Duschgel Milch & Honig 250ml | SANFTINE Handcreme Hafermilch`,
  'Haushalt > Papier & Windeln': `SOFTINO Toilettenpapier 3-lagig 8 Rollen | SOFTINO Toilettenpapier Kamille 10 Rollen | SOFTINO Toilettenpapier Recycling 16 Rollen | SOFTINO Klopapier Recycling | SOFTINO Feuchtes Toilettenpapier Sensitiv | SOFTINO Küchenrolle
    POPOLINO Windeln Größe 4 44 Stück | POPOLINO Windeln Newborn | POPOLINO Windelpants Größe 5`,
  'Brot & Gebäck': `BACKSTUBE Bauernbrot 500g | BACKSTUBE Roggenbrot 1kg | BACKSTUBE Vollkornbrot geschnitten | Handsemmel | BACKSTUBE Knäckebrot Sesam`,
  Unbekannt: `LILAFEE Weihnachtsmischung Vollmilch | WIESENGUT Bio Heumilch 3,8 % 1l | Kantl Quadrat Erdbeer-Joghurt, 100 g | GLAMOURA Brow Gel Nr. 3, 5 ml | GLAMOURA Lippenstift - Nr. 20
    KNUSPRO Riffel Paprika, 130 g | MARKTSTAND Paprika grün 500g | SANFTINE Körpermilch Honig, 250 ml | TÖPFLI Apfel in Birne, 190 g | BELLO Herzhafte Häppchen mit Huhn, 100 g
    FRISCHO Apfel Kirsche, 1 l | Kantl Quadrat Honig Salz Mandel, 100 g | OMAS BÄCKEREI Zitronenkuchen 400g | HOFMETZGER Hühnerbrustfilets XXL 1kg`,
};

/** As a tab-separated file would have them. */
export const inventedItems = Object.entries(bySection).flatMap(([category, text]) =>
  text
    .split(/\s*[|\n]\s*/)
    .filter((name) => name !== '')
    .map((name) => ({ category, name, quantity: 1, unit: 'stk', weighed: false, organic: / bio /i.test(` ${name} `) })),
);
