import { sample } from './sample.ts';

export const drinkSamples = [
  sample('juiceCarton', 'sonnhof', 'Orangensaft', '1 l', ['#f48a1d', '#ffd27a', '#ffffff', '#fff8ea'], {
    layout: 'bloom',
    motif: 'own:orange',
    parts: { cap: '#2e8b57' },
  }),
  sample('juiceBottle', 'sonnhof', 'Apfelsaft naturtrüb', '1 l', ['#4f7f2a', '#e9c46a', '#ffffff', '#fbf7e6'], {
    layout: 'arch',
    motif: 'own:apple-green',
    parts: { liquid: '#dfa83a', cap: '#e8e4d8' },
  }),
  sample('smoothie', 'lilli', 'Mango Maracuja', '250 ml', ['#f2a01c', '#fff0c0', '#4a2a04', '#fffaf0'], {
    layout: 'modernist',
    motif: 'own:mango',
    parts: { liquid: '#f2a63a', cap: '#4a2a04' },
  }),
  sample('strawBrick', 'pip', 'Kirsch Multi', '200 ml', ['#c2185b', '#ffd54f', '#ffffff', '#fff5fa'], {
    layout: 'rays',
    motif: 'own:cherries',
  }),
  sample('water', 'quellwerk', 'Mineral still', '1,5 l', ['#0b7fb5', '#9fdcf0', '#ffffff', '#eefaff'], {
    layout: 'wave',
    motif: 'own:droplet',
    parts: { liquid: '#cfeaf3', glass: '#e3f3f8', cap: '#0b7fb5' },
  }),
  sample('waterGlass', 'quellwerk', 'Prickelnd', '0,75 l', ['#1d5c3f', '#9fd8b4', '#ffffff', '#f2fbf5'], {
    layout: 'medallion',
    motif: 'own:bubbles',
    parts: { liquid: '#d4ece0', glass: '#cfe6da', cap: '#1d5c3f' },
  }),
  sample('waterBundle', 'quellwerk', 'Mineral mild', '6 × 1,5 l', ['#0b7fb5', '#9fdcf0', '#ffffff', '#eefaff'], {
    layout: 'type',
    motif: 'own:droplet',
    parts: { liquid: '#cfeaf3', glass: '#e3f3f8', cap: '#0b7fb5' },
  }),
  sample('soda', 'kato', 'Zitrone Limo', '1 l', ['#f2c200', '#1f7a3a', '#14401f', '#fffbe0'], {
    layout: 'rays',
    motif: 'own:lemon',
    parts: { liquid: '#f6e27a', glass: '#f3f6e4', cap: '#1f7a3a' },
  }),
  sample('soda', 'kato', 'Cola', '1,5 l', ['#b3121d', '#ffffff', '#ffffff', '#ffffff'], {
    layout: 'wave',
    motif: 'own:bubbles',
    parts: { liquid: '#3a160c', glass: '#efe6e0', cap: '#b3121d' },
  }),
  sample('syrup', 'sonnhof', 'Himbeer Sirup', '0,7 l', ['#a81d45', '#ffc4d4', '#ffffff', '#fff6f8'], {
    layout: 'arch',
    motif: 'own:raspberry',
    parts: { liquid: '#a81d3a', cap: '#ffffff' },
  }),
  sample('can', 'tideway', 'Harbour Lager', '500 ml', ['#0d2f52', '#ff7a59', '#ffffff', '#f4efe6'], {
    layout: 'wave',
    motif: 'noto:water-wave',
  }),
  sample('canSlim', 'blitz', 'Mango Zero', '330 ml', ['#2b1055', '#ffb703', '#ffffff', '#ffe9b0'], {
    layout: 'rays',
    motif: 'own:mango',
  }),
  sample('canSmall', 'kato', 'Tonic Water', '250 ml', ['#e8d24a', '#123b63', '#123b63', '#fffbe6'], {
    layout: 'modernist',
    motif: 'own:lime',
  }),
  sample('sixCans', 'blitz', 'Gin Tonic', '4 × 250 ml', ['#14324a', '#bfe0a0', '#ffffff', '#f7f4ea'], {
    count: 4,
    layout: 'split',
    motif: 'own:lime',
  }),
  sample('sixCans', 'donaugold', 'Helles', '6 × 0,5 l', ['#1b5faa', '#ffd35c', '#ffffff', '#f7f4ea'], {
    layout: 'medallion',
    motif: 'own:wheat',
  }),
  sample('beer', 'donaugold', 'Märzen', '0,5 l', ['#b8232f', '#d9a441', '#5a1218', '#fbf3df'], {
    layout: 'classic',
    motif: 'own:wheat',
    parts: { liquid: '#6b3410', glass: '#7a4420', cap: '#b8232f' },
  }),
  sample('beerStubby', 'tideway', 'Pale Ale', '330 ml', ['#0f6b5c', '#ffc857', '#ffffff', '#f6f2e4'], {
    layout: 'medallion',
    motif: 'noto:fish',
    parts: { liquid: '#7a3c12', glass: '#7a4420', cap: '#ffc857' },
  }),
  sample('crate', 'donaugold', 'Märzen Kiste', '20 × 0,5 l', ['#b8232f', '#fbe9c0', '#ffffff', '#fbf3df'], {
    layout: 'side',
    motif: 'own:wheat',
  }),
  sample('bottleCarrier', 'tideway', 'Amber Ale', '6 × 330 ml', ['#8a3b12', '#f6c453', '#ffffff', '#fbf0dc'], {
    layout: 'rays',
    motif: 'own:wheat',
  }),
  sample('wine', 'waldrand', 'Blaufränkisch', '0,75 l', ['#5b1230', '#b58b4a', '#3b0f20', '#f8f2e6'], {
    layout: 'classic',
    motif: 'own:grapes-red',
    parts: { liquid: '#25060f', glass: '#2e1a1a' },
  }),
  sample('wineSlope', 'waldrand', 'Grüner Veltliner', '0,75 l', ['#4f7a2c', '#c9b458', '#2c4416', '#fbf9ea'], {
    layout: 'modernist',
    motif: 'own:grapes-white',
    parts: { liquid: '#d8dc8a', glass: '#a9b86a', cap: '#4f7a2c' },
  }),
  sample('sparkling', 'kaiserkueche', 'Brut Rosé', '0,75 l', ['#b8566a', '#e8c9a0', '#5a1a2a', '#fdf4ee'], {
    layout: 'classic',
    motif: 'own:bubbles',
    parts: { liquid: '#e8a49a', glass: '#d8b0a4', cap: '#c9a25c' },
  }),
  sample('spirit', 'murtal', 'Obstler', '0,5 l', ['#3a5a2c', '#d9b44a', '#20331a', '#f8f3e0'], {
    layout: 'ribbon',
    motif: 'own:pear',
    parts: { liquid: '#eef3ee', glass: '#e6eeec' },
  }),
  sample('liqueur', 'kaiserkueche', 'Eierlikör', '0,7 l', ['#e8a818', '#fff2c4', '#4a2c04', '#fffaf0'], {
    layout: 'plaque',
    motif: 'noto:egg',
    parts: { liquid: '#f2c84a', glass: '#f6e6b0', cap: '#4a2c04' },
  }),
  sample('wineBox', 'rosso', 'Primitivo', '3 l', ['#4a1230', '#d98a4a', '#ffffff', '#f8efe2'], {
    layout: 'modernist',
    motif: 'own:grapes-red',
  }),
];
