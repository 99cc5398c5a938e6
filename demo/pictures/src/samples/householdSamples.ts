import { sample } from './sample.ts';

export const householdSamples = [
  sample('spray', 'klar', 'Bad Reiniger', '750 ml', ['#1f9ed1', '#fff27a', '#ffffff', '#ffffff'], {
    layout: 'bloom',
    motif: 'own:lemon',
    parts: { liquid: '#bfe8f5', cap: '#f4f7f8' },
  }),
  sample('detergent', 'klar', 'Colorwaschmittel', '40 WL', ['#6a35b0', '#f6a6d6', '#ffffff', '#ffffff'], {
    layout: 'bloom',
    motif: 'own:blossom-pink',
    parts: { body: '#8c52d6', cap: '#ff7ab8' },
  }),
  sample('detergent', 'klar', 'Weichspüler', '1,5 l', ['#2a8fbd', '#d8f1fb', '#ffffff', '#ffffff'], {
    layout: 'wave',
    motif: 'own:shirt',
    parts: { body: '#7cc4e6', cap: '#ffffff' },
  }),
  sample('washingUp', 'klar', 'Spülmittel Limette', '500 ml', ['#3f9a2c', '#e6f7b0', '#ffffff', '#fbfff0'], {
    layout: 'split',
    motif: 'own:lime',
    parts: { liquid: '#a6d84a', cap: '#ffffff' },
  }),
  sample('toiletCleaner', 'klar', 'WC Frisch', '750 ml', ['#0b4f8a', '#7fd6f0', '#ffffff', '#f4fbff'], {
    layout: 'rays',
    motif: 'own:bubbles',
    parts: { body: '#1b7fc4', cap: '#ffd23c' },
  }),
  sample('rolls', 'klar', 'Toilettenpapier 3-lagig', '8 Rollen', ['#2a8fbd', '#d8f1fb', '#ffffff', '#ffffff'], {
    layout: 'side',
    motif: 'own:roll',
  }),
  sample('kitchenRolls', 'klar', 'Küchenrolle', '2 Rollen', ['#e2571e', '#ffe6b8', '#ffffff', '#ffffff'], {
    layout: 'wave',
    motif: 'own:droplet',
  }),
  sample('tissueBox', 'klar', 'Taschentücher Box', '100 Stück', ['#7a9ad0', '#ffffff', '#ffffff', '#ffffff'], {
    layout: 'scatter',
    motif: 'own:blossom-white',
  }),
  sample('foilBox', 'klar', 'Alufolie 30 m', '', ['#34495e', '#f2c94c', '#ffffff', '#ffffff'], {
    layout: 'side',
    motif: 'own:plate',
  }),
  sample('foilBox', 'klar', 'Backpapier 12 m', '', ['#8a5a2c', '#f6e3c0', '#ffffff', '#ffffff'], {
    layout: 'classic',
    motif: 'own:kaiser-roll',
    parts: { foil: '#e6cfa4' },
  }),
  sample('bagRoll', 'klar', 'Müllbeutel 35 l', '20 Stück', ['#2f8f5b', '#d6f0dc', '#ffffff', '#ffffff'], {
    layout: 'type',
    motif: 'own:leaf',
  }),
  sample('sponges', 'klar', 'Topfschwämme', '3 Stück', ['#e2362f', '#3fae5a', '#ffffff', '#ffffff'], {
    layout: 'side',
    motif: 'own:sparkle',
  }),
  sample('boxCube', 'klar', 'Tabs All in 1', '40 Stück', ['#0f6fae', '#ffd23c', '#ffffff', '#ffffff'], {
    layout: 'rays',
    motif: 'own:plate',
  }),
  sample('candle', 'lilli', 'Duftkerze Vanille', '150 g', ['#efe2cc', '#c98a3c', '#5a3a14', '#fffaf0'], {
    layout: 'modernist',
    motif: 'own:vanilla',
  }),
  sample('batteries', 'blitz', 'Alkaline AA', '4 Stück', ['#14202a', '#ffb703', '#ffffff', '#ffffff'], {
    layout: 'type',
    motif: 'own:bolt',
  }),
  sample('bulbBox', 'blitz', 'LED E27 8 W', '1 Stück', ['#f2b705', '#fff3c4', '#3a2a00', '#ffffff'], {
    layout: 'type',
    motif: 'own:bulb',
  }),
  sample('tube', 'klar', 'Minze Zahncreme', '75 ml', ['#0f9d94', '#bdeee6', '#ffffff', '#ffffff'], {
    layout: 'wave',
    motif: 'own:mint',
  }),
  sample('toothbrush', 'klar', 'Zahnbürste medium', '2 Stück', ['#0f6fae', '#ff7a61', '#ffffff', '#ffffff'], {
    layout: 'type',
    motif: 'own:tooth',
  }),
  sample('razor', 'nordlicht', 'Rasierer 3 Klingen', '1 Stück', ['#1f2d3a', '#3fb4d8', '#ffffff', '#ffffff'], {
    layout: 'type',
    motif: 'own:droplet',
  }),
  sample('pump', 'nordlicht', 'Birke & Salz', '400 ml', ['#dfe8df', '#2e5e4e', '#2e5e4e', '#ffffff'], {
    layout: 'type',
    motif: 'own:leaf',
    parts: { cap: '#2a2f2c' },
  }),
  sample('showerGel', 'lilli', 'Duschgel Lavendel', '250 ml', ['#7c5ab8', '#e6daf7', '#ffffff', '#fbf8ff'], {
    layout: 'wave',
    motif: 'own:lavender',
  }),
  sample('stick', 'nordlicht', 'Deo Stick', '50 ml', ['#1f3d52', '#9fd3e6', '#ffffff', '#f4fbff'], {
    layout: 'split',
    motif: 'own:snowflake',
  }),
  sample('balm', 'lilli', 'Lippenpflege', '5 g', ['#e0557a', '#ffe0ea', '#ffffff', '#fff7fa'], {
    layout: 'bloom',
    motif: 'own:strawberry',
  }),
  sample('aerosol', 'nordlicht', 'Deo Spray fresh', '150 ml', ['#e6eef2', '#2a8fbd', '#1a4a66', '#ffffff'], {
    layout: 'modernist',
    motif: 'own:droplet',
    parts: { cap: '#1a4a66' },
  }),
  sample('creamJar', 'lilli', 'Hautcreme', '150 ml', ['#1f4b9a', '#ffffff', '#ffffff', '#ffffff'], {
    layout: 'type',
    motif: 'own:blossom-white',
  }),
  sample('soapBar', 'lilli', 'Olivenseife', '100 g', ['#5a7a3a', '#e6dcb0', '#2c3f18', '#fbf8ea'], {
    layout: 'classic',
    motif: 'own:olive-green',
    parts: { content: '#d8dca0' },
  }),
  sample('padSleeve', 'lilli', 'Wattepads', '120 Stück', ['#f2a0b8', '#fff0f4', '#7a1f42', '#ffffff'], {
    layout: 'modernist',
    motif: 'own:blossom-pink',
  }),
  sample('softPack', 'pip', 'Windeln Größe 4', '44 Stück', ['#4fb3bf', '#fff1c1', '#ffffff', '#ffffff'], {
    layout: 'bloom',
    motif: 'noto:baby',
  }),
  sample('wipes', 'pip', 'Feuchttücher', '80 Stück', ['#bfe6f2', '#ffffff', '#12506a', '#ffffff'], {
    layout: 'bloom',
    motif: 'own:footprint',
  }),
  sample('formulaTin', 'pip', 'Folgemilch 2', '800 g', ['#2a6fc4', '#ffe08a', '#ffffff', '#ffffff'], {
    layout: 'arch',
    motif: 'noto:baby-bottle',
    parts: { lid: '#ffffff' },
  }),
  sample('spoutPouch', 'pip', 'Apfel Banane', '100 g', ['#7ab82c', '#fff0a8', '#ffffff', '#fffff4'], {
    layout: 'bloom',
    motif: 'own:apple-green',
    parts: { cap: '#ff7a3c' },
  }),
  sample('tinFlat', 'kato', 'Lachs Pastete', '200 g', ['#7b2d8b', '#ffcf56', '#ffffff', '#ffffff'], {
    layout: 'side',
    motif: 'noto:cat-face',
  }),
  sample('portionPouch', 'kato', 'Huhn in Sauce', '85 g', ['#c8501c', '#ffe2a8', '#ffffff', '#fffaf0'], {
    layout: 'arch',
    motif: 'noto:cat-face',
  }),
  sample('sack', 'kato', 'Trockenfutter Rind', '10 kg', ['#7a1420', '#f2b84b', '#ffffff', '#fff3dc'], {
    layout: 'bloom',
    motif: 'noto:dog-face',
  }),
  sample('paperSack', 'kato', 'Katzenstreu', '10 l', ['#3f7da8', '#e6f2f8', '#ffffff', '#f8fcff'], {
    layout: 'plaque',
    motif: 'own:paw',
  }),
  sample('softPackSmall', 'klar', 'Spülschwamm Tücher', '10 Stück', ['#f2b705', '#ffffff', '#5a3a00', '#ffffff'], {
    layout: 'sash',
    motif: 'own:sparkle-blue',
  }),
  sample('softPackWide', 'lilli', 'Damenbinden', '14 Stück', ['#8a4a9a', '#f6d9f0', '#ffffff', '#fff7fd'], {
    layout: 'wave',
    motif: 'own:blossom-pink',
  }),
  sample('carton', 'moor', 'Organic Whole Milk', '1 litre', ['#8a2f3a', '#f7d9a0', '#5a1a22', '#fdf8ee'], {
    layout: 'ribbon',
    motif: 'noto:cow-face',
    seal: 'ORG',
    parts: { cap: '#ffffff' },
  }),
];
