import { newPanelBounds } from '../api/bounds/new-panel';
import { api, clientOf } from '../api/client';
import { nounCalls } from './noun-calls';

const panels = nounCalls('/api/panels', newPanelBounds, 'classes');

// What the types hold; each line compiles only as long as the compiler refuses what follows.
// @ts-expect-error: bills are kept, never restored
const _kept = () => nounCalls('/api/billing/invoices', {}, 'billing');
// @ts-expect-error: without what they change
const _unruled = () => nounCalls('/api/panels', newPanelBounds);
// @ts-expect-error: a panel has a subject
const _withoutSubject = () => panels.add({ id: 'a', academicYearId: 'y', headId: null, memberIds: [] });

const saved = { id: 'a', version: 2, updatedAt: '', deletedAt: null };
const content = { academicYearId: 'y', subjectId: 's', headId: null, memberIds: [] };

let asked: string[];

// The client as it is, of a host: without a browser there is none that a path would be of.
const onHost = clientOf('http://aba1001.localhost:3000', async (request) => {
  asked.push(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`.trim());
  return request.method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(saved);
});

beforeEach(() => {
  asked = [];
  jest.spyOn(api, 'request').mockImplementation(onHost.request);
});
afterEach(() => jest.restoreAllMocks());

it('a noun is made, changed, deleted and restored where the contract keeps it', async () => {
  await panels.add({ ...content, id: 'a' });
  await panels.change({ ...content, id: 'a', version: 1 });
  await panels.remove('a');
  await panels.restore('a');
  expect(asked).toEqual([
    `POST /api/panels ${JSON.stringify({ ...content, id: 'a' })}`,
    `PUT /api/panels/a ${JSON.stringify({ ...content, version: 1 })}`,
    'DELETE /api/panels/a',
    'POST /api/panels/a/restoration',
  ]);
});

it('its lists stand under what its writes change', () => {
  const { queryKey } = panels.list({ academicYearId: 'y' });
  expect(panels.changes).toEqual(['classes']);
  expect(queryKey[0]).toBe('classes');
  expect(panels.list({ academicYearId: 'other' }).queryKey).not.toEqual(queryKey);
});
