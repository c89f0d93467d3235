import { randomUuid } from './random-uuid';

it('is a version 4 UUID, another one each time', () => {
  const ids = Array.from({ length: 100 }, randomUuid);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
