import { sample } from './sample.ts';

export const pantrySamples = [
  sample('flowTall', 'rosso', 'Spaghetti N° 5', '500 g', ['#12447a', '#f4d58d', '#ffffff', '#fff8e6'], {
    layout: 'bloom',
    motif: 'own:spaghetti',
  }),
  sample('flowBag', 'rosso', 'Penne Rigate', '500 g', ['#12447a', '#f4d58d', '#ffffff', '#fff8e6'], {
    layout: 'ribbon',
    motif: 'own:wheat',
    inside: 'own:penne',
    parts: { content: '#f3dfa8' },
  }),
  sample('pouch', 'kornblum', 'Beeren Müsli', '500 g', ['#5b2a6e', '#f2b5d4', '#ffffff', '#fff7f0'], {
    layout: 'arch',
    motif: 'own:blueberries',
    seal: 'BIO',
  }),
  sample('pouchTall', 'kornblum', 'Haferflocken zart', '500 g', ['#c98a2b', '#fbe6b8', '#3f2608', '#fffaf0'], {
    layout: 'modernist',
    motif: 'own:oat',
  }),
  sample('pouch', 'gruenzeug', 'Rote Linsen', '400 g', ['#2f7d5b', '#f7c948', '#ffffff', '#fdfaf1'], {
    layout: 'type',
    motif: 'own:lentils-red',
    inside: 'own:lentils-red',
    parts: { content: '#ef9a5c' },
  }),
  sample('paperBag', 'kornblum', 'Weizenmehl 700 glatt', '1 kg', ['#1f5f8b', '#f2c14e', '#123a56', '#fbf5e6'], {
    layout: 'field',
    motif: 'own:wheat',
    parts: { side: '#f1e7d0' },
  }),
  sample('paperBag', 'kornblum', 'Dinkelmehl', '1 kg', ['#7d4a20', '#e9c98a', '#ffffff', '#fbf2de'], {
    layout: 'plaque',
    motif: 'own:rye',
  }),
  sample('saltBox', 'nordlicht', 'Meersalz fein', '500 g', ['#1b5f8c', '#bfe6f2', '#ffffff', '#f4fbfd'], {
    layout: 'split',
    motif: 'noto:water-wave',
  }),
  sample('box', 'pip', 'Honey Hoops', '375 g', ['#f59e0b', '#fde68a', '#4a2c0a', '#fff8dc'], {
    layout: 'rays',
    motif: 'noto:honeybee',
  }),
  sample('box', 'kornblum', 'Basmati Reis', '1 kg', ['#0f5a4a', '#e8c15a', '#ffffff', '#fdf8e8'], {
    layout: 'medallion',
    motif: 'noto:cooked-rice',
  }),
  sample('boxTall', 'knusp', 'Grissini Classico', '125 g', ['#c1121f', '#fdf0d5', '#ffffff', '#fffaf0'], {
    layout: 'sash',
    motif: 'own:baguette',
  }),
  sample('vacuumBrick', 'kornblum', 'Rundkornreis', '1 kg', ['#2a6f97', '#ffe8a3', '#ffffff', '#ffffff'], {
    layout: 'split',
    motif: 'own:rice',
  }),
  sample('coffeeBag', 'waldrand', 'Espresso Bohne', '1 kg', ['#2a1a12', '#c98b3c', '#2a1a12', '#efe2cc'], {
    layout: 'classic',
    motif: 'own:coffee-beans',
  }),
  sample('coffeeBag', 'tideway', 'Harbour Roast', '500 g', ['#0d3358', '#ff7a61', '#ffffff', '#f3ece0'], {
    layout: 'modernist',
    motif: 'own:coffee-beans',
  }),
  sample('vacuumBrick', 'waldrand', 'Filterkaffee', '500 g', ['#7a1420', '#e2b04a', '#ffffff', '#f8efdc'], {
    layout: 'medallion',
    motif: 'own:coffee-beans',
  }),
  sample('capsuleBox', 'waldrand', 'Lungo Kapseln', '10 Stück', ['#3a2a4a', '#c9a227', '#ffffff', '#f6efe0'], {
    layout: 'bloom',
    motif: 'own:coffee-beans',
  }),
  sample('teaBox', 'lilli', 'Kamille', '20 Beutel', ['#e8b83c', '#fff6d8', '#4a3a08', '#fffdf4'], {
    layout: 'field',
    motif: 'own:chamomile',
  }),
  sample('teaBox', 'lilli', 'Pfefferminze', '20 Beutel', ['#1f8a5f', '#d6f2e2', '#ffffff', '#f7fffb'], {
    layout: 'scatter',
    motif: 'own:mint',
  }),
  sample('cocoaTin', 'kaiserkueche', 'Trinkkakao', '300 g', ['#5a2f1c', '#e8c48a', '#ffffff', '#fbf0dc'], {
    layout: 'plaque',
    motif: 'own:cocoa-beans',
    parts: { lid: '#c9a25c' },
  }),
  sample('jar', 'hofkern', 'Blütenhonig', '500 g', ['#8a5a12', '#d99a1c', '#4a2f08', '#fff8e4'], {
    layout: 'classic',
    motif: 'noto:honeybee',
    parts: { liquid: '#d98e12', lid: '#e2a52b' },
  }),
  sample('jarSmall', 'sonnhof', 'Marille', '400 g', ['#c2410c', '#f5b461', '#ffffff', '#fff6e6'], {
    layout: 'arch',
    motif: 'own:apricot',
    chequered: true,
    parts: { liquid: '#e8791e', lid: '#b3261e' },
  }),
  sample('jarWide', 'mio', 'Haselnuss Creme', '400 g', ['#ffffff', '#d8232f', '#4a2410', '#ffffff'], {
    layout: 'wave',
    motif: 'own:hazelnuts',
    parts: { liquid: '#5a3018', lid: '#ffffff' },
  }),
  sample('jarTall', 'hofkern', 'Essiggurkerl', '670 g', ['#3f7d2c', '#f7e07a', '#ffffff', '#fbfdf0'], {
    layout: 'ribbon',
    motif: 'own:gherkin',
    inside: 'own:gherkin',
    parts: { liquid: '#c8d08a', lid: '#d9a520' },
  }),
  sample('babyJar', 'pip', 'Karotte Kartoffel', '190 g', ['#f08a2c', '#fff0d4', '#ffffff', '#fffaf2'], {
    layout: 'bloom',
    motif: 'own:carrot',
    parts: { liquid: '#f0a04c', lid: '#ffffff' },
  }),
  sample('spiceJar', 'kaiserkueche', 'Paprika edelsüß', '45 g', ['#a81d1d', '#f2c14e', '#ffffff', '#fbf3e0'], {
    layout: 'classic',
    motif: 'own:chilli',
    parts: { liquid: '#b5401c' },
  }),
  sample('spiceJar', 'kaiserkueche', 'Zimt gemahlen', '40 g', ['#7a4a20', '#e8c48a', '#ffffff', '#fbf3e0'], {
    layout: 'classic',
    motif: 'own:cinnamon',
    parts: { liquid: '#9a5a2c' },
  }),
  sample('tin', 'rosso', 'Polpa di Pomodoro', '400 g', ['#c1121f', '#ff8a5c', '#ffffff', '#fff3d6'], {
    layout: 'rays',
    motif: 'own:tomato',
  }),
  sample('tinPack', 'rosso', 'Polpa di Pomodoro', '4 × 400 g', ['#c1121f', '#ff8a5c', '#ffffff', '#fff3d6'], {
    layout: 'plaque',
    motif: 'own:tomato-plum',
  }),
  sample('tinTall', 'gruenzeug', 'Kidneybohnen', '400 g', ['#5a1a24', '#f2c9a0', '#ffffff', '#fff7ec'], {
    layout: 'split',
    motif: 'own:beans-red',
  }),
  sample('metalTube', 'rosso', 'Tomatenmark', '200 g', ['#c1121f', '#2f7d3a', '#ffffff', '#fff3d6'], {
    layout: 'bloom',
    motif: 'own:tomato',
    parts: { cap: '#c1121f' },
  }),
  sample('metalTube', 'kaiserkueche', 'Estragonsenf', '200 g', ['#f2c230', '#1f4b8f', '#1f2f5a', '#fffaf0'], {
    layout: 'type',
    motif: 'own:leaf',
    parts: { cap: '#ffffff' },
  }),
  sample('squeeze', 'rosso', 'Tomaten Ketchup', '500 ml', ['#c1121f', '#fff3d6', '#ffffff', '#fff3d6'], {
    layout: 'bloom',
    motif: 'own:tomato',
  }),
  sample('squeeze', 'kaiserkueche', 'Mayonnaise', '400 ml', ['#fbf1d0', '#2b6cb0', '#123a66', '#fffdf4'], {
    layout: 'type',
    motif: 'noto:egg',
    parts: { cap: '#2b6cb0' },
  }),
  sample('oilBottle', 'rosso', 'Olio extra vergine', '500 ml', ['#3c4a1f', '#b58b2a', '#2b3313', '#f7f1de'], {
    layout: 'classic',
    motif: 'own:olive-green',
    parts: { liquid: '#8f8a1e', glass: '#6d7230', cap: '#2b3313' },
  }),
  sample('vinegar', 'rosso', 'Aceto Balsamico', '500 ml', ['#4a1220', '#c9a227', '#ffffff', '#f8efdc'], {
    layout: 'classic',
    motif: 'own:grapes-red',
    parts: { liquid: '#2a0c10', glass: '#3a1a1a', cap: '#1a1a1a' },
  }),
  sample('sauceBottle', 'kato', 'Soja Sauce', '150 ml', ['#b3121d', '#f2c94c', '#ffffff', '#fff6e0'], {
    layout: 'medallion',
    motif: 'own:beans-white',
    parts: { liquid: '#2a120a', glass: '#4a2418', cap: '#b3121d' },
  }),
  sample('flowBag', 'kato', 'Ramen Huhn', '85 g', ['#e2571e', '#ffd54a', '#ffffff', '#fff6dc'], {
    layout: 'split',
    motif: 'noto:chicken',
  }),
];
