import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import sharp from 'sharp';
import { BillingService, EVIDENCE_FILES } from '../src/modules/billing/index.js';
import { DAY_MS } from '../src/platform/calendar/day.js';
import { systemNow } from '../src/platform/clock/system-clock.js';
import { definedBuckets } from '../src/platform/hosted-backend/file-bucket.js';
import { HostedFiles } from '../src/platform/hosted-backend/hosted-files.js';
import { LeftFiles } from '../src/platform/hosted-backend/left-files.js';
import { makeAccount } from './support/account.js';
import { makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { type HostedBackendProcess, startHostedBackend } from './support/hosted-backend-process.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

let hosted: HostedBackendProcess;
let t: TestApp;
let school: TestSchool;
let admin: TestPerson;

beforeAll(async () => {
  hosted = await startHostedBackend();
  t = await startTestApp({ SUPABASE_URL: hosted.url, ROLE: 'api' });
  school = await makeTrialSchool(t);
  admin = await makeAccount(t, { at: school, role: 'main_admin' });
});
afterAll(async () => {
  await t?.close();
  await hosted?.close();
});

const as = ({ token }: TestPerson) => ({ host: school.host, token });
const names = async (bucketName: string) => {
  const bucket = definedBuckets().find(({ name }) => name === bucketName);
  if (!bucket) throw new Error(`Nobody keeps ${bucketName}.`);
  return (await t.app.get(HostedFiles).filesIn(bucket, school.id)).map(({ name }) => name).toSorted();
};
const sweepAfter = (days: number) => t.app.get(LeftFiles).removeAt(systemNow() + days * DAY_MS);

async function withPicture(what: 'photo' | 'logo', person: TestPerson): Promise<TestPerson> {
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#0b7a75' } }).png();
  await t
    .call('put', `/api/pictures/${what}`, as(person))
    .attach('file', await picture.toBuffer(), 'foto.png')
    .expect(200);
  return person;
}

/** As finance records what came past every provider. */
async function paidByHand(path: string): Promise<void> {
  const evidence = {
    method: 'cheque',
    reference: 'MBB 2',
    amountSen: 15_000,
    isAnother: false,
    path,
    actor: 'kewangan',
    reason: 'Cek',
  } as const;
  const payment = { planCode: 't60', termMonths: 1, paidAt: systemNow(), evidence } as const;
  await t.app.get(BillingService).recordManualPayment(school.id, payment, systemNow());
}

/** As a browser does it; the claim may follow. */
async function uploaded(): Promise<string> {
  const { body } = await t.call('post', '/api/billing/claims/uploads', as(admin)).expect(201);
  const storage = createClient(hosted.url, 'sb_publishable_test').storage.from(body.bucket);
  const kept = await storage.uploadToSignedUrl(body.path, body.signature, PDF, {
    contentType: 'application/pdf',
  });
  expect(kept.error).toBeNull();
  return body.id;
}

async function claimed(): Promise<string> {
  const id = await uploaded();
  const claim = { method: 'cheque', reference: 'MBB 001122', amountSen: 15_000, paidOn: '2026-03-19' };
  await t.call('put', `/api/billing/claims/${id}`, as(admin)).send(claim).expect(204);
  return id;
}

describe('Files that nobody needs any more', () => {
  it('are the photos of people who have left, not those of who is there, nor the logo', async () => {
    const stays = await withPicture('photo', await makeAccount(t, { at: school, role: 'teacher' }));
    const leaves = await withPicture('photo', await makeAccount(t, { at: school, role: 'teacher' }));
    await withPicture('logo', admin);
    await t.call('delete', `/api/members/${leaves.userId}`, as(admin)).expect(204);
    expect(await names('profile-photos')).toHaveLength(2);
    await sweepAfter(0);
    await sweepAfter(0);
    expect(await names('profile-photos')).toEqual([`${stays.userId}.webp`]);
    expect(await names('school-logos')).toEqual(['logo.png']);
  });

  it('are uploads of a week ago whose claim was never sent, or was taken back', async () => {
    const sent = await claimed();
    const takenBack = await claimed();
    await t.call('delete', `/api/billing/claims/${takenBack}`, as(admin)).expect(204);
    const recorded = randomUUID();
    const path = `${school.id}/${recorded}`;
    await t.app.get(HostedFiles).put(EVIDENCE_FILES, path, { bytes: PDF, type: 'application/pdf' });
    await paidByHand(path);
    const neverSent = await uploaded();
    await sweepAfter(6);
    expect(await names('payment-evidence')).toEqual([sent, takenBack, recorded, neverSent].toSorted());
    await sweepAfter(8);
    await sweepAfter(8);
    expect(await names('payment-evidence')).toEqual([sent, recorded].toSorted());
  });
});
