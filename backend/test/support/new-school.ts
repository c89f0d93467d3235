import { randomUUID } from 'node:crypto';
import { makeStranger, type TestPerson, type TestSchool } from './builders.js';
import type { TestApp } from './test-app.js';

let counter = 0;

/** A school that registered itself over HTTP, with whoever registered it. */
export async function registerSchool(
  t: TestApp,
  differing: object = {},
): Promise<{ school: Pick<TestSchool, 'code' | 'host'>; founder: TestPerson }> {
  counter += 1;
  const founder = await makeStranger(t);
  const code = `xyn${1000 + counter}`;
  const order = {
    code,
    name: 'SK Taman Melati Contoh',
    schoolType: 'sk',
    state: '10',
    ppd: 'PPD Contoh Utara',
    teacherCount: 42,
    displayName: 'Puan Aminah binti Contoh',
    termsVersion: '2026-11-01',
    privacyVersion: '2026-11-23',
    ...differing,
  };
  await t
    .call('post', '/api/schools/registrations', { token: founder.token })
    .set('idempotency-key', randomUUID())
    .send(order)
    .expect(201);
  return { school: { code, host: `${code}.localhost` }, founder };
}
