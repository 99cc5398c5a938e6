import * as d from '../describe.ts';

const { bit, bowl, chives, chopped, cup, curls, deep, dish, drizzle, fill, fork, glass, grid, heap, knife, mug, napkin, oval, oven, server } = d;
const { bare, pan, pepper, plate, platter, pool, pot, put, rack, ring, rods, roundBoard, row, specks, spoon, strands, strew, sugar, tin, top, tray, board, wok } = d;

/** Harbour, from apple crumble to chicken Caesar. */
export const harbourAtoC = {
  'apple-crumble': dish(
    'blueCheck',
    oval('#f3ead6'),
    [fill('#c98a2e', { oil: '#f0c872' }), strew('appleRoast', 16, 66, 0, 0, 280, 178), top('crumble', '#cf9846', 0, 0, 268, 172), specks('#b5742a', 60, 6)],
    [spoon(752, 60, 50), bit('appleWedge', 58, 544, 90, -10)],
  ),
  'apple-tart': dish(
    'sage',
    plate('#e6edf2', 'line', '#4f7fa8'),
    [put('appleTart', [0, 0, 400, 0]), sugar(110, 0, 0, 150)],
    [server(78, 320, -10), bit('appleWedge', 712, 96, 96, 20), bit('appleWedge', 730, 508, 86, -16)],
  ),
  'bacon-and-cabbage': dish(
    'oak',
    plate('#fffdf8', 'line', '#3f7a3a'),
    [strew('cabbageLeaf', 16, 84, -76, 66, 96, 66), put('potato', [92, 74, 92, 0], [128, 4, 86, 60], [54, 122, 84, 130]), row('boiledBacon', 4, 176, [-92, -66], [64, -60], -8), pool('#f4eed6', 20, 6, 82, 40), chopped(36, 20, 6, 72, 34), pepper(14)],
    [fork(74, 316, -6), knife(728, 306, 4), bit('parsley', 716, 540, 70)],
  ),
  'banana-bread': dish(
    'rose',
    board('#c99a62', -3),
    [put('bananaLoaf', [70, -64, 420, 2]), row('bananaSlice', 3, 164, [-204, 84], [20, 104], -8), strew('walnut', 7, 46, 180, 110, 80, 40), specks('#7d4a1e', 40, 5, -80, 120, 180, 60)],
    [mug(70, 84, '#6b3f1c')],
  ),
  'bean-chilli': dish(
    'walnut',
    deep('#2f5d73', 'plain'),
    [fill('#8f2a16', { oil: '#cf5a24' }), heap('#fdf9ec', -80, -56, 92, 92), rods('#fefcf4', 130, 13, 6, -80, -56, 82, 82), strew('kidneyBean', 24, 46, 50, 40, 120, 118), strew('blackBean', 22, 38, 50, 40, 120, 118), strew('pepperRed', 6, 56, 50, 40, 110), strew('pepperYellow', 6, 56, 50, 40, 110), strew('coriander', 7, 52, 30, 20, 120), put('limeWedge', [-96, 88, 80, -24])],
    [fork(724, 318, 8), bit('lime', 84, 98, 76), bit('coriander', 92, 508, 84, 10)],
  ),
  'beef-and-stout-stew': dish(
    'slate',
    pot('#1d4f73', -22),
    [fill('#3f1d0a', { oil: '#7a431c' }), strew('beefDark', 22, 70), strew('carrotRoast', 12, 70), strew('parsnipRoast', 10, 70), strew('mushroomBrown', 11, 54), strew('thyme', 5, 54), pepper(24)],
    [spoon(718, 470, 150), bit('thyme', 86, 96, 110, 50), glass(96, 500, '#2a150b')],
  ),
  'beef-lasagne': dish(
    'redCheck',
    oven('#c96a3c'),
    [top('gratin', '#efbf57'), put('lasagneCut', [196, 118, 190, 0]), put('lasagneEdge', [-150, -150, 180, 0], [60, -140, 190, 4], [-160, 158, 190, -3]), specks('#b5301a', 20, 12, -60, -20, 210, 150), specks('#5f7a34', 30, 5, -60, -20, 210, 150)],
    [],
  ),
  'beef-stir-fry': dish(
    'night',
    wok('#3a3d40', 150, { x: 36, y: 0 }),
    [pool('#3f2210', 0, 0, 200, 196), strew('sugarSnap', 16, 84), strew('pepperRed', 15, 80), strew('pepperYellow', 15, 80), strew('onionPetal', 12, 62), strew('beefStrip', 24, 84), specks('#f0dca8', 24, 5)],
    [cup('#fdfaf0', 706, 494, 86, { specks: '#e6dcc0' }), bit('pepperYellow', 724, 86, 110, 20)],
  ),
  'beetroot-goats-cheese-salad': dish(
    'lilac',
    platter('#fbfaf4', 'speckled', '#7a5a8a'),
    [strew('rocket', 34, 92, 0, 0, 220, 128), strew('beetWedge', 22, 80, 0, 0, 200, 116), strew('appleSlice', 9, 76, 0, 0, 200, 110), strew('goatCheese', 20, 38, 0, 0, 200, 116), strew('walnut', 13, 44, 0, 0, 200, 116), drizzle('#4a1f14', 4, 'streaks', 0, 0, 200, 90), pepper(20)],
    [fork(44, 300, -3), bit('walnut', 742, 66, 52)],
  ),
  'black-bean-tacos': dish(
    'sun',
    platter('#3f7a78', 'plain'),
    [put('filledTaco', [-150, -20, 250, -10], [10, 14, 256, 4], [170, -14, 250, 10]), strew('coriander', 8, 48, 0, -50, 200, 60), put('limeWedge', [-110, 120, 74, 10], [96, 128, 72, -14]), rods('#8c2c63', 40, 26, 6, 10, -40, 180, 40)],
    [bit('avocado', 58, 70, 96, -10), bit('lime', 740, 540, 66)],
  ),
  'black-pudding-apple-salad': dish(
    'ash',
    plate('#fffdf8', 'double', '#5a3a2a'),
    [strew('lettuce', 14, 100, 0, 0, 140), strew('redLeaf', 9, 92, 0, 0, 140), strew('rocket', 9, 84, 0, 0, 150), strew('appleRoast', 9, 78, 0, 0, 125), strew('crouton', 13, 40, 0, 0, 140), put('blackPudding', [-70, -60, 92, 0], [54, -76, 90, 60], [84, 40, 92, 120], [-40, 66, 90, 200], [6, -4, 88, 20]), pepper(20)],
    [fork(78, 314, -7), bit('appleWedgeRed', 716, 100, 92, 16)],
  ),
  'boxty-mushrooms': dish(
    'moss',
    plate('#f3eee2', 'speckled', '#6b5a3a'),
    [put('boxty', [-6, 0, 356, 0]), pool('#ecdcb8', 16, 6, 112, 88), strew('mushroomBrown', 19, 64, 14, 4, 96, 76), drizzle('#f9f0d8', 8, 'streaks', 14, 4, 90, 50), strew('scallion', 24, 24, 10, 0, 120)],
    [fork(76, 316, -6), bit('mushroomBrown', 716, 100, 84, 14), bit('mushroomBrown', 734, 510, 72, -20)],
  ),
  'braised-red-cabbage': dish(
    'sky',
    bowl('#fbf7ee', 'line', '#7a2a6a'),
    [fill('#4a0f3a'), curls('#96307a', 240, 46, 9, 0, 0, 182), strew('appleDice', 11, 24, 0, 0, 160), specks('#d9a0c8', 30, 5, 0, 0, 160)],
    [spoon(94, 322, -12), bit('appleWedge', 712, 98, 92, 18), napkin(724, 520, 12, '#ffffff', '#7a2a6a')],
  ),
  'bread-butter-pudding': dish(
    'greyStripe',
    oven('#e0d6c4'),
    [fill('#f0cf7e'), ...[-124, -44, 36, 116].map((y, index) => row('crustTriangle', 7, 128, [-232 + (index % 2) * 24, y], [216 + (index % 2) * 24, y], index % 2 ? 8 : -6)), strew('raisin', 38, 22), sugar(120), specks('#8a4a1c', 40, 4)],
    [],
  ),
  'brown-soda-bread': dish(
    'whiteWood',
    board('#a97446', 2),
    [put('brownLoaf', [50, -70, 450, -2]), row('brownSlice', 3, 166, [-206, 88], [0, 108], -6), put('butterPat', [186, 112, 82, 14]), specks('#5f3b1b', 50, 5, -60, 130, 220, 50)],
    [knife(56, 290, -4)],
  ),
  'buttermilk-pancakes': dish(
    'ochreStripe',
    plate('#fffdf8', 'line', '#4f8aa8'),
    [put('pancake', [-60, 46, 190, 20], [66, 50, 190, 90], [8, -58, 192, 150], [-4, 4, 200, 40], [4, -14, 198, 200], [0, -28, 196, 300]), put('butterPat', [0, -34, 64, 18]), pool('#b5651a', 20, 10, 64, 30), drizzle('#b5651a', 12, 'streaks', 6, 20, 90, 70), put('lemonWedge', [-130, -76, 78, 20], [140, -60, 76, -30])],
    [fork(78, 314, -7), cup('#a8560f', 714, 96, 64), bit('lemon', 720, 508, 80)],
  ),
  'carbonara-rashers': dish(
    'clay',
    deep('#fbfaf5', 'plain'),
    [strands('#f3d888', 110, 10, 0, 0, 192, 188), strew('lardon', 26, 52, 0, 0, 130), rods('#fdf3cc', 60, 22, 5, 0, 0, 110), pepper(90, 0, 0, 150)],
    [fork(722, 318, 8), cup('#f8ecbc', 86, 100, 66, { specks: '#fffdf0' }), bit('rasher', 90, 506, 120, 24)],
  ),
  'carrot-coriander-soup': dish(
    'sea',
    bowl('#fdfbf5', 'dashes', '#e0822a'),
    [fill('#e87f1e'), drizzle('#f6a548', 8, 'swirl', 0, 0, 120, 110), strew('coriander', 9, 64, 0, 0, 100), chopped(34, 0, 0, 140), specks('#7a3a10', 26, 4, 0, 0, 140)],
    [spoon(706, 328, 12), bit('carrotRoast', 90, 92, 150, 40), bit('coriander', 92, 506, 96, 0), bit('limeWedge', 720, 92, 78, 16)],
  ),
  champ: dish(
    'greenCheck',
    bowl('#8fae6a', 'plain'),
    [heap('#faf0cc', 0, 0, 186, 182), strew('scallion', 50, 24, 0, 0, 150), chives(40, 0, 0, 150), put('butter', [0, -8, 128, 10]), drizzle('#f6d25a', 7, 'streaks', 0, 20, 100, 50), pepper(24, 0, 0, 140)],
    [spoon(94, 322, -12), bit('scallion', 710, 98, 44), bit('scallion', 744, 124, 38), fork(716, 470, 160)],
  ),
  'cheese-onion-pie': dish(
    'blueStripe',
    roundBoard('#b07a4a'),
    [put('onionPie', [0, 0, 430, 12]), specks('#c98a3c', 40, 5, 0, 0, 200)],
    [server(76, 310, -8), bit('onionWhite', 716, 98, 92), bit('onionWhite', 736, 510, 78)],
  ),
  'cheese-scallion-toasties': dish(
    'slate',
    board('#d3a670', -5),
    [put('toastCheese', [-140, -40, 220, -12], [44, -70, 220, 16], [-40, 104, 214, 4], [176, 82, 210, -20]), strew('scallion', 22, 26, 0, 40, 230, 110), specks('#8f5a1c', 40, 5)],
    [cup('#c9952a', 74, 90, 56)],
  ),
  'chicken-caesar': dish(
    'marble',
    bowl('#fffdf6', 'line', '#3f6f4a'),
    [fill('#a9c47a'), strew('romaine', 28, 120, 0, 0, 160), drizzle('#fbf3dc', 9, 'streaks', 0, 0, 140, 100), put('chickenStrip', [-60, -50, 120, 20], [-44, -16, 124, 14], [-40, 22, 120, 24], [60, 30, 120, -30], [70, -10, 118, -20], [50, 66, 118, -34]), strew('crouton', 17, 44, 0, 0, 150), rods('#fbeebb', 50, 30, 7, 0, 0, 140), pepper(40)],
    [fork(706, 318, 10), bit('lemonWedge', 90, 98, 88, 14), bit('crouton', 92, 508, 46)],
  ),
} as const;
