import { PageBounds } from './page-bounds.js';

const streamOf = (person: string, address = '203.0.113.1') => ({ person, address });
const opened = (count: number, person: (at: number) => string) => {
  const bounds = new PageBounds<ReturnType<typeof streamOf>>();
  const streams = Array.from({ length: count }, (_, at) => streamOf(person(at)));
  for (const stream of streams) bounds.add(stream);
  return { bounds, streams };
};

it('a person keeps the twelve newest', () => {
  const { bounds, streams } = opened(14, () => 'cikgu');
  expect(bounds.excessOf('cikgu')).toEqual(streams.slice(0, 2));
  expect(bounds.excessOf('lain')).toEqual([]);
  for (const stream of streams.slice(0, 2)) bounds.delete(stream);
  expect(bounds.excessOf('cikgu')).toEqual([]);
});

it('an address is full with six hundred, whoever they are, until one of them ends', () => {
  const { bounds, streams } = opened(599, (at) => `cikgu ${at}`);
  expect(bounds.isFull('203.0.113.1')).toBe(false);
  bounds.add(streamOf('baharu'));
  expect(bounds.isFull('203.0.113.1')).toBe(true);
  expect(bounds.isFull('203.0.113.2')).toBe(false);
  for (const stream of streams.slice(0, 1)) bounds.delete(stream);
  expect(bounds.isFull('203.0.113.1')).toBe(false);
});
