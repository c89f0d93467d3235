import type { Sharp } from 'sharp';
import { ValidationError } from '../../../platform/errors/errors.js';
import type { FileContent } from '../../../platform/hosted-backend/hosted-files.js';

const SIDE = 512;
/** A small file can unfold to more memory than there is. */
const MOST_PIXELS = 40_000_000;

/** A square of the middle. */
export function redrawPhoto(bytes: Buffer): Promise<FileContent> {
  return redraw(bytes, (image) => image.resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 82 }), 'webp');
}

/** The whole, as PNG: printed documents take no newer format. */
export function redrawLogo(bytes: Buffer): Promise<FileContent> {
  const size = { fit: 'inside', withoutEnlargement: true } as const;
  return redraw(bytes, (image) => image.resize(SIDE, SIDE, size).png(), 'png');
}

/** Drawn anew, a picture holds nothing but what is seen: no place, no camera, no second file. */
async function redraw(
  bytes: Buffer,
  draw: (image: Sharp) => Sharp,
  format: 'webp' | 'png',
): Promise<FileContent> {
  // Loaded with the first picture: the library is large.
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient();
    return { bytes: await draw(image).toBuffer(), type: `image/${format}` };
  } catch {
    throw new ValidationError([{ field: 'file', message: 'cannot be read as a picture' }]);
  }
}
