import * as d from '../describe.ts';

const { bit, bowl, chives, chopped, cup, curls, deep, dish, drizzle, fill, fork, glass, grid, heap, knife, mug, napkin, oval, oven, server } = d;
const { bare, pan, pepper, plate, platter, pool, pot, put, rack, ring, rods, roundBoard, row, specks, spoon, strands, strew, sugar, tin, top, tray, board, wok } = d;

/** Harbour, from prawn linguine to white soda bread. */
export const harbourPtoW = {
  'prawn-linguine': dish(
    'blueCheck',
    deep('#fdfbf5', 'line', '#d9583a'),
    [strands('#f2d58a', 100, 11, 0, 0, 190, 186), strew('tomatoHalf', 12, 44, 0, 0, 140), strew('prawn', 15, 78, 0, 0, 135), strew('chilliRing', 12, 26, 0, 0, 130), specks('#f0c52f', 30, 5, 0, 0, 130), chopped(50, 0, 0, 150), put('lemonWedge', [110, 96, 78, -24])],
    [fork(722, 318, 8), bit('lemon', 84, 98, 84), bit('prawn', 94, 508, 84, 20)],
  ),
  'red-lentil-dal': dish(
    'night',
    bowl('#b5742a', 'plain'),
    [fill('#dba032', { grain: '#edbb55' }), strew('spinach', 10, 58, 0, 0, 130), drizzle('#b5641a', 6, 'streaks', 0, 0, 120, 80), strew('garlic', 13, 30, 0, 0, 100), specks('#5a2c10', 60, 5, 0, 0, 120), strew('tomatoDice', 8, 24, 0, 0, 140), put('lemonWedge', [108, 92, 76, -20])],
    [cup('#fdfaf0', 96, 494, 90, { specks: '#e6dcc0' }), spoon(706, 300, 14), bit('lemonWedge', 90, 96, 80, 14)],
  ),
  'rhubarb-fool': dish(
    'marble',
    bare(),
    [cup('#f7d9d6', -160, 20, 124, { rim: '#e6eef2' }), cup('#f8ded6', 60, -96, 124, { rim: '#e6eef2' }), cup('#f7d9d6', 130, 130, 124, { rim: '#e6eef2' }), drizzle('#d8486a', 13, 'swirl', -160, 20, 76, 70), drizzle('#d8486a', 13, 'swirl', 60, -96, 76, 70), drizzle('#d8486a', 13, 'swirl', 130, 130, 76, 70), put('cream', [-160, 16, 74, 0], [60, -100, 74, 0], [130, 126, 74, 0]), specks('#f0a03a', 16, 5, -160, 20, 50), specks('#f0a03a', 16, 5, 60, -96, 50), specks('#f0a03a', 16, 5, 130, 130, 50)],
    [spoon(92, 120, -40), bit('orange', 704, 520, 84), spoon(712, 260, 30)],
  ),
  'rice-pudding': dish(
    'sky',
    bowl('#fbf7ee', 'line', '#c0395a'),
    [fill('#f8efd8'), rods('#fffaee', 260, 13, 8, 0, 0, 186), pool('#b51f36', 0, 4, 66, 56), strew('strawberry', 4, 36, 0, 4, 36), drizzle('#b51f36', 6, 'streaks', 0, 20, 100, 60)],
    [spoon(94, 324, -12), cup('#b51f36', 712, 96, 64), napkin(724, 520, 12, '#ffffff', '#c0395a')],
  ),
  'roast-chicken-dinner': dish(
    'oak',
    platter('#fbfaf5', 'double', '#4f6f8f'),
    [strew('potatoRoast', 13, 82, -176, 30, 74, 100), strew('carrotRoast', 10, 84, 180, 50, 64, 86), strew('onionPetal', 0, 50), put('roastChicken', [0, 0, 300, 0]), put('lemonWedge', [-60, 136, 70, 10], [70, 138, 68, -10]), strew('thyme', 8, 62, 0, 40, 200, 90), pepper(24)],
    [cup('#8a4f1e', 742, 74, 54), bit('thyme', 54, 540, 86, 40)],
  ),
  'roast-potatoes': dish(
    'sage',
    pan('#2d2f31', 155, { x: 34, y: 0 }),
    [pool('#a8702c', 0, 0, 186, 182), strew('potatoRoast', 36, 92), strew('rosemary', 8, 84), strew('garlic', 7, 40), specks('#fffaf0', 46, 4)],
    [fork(724, 160, 22), bit('rosemary', 722, 506, 130, 20), bit('garlic', 92, 96, 60)],
  ),
  'salmon-traybake': dish(
    'linen',
    tray('#80868a'),
    [strew('babyPotato', 28, 66), d.lay('bean', 34, 110, 10), strew('tomatoRoast', 18, 48), put('salmon', [-160, -84, 230, -8], [120, -90, 228, 8], [-120, 84, 230, 10], [160, 80, 230, -6]), put('lemonWedge', [-10, 0, 78, 10], [260, -10, 74, -20]), strew('dill', 12, 54), pepper(30)],
    [],
  ),
  'sausage-rolls': dish(
    'blueWood',
    board('#b98450', 4),
    [grid('sausageRoll', 4, 3, 126, 0, -40, -6, 204, 124), cup('#c9952a', 238, 60, 66, { specks: '#7d5a14' }), specks('#e9bd6c', 50, 5)],
    [napkin(60, 560, 14, '#fffaf2', '#4f7a8a')],
  ),
  'sausage-traybake': dish(
    'ochreStripe',
    tray('#6b7175'),
    [strew('potatoRoast', 20, 78), strew('carrotRoast', 13, 94), strew('parsnipRoast', 12, 94), strew('onionPetal', 11, 72), strew('appleRoast', 11, 80), put('sausage', [-190, -100, 200, 20], [0, -120, 200, -14], [190, -90, 200, 30], [-120, 20, 200, -30], [70, 10, 200, 14], [-200, 120, 200, 8], [20, 130, 200, -8], [220, 96, 196, 50]), strew('thyme', 11, 66), specks('#c9952a', 60, 6)],
    [],
  ),
  'seafood-chowder': dish(
    'whiteWood',
    deep('#2f5f7f', 'plain'),
    [fill('#f6ecd2', { oil: '#fbf6e6' }), strew('potatoCube', 14, 42, 0, 0, 160), strew('whiteFish', 13, 70, 0, 0, 150), strew('salmonFlake', 7, 64, 0, 0, 140), strew('prawn', 8, 64, 0, 0, 140), strew('lardon', 9, 38, 0, 0, 150), strew('carrotDice', 12, 24, 0, 0, 160), strew('leekRing', 8, 32, 0, 0, 150), chopped(56, 0, 0, 160)],
    [bit('breadButter', 86, 104, 140, -14), spoon(722, 318, 10)],
  ),
  'shepherds-pie': dish(
    'walnut',
    pan('#4a2f2a', 24, { x: -30, y: -4 }),
    [fill('#5f3418'), strew('minced', 40, 30), strew('carrotDice', 10, 24), top('mash', '#f8e3a6', 0, 0, 176, 174), pool('#5f3418', 66, 74, 76, 62), strew('minced', 44, 26, 66, 74, 66, 52), strew('carrotDice', 9, 22, 66, 74, 60, 48), strew('rosemary', 4, 60, 0, 0, 120)],
    [spoon(84, 130, -26), bit('rosemary', 92, 506, 120, 30), bit('carrotSlice', 728, 92, 66)],
  ),
  'spaghetti-bolognese': dish(
    'redCheck',
    bowl('#f3e9d4', 'line', '#8f2a1c'),
    [strands('#f0cd78', 110, 10, 0, 0, 204, 200), pool('#8f2f16', 4, 0, 134, 120), strew('minced', 80, 26, 4, 0, 118, 106), strew('carrotDice', 16, 20, 0, 0, 110), rods('#f4b93a', 50, 22, 6, 0, -6, 80), specks('#5f7a34', 26, 5, 0, 0, 110)],
    [fork(94, 322, -10), bit('garlic', 712, 98, 58), napkin(726, 520, 14, '#ffffff', '#8f2a1c')],
  ),
  'split-pea-ham-soup': dish(
    'ash',
    bowl('#7a8f5a', 'plain'),
    [fill('#8f9a3c', { grain: '#a9b255' }), strew('hamShred', 19, 68, 0, 0, 130), strew('carrotDice', 16, 24, 0, 0, 150), chopped(26, 0, 0, 140), put('mint', [0, -8, 88, 10]), pepper(30)],
    [spoon(704, 326, 12), bit('breadBrown', 90, 106, 150, -14), bit('mint', 94, 510, 84, 30)],
  ),
  'spring-orzo': dish(
    'greenCheck',
    deep('#fbfaf4', 'double', '#5a8f3c'),
    [fill('#f0e2b0'), rods('#fbefc8', 230, 20, 12, 0, 0, 178), strew('asparagusGreen', 14, 84, 0, 0, 140), strew('pea', 44, 22, 0, 0, 160), strew('leekRing', 10, 32, 0, 0, 150), strew('mint', 6, 48, 0, 0, 120), specks('#f0c52f', 26, 5, 0, 0, 140)],
    [fork(722, 318, 8), bit('spearGreen', 86, 94, 180, 40), bit('lemonWedge', 92, 510, 80, 12)],
  ),
  'squash-risotto': dish(
    'slate',
    plate('#fbf6ea', 'line', '#d9822a'),
    [heap('#f4d48c', 0, 0, 178, 172), rods('#f8dfa4', 300, 14, 9, 0, 0, 164), strew('squashCube', 24, 44, 0, 0, 140), strew('goatCheese', 15, 40, 0, 0, 130), strew('sage', 9, 62, 0, 0, 110), drizzle('#c98a1c', 5, 'streaks', 0, 0, 120, 80), pepper(24, 0, 0, 140)],
    [fork(74, 316, -6), bit('sage', 716, 98, 84, 20), bit('squashCube', 722, 510, 58)],
  ),
  'steak-sandwich': dish(
    'moss',
    board('#cda06a', -4),
    [put('ciabattaSandwich', [-130, -30, 290, -8], [150, 30, 290, 8]), strew('rocket', 7, 66, 20, 130, 160, 40), strew('onionFried', 8, 40, 0, 130, 180, 40), specks('#e0bd80', 40, 5)],
    [cup('#d9a422', 68, 76, 54), knife(58, 380, -4)],
  ),
  'sticky-toffee-pudding': dish(
    'rose',
    plate('#fffdf8', 'line', '#7d4520'),
    [pool('#a8560f', 0, 20, 168, 130), put('toffeeSlice', [-12, -14, 220, -10]), drizzle('#8f430c', 9, 'streaks', 0, 30, 130, 90), put('cream', [110, 84, 112, 0])],
    [spoon(78, 316, -8), cup('#a8560f', 712, 96, 70), bit('raisin', 720, 512, 40)],
  ),
  'strawberries-lemon-cream': dish(
    'sun',
    bowl('#e9f0f2', 'line', '#c0395a'),
    [fill('#f6dfae'), strew('shortbread', 22, 52, 0, 0, 180), heap('#fffaf0', 0, 10, 128, 116), drizzle('#f4cb3a', 10, 'swirl', 0, 10, 92, 84), strew('strawberry', 26, 64, 0, 0, 160), specks('#d9b46a', 40, 7, 0, 0, 160)],
    [spoon(94, 322, -12), bit('strawberry', 706, 96, 72, 20), bit('strawberry', 744, 140, 62, -30), bit('lemon', 716, 510, 80)],
  ),
  'stuffed-peppers-couscous': dish(
    'blueStripe',
    oval('#d9c9a8'),
    [fill('#c9803a', { oil: '#f0b86a' }), put('pepperBoatRed', [-160, -70, 250, -6], [120, 84, 250, 8]), put('pepperBoatYellow', [110, -76, 250, 6], [-150, 84, 250, -4]), strew('parsley', 9, 42), put('lemonWedge', [-20, 4, 70, 10], [240, 0, 68, 60]), specks('#c4401a', 30, 4)],
    [bit('olive', 52, 66, 42), bit('olive', 88, 46, 40)],
  ),
  'tea-brack': dish(
    'marble',
    board('#7a5232', 3),
    [put('brackLoaf', [60, -70, 440, -3]), row('brackSlice', 3, 164, [-200, 84], [10, 104], -6), put('butterPat', [190, 116, 80, 12]), specks('#57301a', 40, 5, -60, 130, 200, 50)],
    [mug(68, 86, '#9a4f1c')],
  ),
  'thai-red-prawn-curry': dish(
    'sea',
    wok('#2e3234', 26, { x: -30, y: -6 }),
    [fill('#d9582a', { oil: '#f0a25a' }), strew('bean', 15, 96), strew('pepperRed', 12, 78), strew('pepperYellow', 12, 78), strew('prawn', 19, 84), drizzle('#fdeedd', 7, 'streaks', 0, 0, 150, 100), strew('coriander', 8, 60)],
    [cup('#fdfaf0', 94, 494, 90, { specks: '#e6dcc0' }), bit('lime', 730, 84, 74), spoon(74, 140, -22)],
  ),
  'tofu-noodles': dish(
    'clay',
    bowl('#f7f4ec', 'line', '#2f3f4a'),
    [strands('#ead9b0', 90, 11, 0, 0, 204, 200), strew('broccoli', 14, 72, 0, 0, 150), strew('carrotStick', 20, 62, 0, 0, 150), strew('tofu', 19, 52, 0, 0, 140), drizzle('#c4401a', 5, 'streaks', 0, 0, 140, 90), strew('scallion', 26, 24, 0, 0, 150), put('limeWedge', [118, 92, 76, -20])],
    [fork(704, 318, 10, '#b07a45'), bit('lime', 90, 98, 76), bit('broccoli', 94, 508, 92, 12)],
  ),
  'tomato-lentil-soup': dish(
    'greyStripe',
    pot('#d8dcd9', 14),
    [fill('#c2431f', { grain: '#d9622f' }), drizzle('#e0b23a', 6, 'swirl', 0, 0, 110, 104), specks('#7a2410', 50, 4, 0, 0, 150), pepper(30)],
    [spoon(718, 330, 12), bit('breadBrown', 82, 100, 140, -12), bit('cherryTomato', 92, 508, 62)],
  ),
  'tuna-pasta-bake': dish(
    'rose',
    oven('#5a7f9a'),
    [fill('#f0d28a'), strew('penne', 70, 66), strew('tuna', 24, 62), strew('corn', 60, 23), rods('#f9dc7c', 70, 30, 7), strew('penne', 14, 64), strew('scallion', 26, 24), specks('#a5661f', 60, 7)],
    [],
  ),
  'white-soda-bread': dish(
    'blueWood',
    roundBoard('#a8713f'),
    [put('sodaBread', [-20, -10, 400, 8]), put('sodaSlice', [150, 130, 130, 20]), specks('#fffaf0', 90, 5, 0, 0, 200)],
    [knife(78, 300, -8), cup('#fadb62', 714, 98, 62)],
  ),
} as const;
