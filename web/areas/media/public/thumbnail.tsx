import type { Asset } from '#contract/media/calls.ts';
import { variantAddress } from '#contract/media/address.ts';
import { variantWidths } from '#contract/media/variants.ts';
import styles from './thumbnail.module.css';

const WIDTH = 320;

/** Returns the address of a small form of a picture. */
export const thumbnailAddress = (asset: Pick<Asset, 'address' | 'version' | 'width' | 'height'>): string => {
  const widths = variantWidths(asset, 'whole');
  const width = widths.find((one) => one >= WIDTH) ?? (widths[widths.length - 1] as number);
  return variantAddress(asset.address, asset.version, { shape: 'whole', width, format: 'webp' });
};

/** A small, whole picture of the library in a box of a fixed ratio. */
export const Thumbnail = ({ asset, alt = '' }: { asset: Asset; alt?: string }) => (
  <span className={styles.box}>
    <img src={thumbnailAddress(asset)} alt={alt} loading="lazy" className={styles.picture} />
  </span>
);
