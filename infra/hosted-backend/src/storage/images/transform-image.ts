import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FitEnum } from 'sharp';
import { invalidRequest } from '../storage-error.ts';
import type { Transformation } from './transformation.ts';

// The limits of the real service: 25 MB, 50 megapixels.
const largestFile = 25_000_000;
const mostPixels = 50_000_000;

const fits: Record<NonNullable<Transformation['resize']>, keyof FitEnum> = {
  cover: 'cover',
  contain: 'inside',
  fill: 'fill',
};

const shown = ['jpeg', 'png', 'webp', 'gif'] as const;

/** @throws StorageError InvalidRequest for what is no image */
export async function transformImage(
  source: () => Promise<Readable>,
  size: number,
  { width, height, resize = 'cover', format, quality = 80 }: Transformation,
) {
  if (size > largestFile) throw invalidRequest('The image is too large to be transformed');
  const { default: sharp } = await import('sharp');
  const original = await buffer(await source());
  try {
    const image = sharp(original, { limitInputPixels: mostPixels });
    const { format: found } = await image.metadata();
    const target = format && format !== 'origin' ? format : outputFormat(found);
    const { data, info } = await image
      .autoOrient()
      .resize({ width, height, fit: fits[resize] })
      .toFormat(target, { quality })
      .toBuffer({ resolveWithObject: true });
    return { data, type: `image/${info.format === 'heif' ? 'avif' : info.format}` };
  } catch {
    throw invalidRequest('The source is no image that can be transformed');
  }
}

/** Its own format where browsers show it everywhere. */
const outputFormat = (found: string) =>
  shown.find((format) => format === found) ?? (found === 'heif' ? 'jpeg' : 'png');
