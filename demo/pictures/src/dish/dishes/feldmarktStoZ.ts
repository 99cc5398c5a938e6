import * as d from '../describe.ts';

const { bit, bowl, chives, chopped, cup, curls, deep, dish, drizzle, fill, fork, grid, heap, knife, napkin, oval, oven } = d;
const { bare, pan, pepper, plate, platter, pool, pot, put, rack, ring, rods, roundBoard, row, specks, spoon, strands, strew, sugar, tin, top, tray, board, wok } = d;

/** Feldmarkt, from Saftgulasch to Zwiebelrostbraten. */
export const feldmarktStoZ = {
  saftgulasch: dish(
    'redCheck',
    deep('#fdf8ec', 'line', '#8f2a1c'),
    [fill('#6b220c', { oil: '#b5481c' }), strew('beefDark', 26, 82, 0, 0, 148), strew('onionSoft', 8, 28, 0, 0, 150), specks('#3a1808', 30, 4, 0, 0, 150), specks('#7a8a3c', 20, 4, 0, 0, 140)],
    [bit('semmel', 92, 104, 150, 10), bit('semmel', 716, 506, 130, 50), fork(722, 230, 10)],
  ),
  scheiterhaufen: dish(
    'sage',
    oven('#b8443a'),
    [top('meringue', '#f3dfae'), specks('#c98a3c', 60, 5), strew('raisin', 10, 20, 0, 0, 270, 180)],
    [bit('appleWedgeRed', 56, 548, 90, -12), spoon(756, 60, 60)],
  ),
  'schinken-kaese-toast': dish(
    'blueCheck',
    plate('#f6f3ea', 'line', '#4f7fa8'),
    [put('toastHam', [-84, -20, 190, -16], [78, -40, 190, 14], [4, 76, 186, -4]), put('gherkin', [-120, 104, 74, 20], [-84, 128, 70, 50], [128, 92, 72, -30]), specks('#8f5a1c', 30, 4, 0, 0, 150)],
    [knife(84, 310, -8), cup('#dca422', 712, 96, 62), bit('gherkin', 718, 506, 92, 16)],
  ),
  schinkenfleckerl: dish(
    'oak',
    oven('#4f7a6a'),
    [top('gratin', '#eec05a'), strew('fleckerl', 40, 62), strew('ham', 26, 46), strew('fleckerlBrown', 34, 60), rods('#f9dc8c', 60, 30, 6), chives(50), specks('#8f5216', 70, 7)],
    [],
  ),
  'schoko-mousse-seidentofu': dish(
    'rose',
    bare(),
    [cup('#4a2414', -150, -60, 112, { rim: '#e6eef2', food: 'raspberry', count: 4, foodSize: 50 }), cup('#45210f', 92, -96, 112, { rim: '#e6eef2', food: 'raspberry', count: 5, foodSize: 50 }), cup('#4a2414', -30, 138, 112, { rim: '#e6eef2', food: 'raspberry', count: 4, foodSize: 52 }), cup('#45210f', 206, 104, 112, { rim: '#e6eef2', food: 'raspberry', count: 3, foodSize: 52 })],
    [spoon(92, 430, -24), bit('raspberry', 700, 80, 54), bit('raspberry', 746, 116, 50)],
  ),
  schweinsbraten: dish(
    'greyStripe',
    platter('#fffdf8', 'double', '#6b4a2a'),
    [pool('#6d3510', -40, 20, 210, 130), curls('#ecdf9c', 190, 60, 6, 176, 40, 86, 92), put('dumpling', [-210, 66, 138, 0], [-120, 112, 134, 60]), row('porkRoast', 5, 176, [-140, -70], [110, -50], -6), put('crackling', [-66, 6, 92, -12], [20, 14, 88, 10]), specks('#4a2a10', 40, 4, 0, 0, 220, 120)],
    [fork(44, 300, -3)],
  ),
  'schweinsschnitzel-wiener-art': dish(
    'linen',
    plate('#fffdf8', 'line', '#1b5a3a'),
    [strew('potato', 12, 62, 88, 80, 76, 66), chopped(46, 88, 80, 76, 66), put('schnitzel', [-46, -56, 280, -20], [-40, 24, 250, 8]), put('lemonWedge', [-104, 116, 88, 10]), strew('parsley', 3, 50, -30, -40, 40)],
    [fork(72, 316, -5), knife(730, 306, 4), bit('lemon', 706, 530, 76)],
  ),
  semmelknoedel: dish(
    'walnut',
    bowl('#4f6f5a', 'plain'),
    [fill('#8a9a6a'), put('dumpling', [-76, -82, 158, 0], [82, -76, 154, 70], [-98, 66, 150, 150], [64, 84, 160, 220], [-2, 0, 156, 30]), strew('parsley', 6, 46, 0, 0, 150), specks('#e9c565', 20, 6, 0, 0, 160)],
    [spoon(704, 320, 14, '#b07a45'), bit('parsley', 90, 96, 84)],
  ),
  'spaghetti-al-pomodoro': dish(
    'oak',
    plate('#fffdf8', 'line', '#c9483a'),
    [strands('#f0cd78', 110, 10, 0, 0, 186, 180), pool('#c8321f', 0, 0, 104, 92), strew('tomatoWedge', 11, 62, 0, 0, 88), rods('#fbe9c0', 8, 14, 8, 0, 0, 80), put('basil', [4, -10, 92, 0], [-70, 56, 56, 120], [76, 40, 54, 230]), pepper(24, 0, 0, 130)],
    [fork(74, 318, -7), bit('cherryTomato', 702, 92, 70), bit('cherryTomato', 748, 140, 58), bit('basil', 712, 508, 92, 30)],
  ),
  'spaghetti-faschiertes': dish(
    'night',
    deep('#fbf6ea', 'speckled', '#7a4a2a'),
    [strands('#efca74', 100, 10, 0, 0, 190, 186), pool('#9a3517', 0, -4, 120, 108), strew('minced', 60, 26, 0, -4, 104, 94), strew('carrotDice', 12, 20, 0, 0, 100), rods('#fbeebb', 60, 20, 5, 0, -6, 84), specks('#4f7a34', 20, 5, 0, 0, 100)],
    [fork(722, 320, 8), cup('#f6e2a0', 92, 104, 70, { specks: '#fff6d4' })],
  ),
  'spargel-butterbroesel': dish(
    'sage',
    platter('#fbfaf4', 'line', '#8aa04f'),
    [put('spearWhite', [-44, -96, 386, -2], [-30, -68, 390, 1], [-48, -40, 386, -2], [-30, -12, 390, 2], [-44, 16, 386, -1], [-34, 44, 384, 2], [-46, 72, 376, -2]), specks('#b5762a', 140, 7, -60, -12, 110, 92), specks('#e6b45c', 120, 6, -60, -12, 110, 92), strew('eggChopped', 12, 34, -50, -6, 100, 76), chives(30, -50, 0, 120, 84), put('potato', [206, 20, 84, 0], [232, 92, 80, 60], [156, 108, 80, 130], [190, -56, 78, 200])],
    [fork(44, 300, -3), bit('lemonWedge', 740, 70, 76, 10)],
  ),
  spargelcremesuppe: dish(
    'sky',
    bowl('#f2efe6', 'double', '#7a9a5a'),
    [fill('#f4ecc9'), drizzle('#fffdf2', 9, 'swirl', 0, 0, 104, 96), put('asparagusWhite', [-50, -34, 120, 20], [44, -46, 120, -30], [-14, 46, 124, 50], [66, 40, 118, 80]), chives(50, 0, 0, 130), pepper(16)],
    [spoon(96, 330, -12), bit('spearWhite', 706, 96, 200, 40), bit('spearWhite', 716, 128, 190, 50), napkin(726, 520, 14, '#ffffff', '#7a9a5a')],
  ),
  spinatknoedel: dish(
    'clay',
    plate('#f7f2e6', 'dashes', '#5a7a3a'),
    [pool('#c98f35', 0, 30, 158, 110), put('dumplingSpinach', [-78, -60, 162, 0], [80, -56, 158, 80], [0, 76, 164, 170]), drizzle('#b5721f', 5, 'streaks', 0, 10, 140, 80), rods('#fbe29a', 70, 24, 5, 0, 0, 130), pepper(20)],
    [fork(76, 316, -6), bit('spinach', 716, 100, 104, 20), bit('spinach', 724, 508, 92, -30)],
  ),
  'szegediner-krautfleisch': dish(
    'whiteWood',
    pot('#a83a2c', 40),
    [fill('#d0834a'), curls('#e6ae6c', 170, 52, 8), strew('pork', 24, 70), heap('#fdf8ec', 20, -10, 62, 54), specks('#b5361c', 40, 4), specks('#5a3d1c', 26, 4)],
    [spoon(716, 330, 12, '#b07a45'), bit('breadDark', 84, 500, 140, 18)],
  ),
  'tafelspitz-apfelkren': dish(
    'ochreStripe',
    platter('#fffdf8', 'line', '#7a5a2a'),
    [pool('#dcb46a', -40, 10, 220, 120), row('boiledBeef', 5, 166, [-190, -40], [40, -30], -4), put('potatoFried', [-150, 84, 80, 0], [-80, 104, 80, 60], [-10, 96, 80, 120], [-210, 60, 74, 40], [50, 110, 76, 20]), strew('carrotRoast', 6, 84, 170, 84, 80, 44), put('parsnipRoast', [120, 60, 84, 20], [190, 60, 84, 60]), cup('#f3ecc4', 178, -54, 72, { specks: '#ffffff' }), chives(44, -80, -30, 150, 60)],
    [fork(44, 300, -3), bit('appleWedge', 744, 548, 76, 10)],
  ),
  'tiroler-groestl': dish(
    'slate',
    pan('#232527', 28, { x: -30, y: -6 }),
    [pool('#7d4a1a', 0, 0, 188, 184), strew('potatoFried', 44, 66), strew('ham', 20, 58), strew('onionFried', 18, 36), put('friedEgg', [-64, -30, 152, 20], [70, 44, 156, 160]), chives(50), pepper(30)],
    [fork(82, 120, -24), cup('#8fbf4d', 92, 500, 74, { food: 'lettuce', count: 7, foodSize: 58 })],
  ),
  'tofu-wok': dish(
    'blueStripe',
    wok('#34383b', 32, { x: -30, y: -6 }),
    [pool('#5d3a1a', 0, 0, 200, 196), strew('broccoli', 17, 78), strew('carrotSlice', 18, 46), strew('pepperRed', 17, 72), strew('tofu', 20, 52), strew('scallion', 26, 24), specks('#f6e6c0', 50, 5)],
    [cup('#fdfaf0', 96, 490, 88, { specks: '#e6dcc0' }), bit('lime', 726, 84, 72), fork(66, 160, -18, '#b07a45')],
  ),
  'topfenaufstrich-radieschen': dish(
    'sea',
    roundBoard('#c99a62'),
    [put('bunHalf', [-104, -68, 176, 0], [84, -96, 172, 60], [98, 86, 174, 150]), strew('radish', 9, 36, -104, -68, 50), strew('radish', 9, 36, 84, -96, 48), strew('radish', 9, 36, 98, 86, 48), chives(24, -104, -68, 54), chives(22, 84, -96, 54), chives(22, 98, 86, 54), cup('#fffaf0', -90, 104, 84, { food: 'radish', count: 5, foodSize: 30, specks: '#4f9a3a' })],
    [knife(74, 300, -8), bit('radish', 714, 100, 70), bit('radish', 746, 150, 56)],
  ),
  topfenknoedel: dish(
    'lilac',
    deep('#fdf9f0', 'line', '#d9822a'),
    [pool('#f3b04a', 40, 40, 130, 110), put('dumplingCrumbed', [-82, -56, 158, 20], [62, -86, 152, 100], [-46, 88, 150, 190]), put('apricotHalf', [96, 44, 96, 10], [40, 116, 90, 80], [136, -20, 84, 150]), specks('#a56a22', 90, 7, -20, 0, 170), sugar(120, -30, -30, 140)],
    [spoon(720, 320, 10), bit('apricotHalf', 88, 98, 80)],
  ),
  'ueberbackener-karfiol': dish(
    'greenCheck',
    oval('#3f6f8f'),
    [fill('#efc868'), strew('potatoSlice', 14, 60), strew('cauliflower', 42, 108, 0, 0, 236, 142), specks('#b5742a', 150, 8), specks('#f9e2a0', 90, 8), rods('#f4cf6c', 60, 28, 6), chives(40)],
    [],
  ),
  vanillekipferl: dish(
    'night',
    plate('#fdf6ea', 'double', '#b8443a'),
    [put('kipferl', [-104, -66, 104, 20], [-10, -110, 104, 200], [92, -66, 104, 70], [-60, 8, 104, 150], [44, 14, 106, 320], [126, 34, 100, 190], [-122, 60, 104, 270], [-30, 96, 104, 40], [70, 104, 104, 130], [10, -44, 104, 100], [-140, -6, 100, 10]), sugar(200, 0, 0, 180)],
    [bit('kipferl', 92, 100, 100, 30), bit('kipferl', 716, 506, 100, 190), sugarBowl()],
  ),
  'wiener-erdaepfelsalat': dish(
    'rose',
    bowl('#fffdf6', 'dashes', '#c9473c'),
    [fill('#e9d592'), strew('potatoSlice', 56, 82, 0, 0, 174), strew('onionRed', 16, 34, 0, 0, 165), specks('#9a3a70', 40, 6, 0, 0, 165), chives(70, 0, 0, 165), pepper(20)],
    [spoon(706, 320, 12, '#b07a45'), bit('onionRed', 92, 100, 84), napkin(76, 520, -16, '#fffaf2', '#c9473c')],
  ),
  'wiener-erdaepfelsuppe': dish(
    'moss',
    pot('#e6ddc8', 30),
    [fill('#e2c684', { oil: '#f3e3b4' }), strew('potatoCube', 30, 54), strew('mushroomSlice', 16, 58), strew('carrotDice', 20, 28), strew('leekRing', 9, 34), specks('#6f8a3f', 60, 5), drizzle('#fffaf0', 8, 'streaks', 0, 0, 130, 70)],
    [bit('breadDark', 82, 100, 140, -12), spoon(718, 470, 150), bit('mushroomSlice', 724, 84, 78, 12)],
  ),
  'zander-dillgurken': dish(
    'blueWood',
    plate('#fffdf8', 'line', '#2f6f73'),
    [pool('#f3f0d6', -40, 60, 130, 90), strew('cucumber', 16, 54, -46, 66, 100, 66), strew('dill', 9, 44, -40, 60, 110, 70), put('potato', [106, 66, 76, 0], [70, 118, 74, 60], [136, 6, 72, 120]), put('zander', [-24, -70, 262, -10]), put('dill', [-10, -66, 64, 70]), pepper(20)],
    [fork(74, 316, -6), bit('dill', 716, 100, 110, 20), bit('cucumber', 722, 508, 78)],
  ),
  zucchinilaibchen: dish(
    'sun',
    plate('#eef2ea', 'speckled', '#5a7a4a'),
    [put('fritter', [-96, -72, 132, 0], [30, -106, 130, 60], [-110, 56, 132, 140], [0, 10, 134, 210], [-10, 122, 128, 300], [116, 84, 130, 20]), cup('#fcfaf2', 112, -30, 62, { specks: '#3f9a5a' }), strew('mint', 3, 48, 10, 60, 110)],
    [fork(78, 312, -7), bit('zucchini', 714, 100, 84), bit('zucchini', 744, 150, 72), bit('mint', 716, 508, 84, 20)],
  ),
  zwetschkenfleck: dish(
    'linen',
    tray('#767c80'),
    [top('sponge', '#e6b765', 0, 0, 286, 188), ...[-4, -3, -2, -1, 0, 1, 2, 3, 4].map((column) => row('plumCut', 7, 70, [column * 62, -156], [column * 62, 156], 0)), top2(), sugar(120)],
  ),
  zwiebelrostbraten: dish(
    'oak',
    plate('#fdfaf2', 'band', '#7a4a2a'),
    [pool('#5d2b0c', -20, 0, 150, 120), strew('potatoFried', 12, 66, 96, 84, 70, 62), put('steak', [-40, -26, 270, -12]), strew('onionFried', 40, 44, -44, -42, 92, 60), pepper(20)],
    [fork(74, 316, -6), knife(728, 306, 4), bit('onionFried', 716, 528, 40)],
  ),
} as const;

/** The bowl that the crescents were turned in. */
function sugarBowl(): d.PropSpec {
  return cup('#ffffff', 714, 92, 66, { specks: '#f0e8dc' });
}

/** Crumbs over the plums, so thin that the rows show. */
function top2(): d.LayerSpec {
  return strew('crumbPale', 130, 28);
}
