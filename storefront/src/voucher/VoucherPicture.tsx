import { pictureSource } from '@trolley/contract';
import { Picture } from '@trolley/ui/Picture.tsx';

interface VoucherPictureProps {
  readonly of: string;
  /** In pixels, either way. */
  readonly size: number;
}

/** Pictures of products come in several widths. */
export function VoucherPicture({ of, size }: VoucherPictureProps) {
  const isProduct = /^\/pictures\/[^/]+$/.test(of);
  return <Picture src={isProduct ? pictureSource(of, 160) : of} alt="" width={size} height={size} />;
}
