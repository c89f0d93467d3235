/** How an image is asked for; sizes in pixels. */
export interface Transformation {
  width?: number;
  height?: number;
  resize?: 'cover' | 'contain' | 'fill';
  format?: 'origin' | 'avif' | 'webp';
  quality?: number;
}

const size = { type: 'integer', minimum: 1, maximum: 2500 };

export const transformationSchema = {
  type: 'object',
  properties: {
    width: size,
    height: size,
    resize: { enum: ['cover', 'contain', 'fill'] },
    format: { enum: ['origin', 'avif', 'webp'] },
    quality: { type: 'integer', minimum: 20, maximum: 100 },
  },
};

/** As it stands in a signed link. */
export function transformationText({ height, width, resize, quality, format }: Transformation): string {
  return joined([
    ['height', height],
    ['width', width],
    ['resize', resize],
    ['quality', quality],
    ['format', format],
  ]);
}

export function transformationOf(text: string): Transformation {
  const given = new Map(text.split(',').map((part) => [part.split(':')[0], part.split(':')[1]]));
  const number = (name: string) => (given.has(name) ? { [name]: Number(given.get(name)) } : {});
  const word = (name: string) => (given.has(name) ? { [name]: given.get(name) } : {});
  return {
    ...number('width'),
    ...number('height'),
    ...word('resize'),
    ...number('quality'),
    ...word('format'),
  };
}

const resizingTypes = { cover: 'fill', contain: 'fit', fill: 'force' } as const;

/** What was done, in the words of the real service's image processor. */
export function appliedText({ height, width, resize = 'cover', quality, format }: Transformation): string {
  return joined([
    ['height', height],
    ['width', width],
    ['resizing_type', height || width ? resizingTypes[resize] : undefined],
    ['quality', quality],
    ['format', format === 'origin' ? undefined : format],
  ]);
}

const joined = (parts: [string, string | number | undefined][]) =>
  parts.flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value}`])).join(',');
