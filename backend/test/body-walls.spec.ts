import { refuseBoundlessJson } from '../src/platform/http/bounded-input.js';
import { operations } from './support/contract.js';
import { largestBodies, WIDE } from './support/largest-bodies.js';
import { type Route, routes } from './support/routes.js';
import { startTestApp, type TestApp } from './support/test-app.js';

/** Whose texts are names read from a file, tens of thousands of them: one that a person can see has no letter to escape. */
const OF_NAMES = ['/api/timetable-imports', '/api/timetables/{id}/arrangement'];

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp({ ROLE: 'api' });
});
afterAll(() => t?.close());

function refusalOf({ bodyLimit: { bytes, objects } }: Route, body: unknown): string | null {
  const text = JSON.stringify(body);
  const size = Buffer.byteLength(text);
  if (size > bytes) return `${size} bytes where ${bytes} are taken`;
  try {
    refuseBoundlessJson(text, objects);
    return null;
  } catch (refusal) {
    return JSON.stringify(refusal);
  }
}

it('What the DTO of a route allows gets through the wall before it: every list full, every text at its longest, each letter escaped', () => {
  const byAddress = new Map(routes(t).map((route) => [`${route.method} ${route.template}`, route]));
  const asked = operations().filter(({ body }) => body !== undefined);
  const refused = asked.flatMap(({ method, path, body = {} }) => {
    const route = byAddress.get(`${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`);
    if (!route) return [`${method} ${path}: no route`];
    return largestBodies(body, OF_NAMES.includes(path) ? WIDE : undefined).flatMap((largest) => {
      const reason = refusalOf(route, largest.body);
      return reason === null ? [] : [`${method} ${path}, ${largest.what}: ${reason}`];
    });
  });
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter(({ path }) => OF_NAMES.includes(path))).toHaveLength(OF_NAMES.length);
  expect(refused).toEqual([]);
});
