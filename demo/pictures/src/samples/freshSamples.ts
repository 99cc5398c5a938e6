import { sample } from './sample.ts';

const GREEN = ['#2f7d5b', '#fff3d0', '#ffffff', '#fffaf0'] as const;
const NAVY = ['#0d3358', '#ffe27a', '#ffffff', '#fffdf6'] as const;

export const freshSamples = [
  sample('loose', 'hofkern', 'Äpfel Gala', '', GREEN, { count: 3, motif: 'own:apple', sticker: true }),
  sample('loose', 'hofkern', 'Birne Williams', '', GREEN, { count: 3, motif: 'own:pear' }),
  sample('loose', 'tideway', 'Bananas', '', NAVY, { count: 1, motif: 'own:banana', sticker: true }),
  sample('loose', 'hofkern', 'Avocado', '', GREEN, { count: 2, motif: 'own:avocado' }),
  sample('loose', 'gruenzeug', 'Melone Cantaloupe', '', GREEN, { count: 1, motif: 'own:melon', sticker: true }),
  sample('loose', 'gruenzeug', 'Ananas', '', GREEN, { count: 1, motif: 'own:pineapple' }),
  sample('loose', 'gruenzeug', 'Weißkraut', '', GREEN, { count: 1, motif: 'own:cabbage' }),
  sample('loose', 'gruenzeug', 'Gurke', '', GREEN, { count: 2, motif: 'own:cucumber' }),
  sample('loose', 'gruenzeug', 'Karotten', '', GREEN, { count: 4, motif: 'own:carrot' }),
  sample('loose', 'gruenzeug', 'Kiwi', '', GREEN, { count: 5, motif: 'own:kiwi' }),
  sample('loose', 'gruenzeug', 'Knoblauch', '', GREEN, { count: 3, motif: 'own:garlic' }),
  sample('loose', 'gruenzeug', 'Trauben rot', '', GREEN, { count: 1, motif: 'own:grapes-red' }),
  sample('loose', 'gruenzeug', 'Rote Rüben', '', GREEN, { count: 3, motif: 'own:beetroot' }),
  sample('loose', 'gruenzeug', 'Zwetschken', '', GREEN, { count: 6, motif: 'own:plum' }),
  sample('net', 'sonnhof', 'Bio-Zitronen', '500 g', ['#1f7a4d', '#ffe27a', '#ffffff', '#fffaf0'], {
    motif: 'own:lemon',
    parts: { net: '#f0bd00' },
  }),
  sample('net', 'sonnhof', 'Orangen', '2 kg', ['#d9480f', '#ffd8a8', '#ffffff', '#fffaf0'], {
    motif: 'own:tangerine',
    parts: { net: '#d8342b' },
  }),
  sample('net', 'hofkern', 'Zwiebeln gelb', '1 kg', ['#7a4a1c', '#f7d9a0', '#ffffff', '#fffaf0'], {
    motif: 'own:onion',
    parts: { net: '#e8a02c' },
  }),
  sample('net', 'gruenzeug', 'Erdäpfel festkochend', '2 kg', ['#3f7d4c', '#f2e3bd', '#ffffff', '#fffaf0'], {
    motif: 'own:potato',
    parts: { net: '#c8b48a' },
  }),
  sample('punnet', 'hofkern', 'Rispentomaten', '', GREEN, { motif: 'own:tomato', parts: { card: '#2f6b4a' } }),
  sample('punnet', 'hofkern', 'Erdbeeren', '', ['#7a1f2b', '#ffffff', '#7a1f2b', '#fffaf0'], {
    motif: 'own:strawberry',
    parts: { card: '#e9dcc3' },
  }),
  sample('punnet', 'gruenzeug', 'Champignons', '', ['#22403a', '#e7dcc2', '#ffffff', '#fffaf0'], {
    motif: 'own:mushroom',
    parts: { card: '#2f5fa0' },
  }),
  sample('clamshell', 'lilli', 'Himbeeren', '125 g', ['#b3264a', '#ffd9e2', '#ffffff', '#fffafa'], {
    motif: 'own:raspberry',
  }),
  sample('clamshell', 'lilli', 'Heidelbeeren', '250 g', ['#2c3a86', '#d6dcf7', '#ffffff', '#fbfbff'], {
    motif: 'own:blueberry',
  }),
  sample('clamshell', 'gruenzeug', 'Trauben hell', '500 g', ['#4f7a1c', '#eef5c4', '#ffffff', '#fffff4'], {
    motif: 'own:grapes-white',
  }),
  sample('filmPack', 'gruenzeug', 'Paprika rot', '', ['#2f6b4a', '#ffe6d8', '#ffffff', '#fffaf0'], {
    motif: 'own:pepper-red',
    count: 3,
  }),
  sample('filmPack', 'gruenzeug', 'Zuckermais', '2 Stück', ['#3f7d4c', '#fff0b8', '#ffffff', '#fffaf0'], {
    motif: 'own:corn',
    count: 2,
  }),
  sample('tray', 'gruenzeug', 'Grüner Spargel', '', ['#3f7d4c', '#f2e3bd', '#ffffff', '#fffaf0'], {
    motif: 'own:asparagus',
    parts: { tray: '#7a8a5c' },
  }),
  sample('clearBag', 'gruenzeug', 'Blattspinat', '200 g', ['#1f6b3a', '#e6f4c8', '#ffffff', '#fbfff4'], {
    layout: 'side',
    motif: 'own:spinach',
  }),
  sample('clearBag', 'gruenzeug', 'Salatmix', '150 g', ['#ffffff', '#bfe08a', '#1f4d24', '#ffffff'], {
    layout: 'wave',
    motif: 'own:lettuce',
  }),
  sample('bowl', 'gruenzeug', 'Caesar Salat', '250 g', ['#1f4d3a', '#f7d774', '#ffffff', '#fffaf0'], {
    layout: 'arch',
    motif: 'own:lettuce',
    inside: 'own:lettuce',
  }),
  sample('bowl', 'rosso', 'Antipasti Oliven', '200 g', ['#3c4a1f', '#e2d29a', '#ffffff', '#fbf6e6'], {
    layout: 'classic',
    motif: 'own:olive-green',
    inside: 'own:olive-black',
  }),
  sample('plant', 'hofkern', 'Basilikum', '', ['#e7e1d3', '#2f7d5b', '#2b4a36', '#2f7d5b'], { motif: 'own:basil' }),
  sample('plant', 'gruenzeug', 'Schnittlauch', '', ['#8a4a2c', '#f2e3bd', '#ffffff', '#f7ecd4'], {
    motif: 'own:chives',
  }),
  sample('bouquet', 'lilli', 'Tulpen bunt', '10 Stück', ['#b3264a', '#ffe0ec', '#ffffff', '#fdf6ee'], {
    motif: 'noto:tulip',
  }),
  sample('bouquet', 'lilli', 'Rosenstrauß', '7 Stück', ['#5a1230', '#f4d9c4', '#ffffff', '#efe2d0'], {
    motif: 'noto:rose',
  }),
  sample('loaf', 'beckstein', 'Bauernlaib', '1 kg', ['#8c3b2a', '#f6e3c0', '#ffffff', '#fff8ea'], {}),
  sample('sodaLoaf', 'moor', 'Soda Bread', '400 g', ['#0d3358', '#f5efe2', '#ffffff', '#fffaf0'], { sticker: true }),
  sample('loaf', 'moor', 'Sourdough Boule', '800 g', ['#0d3358', '#f5efe2', '#ffffff', '#fffaf0'], {
    count: 2,
    sticker: true,
    parts: { crust: '#7d4a20' },
  }),
  sample('tinLoaf', 'kornblum', 'Vollkornbrot', '750 g', ['#5a3a1c', '#f2d8a4', '#ffffff', '#fff8ea'], {
    sticker: true,
  }),
  sample('breadRolls', 'beckstein', 'Handsemmel', '', ['#8c3b2a', '#d8a65a', '#4a2c1a', '#f6ead3'], {}),
  sample('loose', 'beckstein', 'Butterkipferl', '', ['#8c3b2a', '#d8a65a', '#4a2c1a', '#f6ead3'], {
    count: 2,
    motif: 'own:croissant',
  }),
  sample('loose', 'beckstein', 'Laugenbrezel', '', ['#8c3b2a', '#d8a65a', '#4a2c1a', '#f6ead3'], {
    count: 2,
    motif: 'own:pretzel',
  }),
  sample('baguetteSleeve', 'beckstein', 'Ciabatta', '300 g', ['#8c3b2a', '#d8a65a', '#4a2c1a', '#f6ead3'], {
    layout: 'classic',
    motif: 'own:wheat',
  }),
  sample('slicedBread', 'kornblum', 'Buttertoast', '500 g', ['#f2b632', '#fff0c4', '#5a2a08', '#fffaf0'], {
    layout: 'side',
    motif: 'own:toast',
  }),
  sample('bakeryBag', 'beckstein', 'Krapfen Marille', '3 Stück', ['#b8541c', '#f2c14e', '#4a2410', '#f7ecd4'], {
    layout: 'classic',
    motif: 'own:wheat',
    inside: 'own:jam-doughnut',
  }),
  sample('cakeBox', 'kaiserkueche', 'Schokotorte', '400 g', ['#4a2a1c', '#e9c998', '#ffffff', '#fbf3e6'], {
    layout: 'medallion',
    motif: 'own:chocolate-cake',
  }),
  sample('bouquet', 'gruenzeug', 'Petersilie', 'Bund', ['#2f6b4a', '#e6f2c8', '#ffffff', '#f4f7ee'], {
    motif: 'own:parsley',
  }),
];
