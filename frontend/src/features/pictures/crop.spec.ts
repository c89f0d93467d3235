import { drawingOf, pulled, wholeCrop } from './crop';

const wide = { width: 800, height: 400 };
const tall = { width: 300, height: 600 };

it('a photo fills its square, the middle of it first', () => {
  expect(drawingOf(wide, 100, 'cover', wholeCrop)).toEqual({ left: -50, top: 0, width: 200, height: 100 });
  expect(drawingOf(tall, 100, 'cover', wholeCrop)).toEqual({ left: 0, top: -50, width: 100, height: 200 });
});

it('a logo is seen whole, with the same room on both sides', () => {
  expect(drawingOf(wide, 100, 'contain', wholeCrop)).toEqual({ left: 0, top: 25, width: 100, height: 50 });
  expect(drawingOf(tall, 100, 'contain', wholeCrop)).toEqual({ left: 25, top: 0, width: 50, height: 100 });
});

it('what is enlarged grows around the middle', () => {
  expect(drawingOf(tall, 100, 'contain', { ...wholeCrop, zoom: 2 })).toEqual({
    left: 0,
    top: -50,
    width: 100,
    height: 200,
  });
});

it.each([
  [-1, 0],
  [1, -100],
])('the square looks no further than the edges: %d', (across, left) => {
  expect(drawingOf(wide, 100, 'cover', { ...wholeCrop, across })).toMatchObject({ left });
});

it('a pull moves the picture with the hand, and ends at its edge', () => {
  const once = pulled(wide, 'cover', wholeCrop, { across: 0.25, down: 0.25 });
  expect(drawingOf(wide, 100, 'cover', once)).toMatchObject({ left: -25, top: 0 });
  const far = pulled(wide, 'cover', once, { across: 9, down: 9 });
  expect(drawingOf(wide, 100, 'cover', far)).toMatchObject({ left: 0, top: 0 });
});
