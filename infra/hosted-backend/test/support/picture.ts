import sharp from 'sharp';

/** A picture of one colour. */
export const picture = (format: 'jpeg' | 'png' | 'webp', { width = 400, height = 300 } = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#0b7a75' } })
    .toFormat(format)
    .toBuffer();
