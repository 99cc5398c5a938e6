import type { IconShape } from '@trolley/ui/Icon.tsx';
import { BoxIcon, FileIcon, MailIcon, PlayIcon, TagIcon } from '@trolley/ui/icons.ts';
import {
  CookieIcon,
  GalleryIcon,
  PictureIcon,
  QuestionsIcon,
  RecipeIcon,
  TableIcon,
  TabsIcon,
  TextIcon,
  UndoIcon,
  VoucherIcon,
} from './icons.ts';
import type { KnownBlock } from './model/blockKinds.ts';

const shapes: Readonly<Record<KnownBlock, IconShape>> = {
  richText: TextIcon,
  table: TableIcon,
  tabs: TabsIcon,
  teaser: PictureIcon,
  slider: GalleryIcon,
  image: PictureIcon,
  video: PlayIcon,
  productGroup: TagIcon,
  productPromotion: BoxIcon,
  voucherGroup: VoucherIcon,
  vouchers: VoucherIcon,
  recipeSearch: RecipeIcon,
  contactForm: FileIcon,
  questionnaire: QuestionsIcon,
  newsletterSubscribe: MailIcon,
  newsletterUnsubscribe: MailIcon,
  withdrawal: UndoIcon,
  cookieList: CookieIcon,
};

export function blockIcon(type: string): IconShape {
  return Object.hasOwn(shapes, type) ? shapes[type as KnownBlock] : FileIcon;
}
