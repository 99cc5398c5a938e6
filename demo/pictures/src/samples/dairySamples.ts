import { sample } from './sample.ts';

export const dairySamples = [
  sample('carton', 'almglueck', 'Bio-Vollmilch', '1 l', ['#2f7d5b', '#f7c948', '#173b2c', '#fdfaf1'], {
    layout: 'field',
    motif: 'noto:cow-face',
    seal: 'BIO',
    parts: { cap: '#2f7d5b' },
  }),
  sample('carton', 'sonnhof', 'Haltbare Landmilch', '1 l', ['#1c6ea4', '#ffd166', '#0d3358', '#fbfdfe'], {
    layout: 'split',
    motif: 'own:milk-splash',
    parts: { cap: '#ffd166' },
  }),
  sample('creamCarton', 'almglueck', 'Schlagobers', '250 ml', ['#b3264a', '#f7c5d0', '#ffffff', '#fff8f4'], {
    layout: 'wave',
    motif: 'own:strawberry',
  }),
  sample('milkJug', 'moor', 'Semi Skimmed Milk', '2 l', ['#1f8a5b', '#e6f4ec', '#0f3f2a', '#ffffff'], {
    layout: 'modernist',
    motif: 'noto:cow-face',
    parts: { cap: '#1f8a5b' },
  }),
  sample('milkBottle', 'sonnhof', 'Buttermilch', '0,75 l', ['#2b6cb0', '#f6c453', '#ffffff', '#fffaf0'], {
    layout: 'arch',
    motif: 'noto:cow-face',
    parts: { liquid: '#fbf7ec', glass: '#eef4f2', cap: '#2b6cb0' },
  }),
  sample('drinkCarton', 'hofkern', 'Hafer Drink Barista', '1 l', ['#e9d3a4', '#3d2b1f', '#3d2b1f', '#fff7e6'], {
    layout: 'type',
    motif: 'own:oat',
    parts: { cap: '#3d2b1f' },
  }),
  sample('brick', 'gruenzeug', 'Mandel Drink', '1 l', ['#6b8f3a', '#f2e3bd', '#2f4416', '#fdf9ec'], {
    layout: 'modernist',
    motif: 'own:almonds',
  }),
  sample('cup', 'almglueck', 'Erdbeer Joghurt', '180 g', ['#e34a6f', '#f9b4c3', '#ffffff', '#fff7f5'], {
    layout: 'wave',
    motif: 'own:strawberry',
    parts: { lid: '#f3f1ee' },
  }),
  sample('cup', 'almglueck', 'Heidelbeer Joghurt', '180 g', ['#4a4fb0', '#b9bdf0', '#ffffff', '#f8f7ff'], {
    layout: 'wave',
    motif: 'own:blueberries',
    parts: { lid: '#f3f1ee' },
  }),
  sample('cupTall', 'nordlicht', 'Trinkjoghurt Pfirsich', '250 g', ['#f08a4b', '#ffe0b8', '#ffffff', '#fff8ef'], {
    layout: 'bloom',
    motif: 'own:peach',
    parts: { lid: '#fff3e2' },
  }),
  sample('cupPack', 'lilli', 'Fruchtzwerge Mix', '4 × 100 g', ['#c0398f', '#ffd35c', '#ffffff', '#fff8fb'], {
    layout: 'bloom',
    motif: 'own:raspberry',
    parts: { lid: '#f7f3f5' },
  }),
  sample('pot', 'nordlicht', 'Skyr Natur', '450 g', ['#e8f1f6', '#9fc9de', '#123b63', '#ffffff'], {
    layout: 'side',
    motif: 'own:alp',
    parts: { lid: '#123b63' },
  }),
  sample('pail', 'almglueck', 'Naturjoghurt 3,6 %', '1 kg', ['#2b7fb8', '#dff1fb', '#ffffff', '#ffffff'], {
    layout: 'field',
    motif: 'noto:cow-face',
    parts: { lid: '#ffffff' },
  }),
  sample('tub', 'gruenzeug', 'Hummus Natur', '200 g', ['#e8c684', '#7a8a3a', '#3f4a1c', '#fffaf0'], {
    layout: 'classic',
    motif: 'own:chickpeas',
    parts: { lid: '#f4efe2' },
  }),
  sample('butter', 'almglueck', 'Teebutter', '250 g', ['#f4d35e', '#fff3c4', '#1f5a41', '#fffdf4'], {
    layout: 'side',
    motif: 'noto:cow-face',
    parts: { top: '#f8e08a' },
  }),
  sample('butter', 'murtal', 'Sauerrahmbutter', '250 g', ['#123c5a', '#e8eef2', '#ffffff', '#ffffff'], {
    layout: 'arch',
    motif: 'own:butter',
  }),
  sample('eggs', 'hofkern', 'Freilandeier', '10 Stück', ['#e9b44c', '#fbe3a8', '#4a2c12', '#ffffff'], {
    layout: 'side',
    motif: 'noto:chicken',
  }),
  sample('eggsSix', 'gruenzeug', 'Bio-Eier', '6 Stück', ['#3f7d4c', '#f2e3bd', '#ffffff', '#fffaf0'], {
    layout: 'arch',
    motif: 'noto:rooster',
    parts: { card: '#9db4a0', content: '#f3e6d6' },
  }),
  sample('wedge', 'waldrand', 'Bergkäse 8 Monate', '300 g', ['#22403a', '#e7dcc2', '#ffffff', '#fbf6e9'], {
    layout: 'side',
    motif: 'own:alp',
  }),
  sample('wedgeFirm', 'hofkern', 'Junger Gouda', '250 g', ['#cf3f2a', '#ffe3b8', '#ffffff', '#fffaf0'], {
    layout: 'arch',
    motif: 'noto:cow-face',

    parts: { content: '#f8d774', rind: '#cf3f2a' },
  }),
  sample('roundBox', 'kaiserkueche', 'Camembert', '250 g', ['#1f4b8f', '#e9c46a', '#ffffff', '#fdf8ea'], {
    motif: 'noto:cow-face',
  }),
  sample('slicesPack', 'almglueck', 'Emmentaler Scheiben', '150 g', ['#f2b632', '#fff0c4', '#5a3a08', '#fffaf0'], {
    layout: 'side',
    motif: 'own:cheese',
    filling: 'cheese',
    parts: { tray: '#f6efe0' },
  }),
  sample('vacuumBlock', 'moor', 'Mature Cheddar', '350 g', ['#7a1f2b', '#f7e3c5', '#ffffff', '#fbf3e4'], {
    layout: 'medallion',
    motif: 'own:cheese-orange',
    parts: { content: '#f2a94a' },
  }),
  sample('pouchWide', 'rosso', 'Mozzarella', '125 g', ['#eaf3ec', '#7fbf94', '#1b5a3a', '#ffffff'], {
    layout: 'bloom',
    motif: 'own:mozzarella',
  }),
  sample('aerosol', 'almglueck', 'Schlagcreme', '250 ml', ['#c8102e', '#ffd9de', '#ffffff', '#fffafa'], {
    layout: 'bloom',
    motif: 'own:cream-swirl',
    parts: { cap: '#ffffff' },
  }),
];
