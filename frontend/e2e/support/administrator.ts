import { type APIRequestContext, expect } from '@playwright/test';
import { loopbackOrigin } from './addresses';
import { deviceOf } from './hosted-backend';
import type { OwnSchool } from './own-school';

/** Calls the API of the school as its administrator, or as another of its people. */
export async function administratorOf(
  request: APIRequestContext,
  { people, origin }: OwnSchool,
  who: keyof OwnSchool['people'] = 'admin',
) {
  const { data } = await (await deviceOf(request, people[who])).getSession();
  const headers = { authorization: `Bearer ${data.session?.access_token}`, host: new URL(origin).host };
  const get = async (path: string) => (await request.get(loopbackOrigin() + path, { headers })).json();
  return {
    get,
    /** Rows of the current session. */
    async ofSession(path: string) {
      const { currentId } = await get('/api/academic-years');
      return get(`${path}?academicYearId=${currentId}`);
    },
    async post(path: string, body: object) {
      const reply = await request.post(loopbackOrigin() + path, { headers, data: body });
      expect(reply.ok(), await reply.text()).toBe(true);
    },
    async put(path: string, body: object) {
      const reply = await request.put(loopbackOrigin() + path, { headers, data: body });
      expect(reply.ok(), await reply.text()).toBe(true);
    },
    async delete(path: string) {
      const reply = await request.delete(loopbackOrigin() + path, { headers });
      expect(reply.ok(), await reply.text()).toBe(true);
    },
  };
}

export type Administrator = Awaited<ReturnType<typeof administratorOf>>;
