import * as d from '../describe.ts';

const { bit, bowl, chives, chopped, cup, curls, deep, dish, drizzle, fill, fork, glass, grid, heap, knife, mug, napkin, oval, oven, server } = d;
const { bare, pan, pepper, plate, platter, pool, pot, put, rack, ring, rods, roundBoard, row, specks, spoon, strands, strew, sugar, tin, top, tray, board, wok } = d;

/** Harbour, from hake to potato and scallion salad. */
export const harbourHtoP = {
  'hake-leeks': dish(
    'linen',
    plate('#eef2f4', 'line', '#3f5f7a'),
    [pool('#f0ecd0', -10, -10, 150, 110), strew('leekRing', 40, 40, -10, -10, 130, 96), put('potato', [106, 88, 82, 0], [52, 124, 78, 60], [140, 22, 76, 120]), put('hake', [-20, -34, 274, -14]), chives(40, -10, 0, 140, 100), put('lemonWedge', [-112, 100, 78, 14])],
    [fork(76, 316, -6), bit('leekRing', 716, 100, 80), bit('lemonWedge', 722, 512, 78, -10)],
  ),
  'ham-cheese-omelette': dish(
    'sun',
    plate('#fffdf8', 'line', '#b8443a'),
    [put('omeletteFolded', [0, 10, 356, -6]), strew('ham', 7, 40, 0, 76, 110, 16), rods('#f6c53a', 24, 22, 6, 0, 80, 120, 16), chives(50, 0, 0, 140, 70), pepper(24, 0, 0, 130, 70)],
    [fork(78, 312, -7), knife(728, 306, 5), glass(712, 86, '#f0a63c')],
  ),
  'honey-mustard-chicken': dish(
    'sage',
    oven('#e0b040'),
    [fill('#d9a94c', { oil: '#f3d88c' }), strew('babyPotato', 24, 66), strew('leekRing', 26, 50), put('thigh', [-176, -74, 172, 10], [-10, -90, 176, 60], [166, -64, 172, 140], [-150, 92, 172, 200], [30, 84, 178, 290], [196, 100, 166, 30]), specks('#c98a1c', 90, 6), strew('thyme', 9, 64), put('lemon', [-80, 4, 64, 0], [100, 16, 62, 20])],
    [],
  ),
  'honey-parsnips-carrots': dish(
    'oak',
    platter('#3f4f4a', 'plain'),
    [d.lay('parsnipRoast', 18, 170, 6, 0, 0, 190, 110), d.lay('carrotRoast', 18, 164, 4, 0, 0, 190, 110), drizzle('#e8a82c', 5, 'streaks', 0, 0, 200, 90), strew('thyme', 10, 60, 0, 0, 200, 110), pepper(24)],
    [cup('#d9931c', 738, 76, 52), spoon(58, 540, -50)],
  ),
  'hummus-carrots': dish(
    'blueWood',
    platter('#fbf7ee', 'speckled', '#8a6a3a'),
    [cup('#ecd6a4', -120, 0, 144, { rim: '#c0764a', food: 'chickpea', count: 5, foodSize: 32 }), drizzle('#c9a81c', 9, 'swirl', -120, 0, 82, 78), specks('#9a5a1c', 40, 4, -120, 0, 90), put('carrotStick', [150, -96, 210, 10], [160, -58, 206, 2], [146, -20, 212, 8], [158, 18, 206, -4], [150, 56, 210, 6], [160, 94, 200, -2], [130, 126, 190, 10])],
    [bit('lemonWedge', 60, 70, 84, -10), bit('garlic', 746, 552, 52)],
  ),
  'irish-stew': dish(
    'sky',
    pot('#8a3a2c', 20),
    [fill('#c9a868', { oil: '#e6d0a0' }), strew('potato', 20, 76), strew('lamb', 17, 66), strew('carrotSlice', 17, 48), strew('onionWhite', 7, 44), chopped(60), strew('parsley', 6, 42), strew('thyme', 3, 50)],
    [bit('breadBrown', 84, 500, 140, 14), spoon(718, 140, 24), bit('bay', 724, 508, 96, 30)],
  ),
  'kale-crisps': dish(
    'ochreStripe',
    bowl('#f6f1e6', 'line', '#3f6f3a'),
    [fill('#5f7a3a'), strew('kaleCrisp', 44, 116, 0, 0, 165), specks('#b5401d', 50, 4, 0, 0, 160), specks('#fffaf0', 40, 4, 0, 0, 160)],
    [bit('kaleCrisp', 88, 110, 110, 20), bit('kaleCrisp', 94, 500, 104, -40), bit('kaleCrisp', 712, 506, 110, 70)],
  ),
  kedgeree: dish(
    'rose',
    pan('#41464a', 152, { x: 34, y: 0 }),
    [fill('#e0b04a'), rods('#f4cf6c', 340, 14, 8), strew('haddock', 18, 76), strew('pea', 40, 18), put('eggQuarter', [-90, -70, 108, 20], [70, -96, 108, -30], [104, 30, 108, 60], [-50, 84, 108, 10], [-126, 20, 104, 90], [30, 112, 104, 150]), chopped(46), put('lemonWedge', [4, -10, 80, 20])],
    [fork(722, 160, 24), bit('lemon', 718, 506, 84), bit('parsley', 92, 96, 80)],
  ),
  'lamb-chops-new-potatoes': dish(
    'greenCheck',
    plate('#fffdf8', 'double', '#3f7a5a'),
    [strew('babyPotato', 13, 62, 88, 60, 80, 76), strew('pea', 42, 19, -60, 92, 96, 48), put('lambChop', [-112, -56, 160, -16], [6, -84, 160, 8], [-40, 22, 156, 30]), drizzle('#3f8a4a', 7, 'streaks', -50, -40, 100, 50), strew('mint', 4, 50, -10, 0, 120)],
    [fork(74, 316, -6), cup('#5a9a4a', 714, 96, 60, { specks: '#2f6f3a' }), bit('mint', 722, 510, 84, 20)],
  ),
  'lamb-koftas': dish(
    'night',
    platter('#d9a066', 'plain'),
    [put('koftaWrap', [-170, -10, 250, 80], [10, 0, 256, 96], [186, -6, 250, 84]), put('cucumber', [-86, -120, 58, 0], [-90, 100, 56, 0], [96, -118, 58, 0], [100, 104, 56, 0]), strew('mint', 6, 44, 0, 0, 200, 110), specks('#b5401d', 40, 4)],
    [cup('#fcfaf2', 744, 70, 56, { specks: '#3f9a5a' }), bit('lemonWedge', 54, 548, 82, -10)],
  ),
  'leek-potato-soup': dish(
    'moss',
    deep('#f6f2e6', 'line', '#6f9a4a'),
    [fill('#e0e0aa'), drizzle('#fffdf2', 10, 'swirl', 0, 0, 110, 100), strew('leekRing', 7, 34, 0, 0, 80), chives(56, 0, 0, 120), pepper(20, 0, 0, 130)],
    [spoon(722, 318, 10), bit('leekRing', 84, 98, 84), bit('leekRing', 140, 130, 66), bit('potato', 92, 508, 84, 20)],
  ),
  'lemon-drizzle': dish(
    'lilac',
    rack(),
    [put('lemonLoaf', [0, -50, 500, -3]), row('lemonSlice', 2, 150, [-160, 150], [-20, 160], -6), sugar(140, 0, -50, 230, 100), put('lemon', [150, 150, 96, 0], [228, 128, 84, 30])],
    [],
  ),
  'lentil-cottage-pie': dish(
    'clay',
    oval('#5d7a4a'),
    [fill('#4f3418'), strew('lentil', 60, 22, 0, 0, 296, 196), strew('carrotDice', 14, 22, 0, 0, 290, 190), top('mash', '#f3d48a', 0, 0, 268, 166), pool('#4f3418', -150, 80, 88, 56), strew('lentil', 60, 22, -150, 80, 78, 48), strew('carrotDice', 9, 24, -150, 80, 70, 40), strew('mushroomBrown', 4, 44, -150, 80, 50, 30), strew('thyme', 5, 56, 0, 0, 200, 120), drizzle('#d9b02c', 4, 'streaks', 0, 0, 220, 100)],
    [bit('thyme', 52, 66, 80, 40)],
  ),
  'macaroni-cheese': dish(
    'blueStripe',
    oven('#f0b429'),
    [fill('#f0bf4a'), strew('macaroni', 74, 62), rods('#f9dc7c', 60, 30, 7), specks('#b5742a', 130, 8), specks('#f7dc98', 90, 7), strew('tomatoRoast', 14, 52)],
    [],
  ),
  'mackerel-pate': dish(
    'slate',
    roundBoard('#c2935c'),
    [cup('#e6cfae', -70, -40, 112, { rim: '#e3edf0', food: 'mackerel', count: 5, foodSize: 56, specks: '#4f9a3a' }), put('oatcake', [96, -110, 104, 0], [140, -26, 104, 60], [110, 62, 104, 140], [30, 120, 104, 30], [-70, 140, 104, 90]), put('lemonWedge', [-160, 80, 82, -20]), chives(16, -70, -40, 60), specks('#d8b47a', 40, 5, 60, 40, 120)],
    [knife(78, 300, -10), bit('lemon', 714, 98, 82)],
  ),
  'mackerel-potato-salad': dish(
    'ash',
    plate('#fbfaf6', 'speckled', '#7a2a4a'),
    [strew('watercress', 22, 92, 0, 0, 158), strew('babyPotato', 14, 60, 0, 0, 135), strew('beetWedge', 12, 72, 0, 0, 135), strew('mackerel', 13, 80, 0, 0, 130), drizzle('#fffaf0', 9, 'streaks', 0, 0, 130, 90), strew('dill', 8, 46, 0, 0, 130), pepper(20)],
    [fork(76, 314, -6), bit('dill', 716, 100, 100, 20), bit('beetWedge', 722, 510, 84, 10)],
  ),
  'mushroom-soup': dish(
    'oak',
    bowl('#5a4a3a', 'speckled', '#d9c9a8'),
    [fill('#a98a68'), drizzle('#fbf3e2', 10, 'swirl', 0, 0, 110, 100), strew('mushroomBrown', 11, 66, 0, 0, 90), strew('thyme', 6, 50, 0, 0, 110), pepper(30, 0, 0, 140)],
    [spoon(704, 326, 12), bit('mushroomBrown', 90, 100, 92, -14), bit('mushroomSlice', 92, 508, 84, 20), bit('thyme', 722, 96, 92, 40)],
  ),
  'mushroom-spinach-lasagne': dish(
    'greenCheck',
    oven('#6a7a8a'),
    [top('gratin', '#f4d58a'), strew('spinach', 20, 56), strew('mushroomBrown', 20, 56), put('lasagneCut', [-186, 118, 200, 0]), put('lasagneEdge', [-100, -146, 190, 0], [140, -150, 190, 3]), specks('#c43a1f', 24, 11), strew('goatCheese', 16, 34), specks('#8f5216', 40, 6)],
    [],
  ),
  'mushroom-stroganoff': dish(
    'walnut',
    deep('#e9e4da', 'plain'),
    [strands('#f0d488', 56, 19, 0, 0, 192, 188), pool('#dcb98c', 0, 0, 130, 116), strew('mushroomBrown', 16, 68, 0, 0, 112, 100), strew('mushroomSlice', 9, 60, 0, 0, 112, 100), drizzle('#fff7e8', 9, 'streaks', 0, 0, 90, 60), chopped(40, 0, 0, 130), specks('#b5401d', 24, 4, 0, 0, 110), strew('parsley', 3, 42, 0, 0, 80)],
    [fork(722, 318, 8), bit('mushroomSlice', 84, 98, 84, -12), bit('parsley', 92, 510, 74)],
  ),
  'mussels-cider': dish(
    'sea',
    pot('#23364f', -10),
    [fill('#e9dcae', { oil: '#f6eecb' }), strew('leekRing', 12, 32), strew('mussel', 44, 96), chopped(60), strew('thyme', 4, 50), strew('parsley', 4, 42)],
    [bit('brownSlice', 80, 100, 140, -14), bit('mussel', 726, 506, 96, 30), glass(718, 84, '#e9bd4a')],
  ),
  'overnight-oats-berries': dish(
    'whiteWood',
    bare(),
    [cup('#efe3cc', -150, -30, 158, { rim: '#dfeaee', food: 'raspberry', count: 8, foodSize: 50, specks: '#4a3a2a' }), cup('#efe3cc', 160, 40, 158, { rim: '#dfeaee', food: 'blackberry', count: 7, foodSize: 52, specks: '#4a3a2a' }), strew('blueberry', 8, 38, -150, -30, 84), strew('blueberry', 9, 38, 160, 40, 84), drizzle('#b5742a', 4, 'streaks', 160, 40, 80, 40)],
    [spoon(404, 470, 70), bit('raspberry', 700, 84, 56), bit('blueberry', 744, 120, 40), bit('blackberry', 96, 524, 54)],
  ),
  'paneer-tikka-tray': dish(
    'sun',
    tray('#5f6569'),
    [strew('cauliflowerSpiced', 17, 92, -30, 0, 240, 176), strew('pepperRed', 13, 88, -30, 0, 240, 176), strew('pepperGreen', 10, 88, -30, 0, 240, 176), strew('onionPetal', 13, 70, -30, 0, 240, 176), strew('chickpeaRoast', 28, 30, -30, 0, 250, 180), strew('paneer', 24, 62, -30, 0, 240, 170), specks('#c4401a', 90, 6, -30, 0, 250, 176), cup('#fbfaf2', 242, 120, 74, { specks: '#3f9a5a' }), strew('mint', 8, 46, -30, 0, 220, 150)],
    [],
  ),
  'paprika-wings': dish(
    'redCheck',
    platter('#fffdf8', 'plain'),
    [strew('wing', 11, 150, -20, 0, 190, 108), strew('drumette', 11, 128, -20, 0, 190, 108), specks('#f3dcae', 30, 4, 0, 0, 200, 100), drizzle('#8f2a0f', 5, 'streaks', -20, 0, 190, 80), cup('#a8341a', 208, 70, 62)],
    [napkin(64, 540, 10, '#ffffff', '#c9473c')],
  ),
  'pinhead-porridge': dish(
    'blueCheck',
    bowl('#efe6d2', 'speckled', '#9a7a4a'),
    [fill('#e3cf9f', { grain: '#f2e3bd' }), drizzle('#d9931c', 8, 'swirl', 0, 6, 100, 92), strew('blackberry', 9, 54, 10, -10, 80)],
    [spoon(94, 324, -12), cup('#d9931c', 712, 96, 60), bit('blackberry', 708, 508, 56), bit('blackberry', 746, 536, 50)],
  ),
  'pork-chops-apple': dish(
    'sage',
    pan('#34373a', 24, { x: -30, y: -6 }),
    [fill('#d9b673'), put('porkChop', [-84, -50, 220, 10], [78, -40, 216, 60], [-30, 86, 220, -40], [100, 92, 200, 140]), strew('appleRoast', 13, 76), strew('onionSoft', 9, 44), strew('sage', 9, 58), specks('#b5861c', 50, 6), drizzle('#f6e9c6', 8, 'streaks', 0, 10, 140, 90)],
    [fork(84, 130, -26), bit('appleWedgeRed', 92, 506, 96, 14), bit('sage', 728, 90, 84, 30)],
  ),
  'porridge-bread': dish(
    'rose',
    rack(),
    [put('porridgeLoaf', [-20, -60, 470, 3]), row('porridgeSlice', 3, 150, [-190, 140], [20, 158], -5), specks('#e6cf9a', 60, 5, 0, 60, 250, 120), put('butterPat', [180, 150, 80, 10])],
    [],
  ),
  'potato-farls': dish(
    'walnut',
    pan('#2a2c2e', -30, { x: -26, y: 10 }),
    [put('farl', [-74, -74, 164, 0], [76, -74, 164, 90], [76, 76, 164, 180], [-74, 76, 164, 270]), specks('#fff6e0', 60, 4)],
    [cup('#fadb62', 704, 494, 66), knife(82, 170, -24)],
  ),
  'potato-scallion-salad': dish(
    'lilac',
    bowl('#fffdf6', 'band', '#6f9a4a'),
    [fill('#d9cf8a'), strew('babyPotato', 36, 74, 0, 0, 170), strew('radish', 18, 44, 0, 0, 165), strew('scallion', 34, 26, 0, 0, 170), specks('#a8701c', 60, 6, 0, 0, 170), chopped(40, 0, 0, 165), strew('parsley', 4, 44, 0, 0, 110)],
    [spoon(706, 318, 12, '#b07a45'), bit('radish', 90, 98, 74), bit('babyPotato', 92, 508, 76)],
  ),
} as const;
