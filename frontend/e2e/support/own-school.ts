import { randomUUID } from 'node:crypto';
import { type APIRequestContext, test as base, expect } from '@playwright/test';
import { loopbackOrigin, schoolOrigin } from './addresses';

/** A year that was paid, or a trial: as the demo schools stand. */
const standings = {
  active: { kind: 'paid', daysLeft: 200 },
  expiring: { kind: 'paid', daysLeft: 3 },
  grace: { kind: 'paid', daysLeft: -4 },
  limited: { kind: 'paid', daysLeft: -20 },
  locked: { kind: 'paid', daysLeft: -40 },
  trial: { kind: 'trial', daysLeft: 20 },
} as const;

type Standing = keyof typeof standings;

export type OwnSchool = Readonly<{
  code: string;
  name: string;
  origin: string;
  /** Its people, each with the password of every demo account. */
  people: Readonly<Record<'adminutama' | 'admin' | 'penyelia' | 'guru' | 'guru2', string>>;
}>;

export async function ownSchool(request: APIRequestContext, standing: Standing): Promise<OwnSchool> {
  const word = randomUUID().slice(0, 8);
  const [code, name] = [`uji-${word}`, `SK Ujian ${word}`];
  const data = { code, name, ...standings[standing] };
  const reply = await request.post(`${loopbackOrigin()}/api/test/schools`, { data });
  expect(reply.status()).toBe(204);
  const at = (mailbox: string) => `${mailbox}@${code}.test`;
  const people = {
    adminutama: at('adminutama'),
    admin: at('admin'),
    penyelia: at('penyelia'),
    guru: at('guru'),
    guru2: at('guru2'),
  };
  return { code, name, origin: schoolOrigin(code), people };
}

/** A computer that nobody else uses, unless a journey is about one that has not been asked. */
type DeviceUse = 'own' | 'unasked';

/** `school` is the journey's own: signing its people out, paying for it or renaming it disturbs nobody else. */
export const test = base.extend<{ standing: Standing; deviceUse: DeviceUse; school: OwnSchool }>({
  standing: ['active', { option: true }],
  deviceUse: ['own', { option: true }],
  context: async ({ context, deviceUse }, use) => {
    if (deviceUse === 'own') await context.addInitScript(() => localStorage.setItem('device-use', 'own'));
    await use(context);
  },
  school: async ({ request, standing }, use) => use(await ownSchool(request, standing)),
});
