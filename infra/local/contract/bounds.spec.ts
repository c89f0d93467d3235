import { boundsImportedBy, boundsModules } from './bounds.ts';

const openapi = JSON.stringify({
  paths: {
    '/api/bands': {
      get: { responses: {} },
      post: { requestBody: { content: { 'application/json': { schema: { $ref: '#/c/NewBandDto' } } } } },
    },
  },
  components: {
    schemas: {
      NewBandDto: {
        properties: {
          schoolCode: { minLength: 1, maxLength: 63 },
          name: { minLength: 1, maxLength: 60 },
          reason: { minLength: 3, maxLength: 500 },
          seats: { minimum: 1, maximum: 12_500 },
          players: { maxItems: 40, items: { $ref: '#/c/PlayerDto' } },
          startsOn: {},
          version: { minimum: 1, maximum: 9 },
        },
      },
      PlayerDto: { properties: { instrument: { maxLength: 20 } } },
      BandDto: { properties: { name: { maxLength: 60 } } },
    },
  },
});

it('a body tells what fits into each of its fields, and so does what it holds', () => {
  const modules = boundsModules(openapi);
  expect([...modules.keys()]).toEqual(['new-band', 'player']);
  expect(modules.get('new-band')).toBe(`// Written by \`npm run contract\`.

export const newBandBounds = {
  name: { maxLength: 60 },
  reason: { minLength: 3, maxLength: 500 },
  seats: { min: 1, max: 12_500 },
  players: { most: 40 },
} as const;
`);
});

it.each([
  ["import { newBandBounds } from '../../api/bounds/new-band';", ['new-band']],
  ["import { playerBounds } from './bounds';", []],
])('%s takes %j', (text, names) => {
  expect(boundsImportedBy(text)).toEqual(names);
});
