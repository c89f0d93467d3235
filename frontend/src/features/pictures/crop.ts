export type Size = { width: number; height: number };

/** `cover`: the picture fills the square. `contain`: all of it can be seen, with room beside it. */
export type Fit = 'cover' | 'contain';

/** `zoom` from 1 on. `across` and `down` from -1 to 1: towards which edges of the picture the square looks. */
export type Crop = { zoom: number; across: number; down: number };

export const wholeCrop: Crop = { zoom: 1, across: 0, down: 0 };
export const mostZoom = 4;

export type Rectangle = { left: number; top: number; width: number; height: number };

function scaleOf({ width, height }: Size, side: number, fit: Fit, zoom: number): number {
  const scales = [side / width, side / height];
  return zoom * (fit === 'cover' ? Math.max(...scales) : Math.min(...scales));
}

/** What of the picture lies beyond the square on either side, in the square's own measure. */
function beyond(length: number, side: number): number {
  return Math.max(0, length - side) / 2;
}

/** Where the picture is drawn, in a square of that side. */
export function drawingOf(picture: Size, side: number, fit: Fit, crop: Crop): Rectangle {
  const scale = scaleOf(picture, side, fit, crop.zoom);
  const width = picture.width * scale;
  const height = picture.height * scale;
  return {
    left: (side - width) / 2 - crop.across * beyond(width, side),
    top: (side - height) / 2 - crop.down * beyond(height, side),
    width,
    height,
  };
}

const within = (value: number) => Math.min(1, Math.max(-1, value));

/** The picture was pulled by so much of the square's side. */
export function pulled(picture: Size, fit: Fit, crop: Crop, by: { across: number; down: number }): Crop {
  const { width, height } = drawingOf(picture, 1, fit, crop);
  const along = (position: number, length: number, distance: number) => {
    const room = beyond(length, 1);
    return room === 0 ? 0 : within(position - distance / room);
  };
  return {
    zoom: crop.zoom,
    across: along(crop.across, width, by.across),
    down: along(crop.down, height, by.down),
  };
}
