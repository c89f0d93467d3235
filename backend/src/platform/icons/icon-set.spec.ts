import { type IconCollection, pickIcons } from './icon-set.js';

const collection: IconCollection = {
  prefix: 'lucide',
  width: 24,
  icons: { bell: { body: '<path d="M1"/>' }, house: { body: '<path d="M2"/>' } },
  aliases: { home: { parent: 'house' }, lost: { parent: 'gone' } },
};

it('holds the named icons and no others, in the box of the collection', () => {
  expect(pickIcons(collection, ['bell'])).toEqual({
    prefix: 'lucide',
    width: 24,
    height: 24,
    icons: { bell: { body: '<path d="M1"/>' } },
    notFound: [],
  });
});

it('an alias carries the drawing of what it stands for', () => {
  expect(pickIcons(collection, ['home']).icons).toEqual({ home: { body: '<path d="M2"/>' } });
});

it('names what the collection does not hold', () => {
  expect(pickIcons(collection, ['bell', 'lost', 'constructor']).notFound).toEqual(['lost', 'constructor']);
});
