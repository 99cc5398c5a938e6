import { pictureAddress } from '@trolley/contract';
import type { DatedVoucher } from './datedVouchers.ts';

/** Where pictures of vouchers come from. */
export interface VoucherPictures {
  /** The hash of a product's picture. */
  ofProduct(sku: string): string | undefined;
  /** The address of a file in the tenant's media folder. */
  ofMedia(file: string): string | undefined;
}

/** A voucher with the addresses of its pictures; one that is not there is left out. */
export function showVoucher<V extends DatedVoucher>(voucher: V, pictures?: VoucherPictures): V {
  const { imageSingle, imageOf, barcodeImage, ...rest } = voucher;
  const addressOf = (file: string | undefined) =>
    file === undefined || file.startsWith('/') ? file : pictures?.ofMedia(file);
  const hash = imageOf === undefined ? undefined : pictures?.ofProduct(imageOf);
  const image = addressOf(imageSingle) ?? (hash && pictureAddress(hash));
  const barcode = addressOf(barcodeImage);
  return { ...rest, ...(image && { imageSingle: image }), ...(barcode && { barcodeImage: barcode }) } as V;
}
