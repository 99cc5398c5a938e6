import { darken, lighten, mix } from '../../../pictures/src/kit/paper/colour.ts';
import type { Article, PictureSpec } from './article.ts';
import type { ServedAs } from './codes.ts';

/** What flavours look like stirred into something white; their motif also lies on top. */
const flavours: Readonly<Record<string, string>> = {
  'k:strawberry': '#e8697f',
  'k:raspberry': '#cf3f6b',
  'k:blueberries': '#7a6cb8',
  'k:cherries': '#a82a45',
  'k:apricot': '#f2a04e',
  'k:peach': '#f3a86a',
  'k:mango': '#f2a02c',
  'k:passion-fruit': '#f0b43c',
  'k:pineapple': '#f0c445',
  'k:lemon': '#f0dc6a',
  'k:lime': '#cfe07a',
  'k:orange': '#f39a2e',
  'k:grapefruit': '#ef7f5c',
  'k:apple': '#e2b553',
  'k:apple-green': '#d9c766',
  'k:pear': '#e4d489',
  'k:banana': '#f3dc86',
  'k:coconut': '#f5f0e6',
  'k:grapes-red': '#5b1230',
  'k:redcurrants': '#b5243a',
  'k:plum': '#6a3a6e',
  'k:rhubarb': '#e58b98',
  'k:carrot': '#ea7f28',
  'k:tomato': '#c9402a',
  'k:beetroot': '#7a1738',
  'k:kiwi': '#8aa83c',
  'k:ginger': '#e5c566',
  'k:elderflower': '#eee4b0',
  'k:hazelnuts': '#b98a58',
  'k:almonds': '#d3ab7c',
  'k:chocolate': '#5a3420',
  'k:caramel': '#c98a3a',
  'k:vanilla': '#f1dca0',
  'k:coffee-beans': '#8a6446',
  'k:cookie': '#e9d9bd',
  'k:pecans': '#a5713f',
  'k:pumpkin-seeds': '#8aa05a',
};
const milk = '#fdfaf1';
const plain: Pick<PictureSpec, 'brand' | 'font' | 'size' | 'layout' | 'c'> = {
  brand: '',
  font: 'modern',
  size: '',
  layout: 'type',
  c: ['#888888', '#cccccc', '#222222', '#ffffff'],
};

type Served = Pick<PictureSpec, 'shape'> & Readonly<Record<string, string | number | undefined>>;
type Serve = (article: Article) => Served | undefined;

const motifOf = ({ picture }: Article): string => picture.motif ?? '';
/** Only what is eaten lies on a plate; a cow or an alp does not. */
const topping = (article: Article): object => (motifOf(article) in flavours ? { motif: motifOf(article) } : {});
const liquidOf = (article: Article): string | undefined => {
  const { liquid } = article.picture;
  return typeof liquid === 'string' ? liquid : flavours[motifOf(article)];
};

const shortPasta = new Set([
  'k:penne',
  'k:fusilli',
  'k:farfalle',
  'k:macaroni',
  'k:conchiglie',
  'k:gnocchi',
  'k:tagliatelle',
]);
const wholegrain = /vollkorn|dinkel|brown|whole/i;

const serves: Readonly<Record<ServedAs, Serve>> = {
  yoghurt: (article) => {
    const flavour = flavours[motifOf(article)];
    return { shape: 'served-bowl', content: flavour ? mix(flavour, milk, 0.62) : milk, ...topping(article) };
  },
  pudding: (article) => {
    const flavour = flavours[motifOf(article)];
    return flavour
      ? { shape: 'served-bowl', content: mix(flavour, milk, 0.2), ...topping(article), count: 3 }
      : undefined;
  },
  cereal: (article) => ({
    shape: 'served-cereal',
    content: /schoko|choc|kakao|cocoa/i.test(article.name) ? '#7a4a2a' : '#d8ab62',
    ...topping(article),
  }),
  milk: (article) => {
    const flavour = flavours[motifOf(article)];
    return { shape: 'served-glass', liquid: flavour ? mix(flavour, milk, 0.5) : milk };
  },
  juice: (article) => {
    const liquid = liquidOf(article);
    return liquid === undefined ? undefined : { shape: 'served-glass', liquid, ...topping(article) };
  },
  cola: () => ({ shape: 'served-glass', liquid: '#3a1a10' }),
  water: () => ({ shape: 'served-glass', liquid: '#dbeaf0' }),
  beer: (article) => ({
    shape: 'served-glass',
    liquid: /dunkel|dunkles|stout|bock/i.test(article.name) ? '#3a1a0c' : '#e0a02c',
    top: '#fff8e8',
  }),
  redWine: () => ({ shape: 'served-wine', liquid: '#6e1230' }),
  whiteWine: () => ({ shape: 'served-wine', liquid: '#efe3a6' }),
  roseWine: () => ({ shape: 'served-wine', liquid: '#f0b0a4' }),
  coffee: () => ({ shape: 'served-cup', liquid: '#4a2612', top: '#c79a64', motif: 'k:coffee-beans' }),
  tea: (article) => ({
    shape: 'served-cup',
    liquid: /grün|green|matcha/i.test(article.name) ? '#c9b85a' : '#b5651f',
    ...(motifOf(article) && !motifOf(article).startsWith('n:') && { motif: motifOf(article) }),
  }),
  cocoa: () => ({ shape: 'served-cup', liquid: '#6a3c22', top: '#e9d3b6', motif: 'k:chocolate' }),
  pasta: (article) => {
    const noodle = wholegrain.test(article.name) ? '#c08a4a' : '#f0c25c';
    if (shortPasta.has(motifOf(article)))
      return { shape: 'served-plate', motif: motifOf(article), content: '#cf4a2c', count: 9 };
    return motifOf(article) === 'k:spaghetti' ? { shape: 'served-pasta', content: noodle, top: '#cf3f22' } : undefined;
  },
  rice: (article) => ({
    shape: 'served-cereal',
    content: /natur|wild|brown/i.test(article.name) ? '#cbb083' : '#f3ecd8',
  }),
  bread: (article) => {
    const crust = typeof article.picture.crust === 'string' ? article.picture.crust : '#a8672c';
    const dark = /roggen|vollkorn|schwarz|brown|rye|soda|wheaten|malt/i.test(article.name);
    return { shape: 'served-bread', crust, content: dark ? '#c79a66' : '#f3e2bd' };
  },
  spread: (article) => {
    const colour = liquidOf(article) ?? flavours[motifOf(article)];
    return colour === undefined ? undefined : { shape: 'served-bread', top: colour, ...topping(article) };
  },
  butter: () => ({ shape: 'served-bread', top: '#f7df7e' }),
  coldCuts: (article) => {
    const { filling } = article.picture;
    return typeof filling === 'string' ? { shape: 'served-slices', filling } : undefined;
  },
  cheese: () => ({ shape: 'served-slices', filling: 'cheese' }),
  iceCream: (article) => {
    const flavour = flavours[motifOf(article)] ?? article.picture.c[0];
    return { shape: 'served-scoops', content: lighten(darken(flavour, 0.04), 0.34), ...topping(article) };
  },
  pizza: (article) =>
    motifOf(article).startsWith('k:pizza') ? { shape: 'served-plate', motif: motifOf(article), count: 1 } : undefined,
};

/** How it comes to the table; undefined where that would be silly. The same for all brands, sizes and packs of a thing. */
export function servedSpec(article: Article, as: ServedAs | undefined): PictureSpec | undefined {
  const served = as && serves[as](article);
  return served && { ...plain, key: 'served', name: 'served', motif: undefined, ...served };
}
