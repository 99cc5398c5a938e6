import type { BlockOf, BlockType, PagePayloadOf, TeaserItem } from '@trolley/contract';
import { teaserLayouts } from '@trolley/contract';
import { galleryTexts } from './galleryTexts.ts';

type Given = PagePayloadOf<'components'>['data']['samples'];

/** A kind without a sample does not compile. */
type BlockSamples = { readonly [T in BlockType]: readonly BlockOf<T>[] };

const here = '#components';
const picture = { src: galleryTexts.picture, alt: 'A loaf on a wooden board', width: 1200, height: 480 };
const square = { ...picture, width: 480, height: 480 };

const items: readonly TeaserItem[] = [
  {
    kicker: 'From Thursday',
    title: 'Sourdough, baked at five',
    text: 'Rye and wheat, two days of rest, and nothing else in it.',
    href: here,
    action: 'To the bakery',
    pictures: [square],
    icon: 'leaf',
  },
  {
    title: 'Brought by bicycle',
    text: 'Within the ring, at no charge from 45 euro.',
    href: here,
    action: 'Choose a slot',
    pictures: [square],
    icon: 'truck',
  },
  { title: 'Picked by people', text: 'Whoever packs your bag also shops here.', pictures: [square], icon: 'heart' },
];

/**
 * What editors can put on a page, each kind with words as they write them; goods, dishes and cookies are the shop's own.
 * `place` keeps headings apart that stand on the page once for each theme.
 */
export function blockSamples(place: string, { products, recipes, categories, texts }: Given): BlockSamples {
  const titled = (title: string) => `${title} (${place})`;
  const more = { label: 'All of it', href: here };
  const [promoted] = products;
  const fees = {
    type: 'table',
    caption: titled('What bringing costs'),
    head: ['Slot', 'Weekdays', 'Saturday'],
    rows: [
      ['8 to 10', '€4.90', '€5.90'],
      ['16 to 18', '€3.90', '€4.90'],
    ],
  } as const;
  return {
    richText: [
      {
        type: 'richText',
        html: '<h4>Our eggs</h4><p>They come from <strong>eleven farms</strong>, none further than an hour away.</p><ul><li>Free range</li><li>Stamped with the farm</li></ul>',
      },
    ],
    image: [{ type: 'image', picture, caption: 'The bakery at five in the morning', href: here }],
    teaser: teaserLayouts.map((layout) => ({
      type: 'teaser',
      layout,
      ...(layout !== 'hero' && layout !== 'banner' && { title: titled(`As ${layout}`), more }),
      items: layout === 'banner' ? items.slice(0, 1) : [...items],
    })),
    slider: [{ type: 'slider', title: titled('This week'), items: [...items, ...items.slice(0, 2).map(later)] }],
    tabs: [
      {
        type: 'tabs',
        label: titled('Delivery and collection'),
        tabs: [
          { label: 'To the door', blocks: [{ ...fees, head: [...fees.head], rows: fees.rows.map((row) => [...row]) }] },
          { label: 'From the store', blocks: [{ type: 'richText', html: '<p>Ready after two hours, for free.</p>' }] },
        ],
      },
    ],
    table: [{ ...fees, head: [...fees.head], rows: fees.rows.map((row) => [...row]), caption: titled('Fees by slot') }],
    video: [
      {
        type: 'video',
        title: titled('How a loaf is made'),
        provider: 'youtube',
        source: 'aqz-KE-bpKQ',
        poster: picture,
      },
    ],
    productGroup: [
      {
        type: 'productGroup',
        title: titled('What people like'),
        text: 'Bought most often in the last four weeks.',
        more,
        products: [...products],
      },
    ],
    productPromotion: promoted
      ? [
          {
            type: 'productPromotion',
            kicker: 'Product of the week',
            title: titled('Worth a detour'),
            text: 'One product, some words about it, and its price.',
            action: 'Have a look',
            product: promoted,
          },
        ]
      : [],
    recipeSearch: [
      {
        type: 'recipeSearch',
        title: titled('What’s for dinner?'),
        text: 'By what is at home, or what is on offer.',
        recipes: [...recipes],
        // The row is a landmark of its own.
        texts: { ...texts, 'recipe.block.row': titled('Some recipes') },
      },
    ],
    voucherGroup: [
      {
        type: 'voucherGroup',
        title: titled('Vouchers for everybody'),
        text: 'One press, and it counts in your basket.',
        source: { kind: 'general' },
        texts,
      },
    ],
    cookieList: [
      {
        type: 'cookieList',
        title: titled('Cookies here'),
        text: 'Every one of them, and how long it stays.',
        categories: [...categories],
        texts,
      },
    ],
    withdrawal: [{ type: 'withdrawal', texts }],
    newsletterSubscribe: [{ type: 'newsletterSubscribe', picture: square, texts }],
    newsletterUnsubscribe: [{ type: 'newsletterUnsubscribe', texts }],
    contactForm: [{ type: 'contactForm', form: 'contact', texts }],
    questionnaire: [{ type: 'questionnaire', form: 'feedback', texts }],
  };
}

/** Cards of a row are told apart by their titles. */
const later = (item: TeaserItem): TeaserItem => ({ ...item, title: `${item.title}, next week again` });
