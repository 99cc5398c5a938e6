/** What generated products are called, in the language of a tenant. */
export interface Words {
  readonly goods: readonly string[];
  readonly kinds: readonly string[];
  readonly brands: readonly [readonly string[], readonly string[]];
  readonly departments: readonly string[];
  readonly sentences: readonly string[];
  readonly ingredients: readonly string[];
}

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

const german: Words = {
  goods: list(`Vollmilch Magermilch Buttermilch Joghurt Fruchtjoghurt Topfen Sauerrahm Schlagobers Butter Bergkäse Gouda
    Frischkäse Mozzarella Vollkornbrot Roggenbrot Toastbrot Semmel Kornspitz Croissant Krapfen Apfelsaft Orangensaft
    Traubensaft Mineralwasser Limonade Eistee Kaffee Espresso Kräutertee Früchtetee Spaghetti Penne Bandnudeln Reis
    Basmatireis Couscous Haferflocken Müsli Cornflakes Honig Marillenmarmelade Nusscreme Schokolade Waffeln Kekse
    Gummibären Kartoffelchips Erdnüsse Mandeln Cashewkerne Tomatensauce Ketchup Senf Mayonnaise Essig Olivenöl Rapsöl
    Sonnenblumenöl Mehl Zucker Salz Pfeffer Paprikapulver Suppenwürfel Linsen Kichererbsen Bohnen Mais Thunfisch Sardinen
    Lachs Forelle Hühnerfilet Schinken Salami Speck Würstel Tofu Gemüsepizza Spinat Erbsen Pommes Vanilleeis Äpfel Birnen
    Bananen Trauben Karotten Gurken Tomaten Paprika Zwiebeln Kartoffeln Salat Waschmittel Spülmittel Küchenrolle Seife
    Shampoo Zahnpasta Katzenfutter Hundefutter`),
  kinds: list(`Natur Bio Klassik Fein Würzig Mild Leicht Cremig Rustikal Extra Hausgemacht Regional Zart Knusprig Pikant
    Zitrone Vanille Kräuter Gold Alpin Original Premium Familie Duo Mini`),
  brands: [
    list('Alm Berg Tal Feld Wald Hof Korn Sonn Donau Mur Enns Stein Linden Birken Wiesen Quell Silber Gold Mühl Brunn'),
    list(
      'glück hof kern tal feld gut stern blick land kraft schatz krone bach freund garten küche markt werk haus ernte',
    ),
  ],
  departments: list(
    'Obst Gemüse Milch Käse Fleisch Fisch Brot Süßes Getränke Vorrat Tiefkühl Haushalt Drogerie Tier Feinkost',
  ),
  sentences: [
    'Sorgfältig ausgewählt und schonend verarbeitet, damit der Geschmack so bleibt, wie man ihn kennt.',
    'Aus kontrolliertem Anbau von Betrieben, die ihre Felder seit Generationen bestellen.',
    'Schmeckt pur, passt aber ebenso gut zu warmen Gerichten und einer kleinen Jause.',
    'Ohne künstliche Farbstoffe und in einer Packung, die sich wieder verschließen lässt.',
    'Nach dem Öffnen kühl lagern und innerhalb weniger Tage verbrauchen.',
  ],
  ingredients: list(
    'Weizenmehl Zucker Wasser Rapsöl Salz Hefe Gerstenmalz Sonnenblumenlecithin Zitronensaft Gewürze Stärke Apfelmark',
  ),
};

const english: Words = {
  goods:
    list(`Milk Buttermilk Yoghurt Kefir Cream Butter Cheddar Brie Mozzarella Feta Wholemeal Sourdough Bagels Crumpets
    Scones Muffins Croissants Lemonade Cola Squash Smoothie Coffee Espresso Tea Rooibos Spaghetti Penne Tagliatelle Rice
    Basmati Couscous Porridge Granola Cornflakes Honey Marmalade Chocolate Biscuits Shortbread Crisps Popcorn Peanuts
    Almonds Cashews Passata Ketchup Mustard Mayonnaise Vinegar Flour Sugar Pepper Paprika Stock Lentils Chickpeas Beans
    Sweetcorn Tuna Sardines Salmon Mackerel Chicken Bacon Ham Salami Sausages Tofu Pizza Spinach Peas Chips Sorbet Apples
    Pears Bananas Grapes Carrots Cucumber Tomatoes Peppers Onions Potatoes Lettuce Detergent Soap Shampoo Toothpaste
    Bleach Sponges Tissues Nappies Kibble`),
  kinds:
    list(`Natural Organic Classic Fine Spicy Mild Light Creamy Rustic Extra Farmhouse Local Tender Crunchy Smoked Lemon
    Vanilla Herb Golden Coastal Original Premium Family Twin Mini`),
  brands: [
    list(
      'Harbour Cliff Moor Mill Glen Burren Oak Ash Heather Tide Stone Willow Meadow Bramble Silver Golden River Brook Fern Gale',
    ),
    list(
      'brook field gate farm land stone wood view hall wick dale ford well cross barn pantry kitchen store garden harvest',
    ),
  ],
  departments: list(
    'Fruit Vegetables Dairy Cheese Meat Fish Bakery Sweets Drinks Cupboard Frozen Household Care Pets Deli',
  ),
  sentences: [
    'Chosen with care and handled gently, so that it tastes the way you remember it.',
    'Grown by families who have worked the same fields for generations.',
    'Good on its own, and just as good with a warm dish or a quick bite at noon.',
    'No artificial colours, and in a pack that closes again.',
    'Keep cool once opened and use within a few days.',
  ],
  ingredients: list('flour sugar water oil salt yeast malt lecithin lemon spices starch apple'),
};

export function wordsOf(tenant: string): Words {
  return tenant === 'feldmarkt' ? german : english;
}
