import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { SchoolsService } from '../src/modules/schools/index.js';
import type { SchoolRole } from '../src/platform/access/access.js';
import { HostedUsers } from '../src/platform/hosted-backend/hosted-users.js';
import { PASSWORD, signIn } from './support/account.js';
import { asBytes } from './support/as-bytes.js';
import { makeSchool, type TestSchool } from './support/builders.js';
import { type HostedBackendProcess, startHostedBackend } from './support/hosted-backend-process.js';
import { filesOf } from './support/read-zip.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const GIF = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAAC', 'base64');
const CLAIM = { method: 'cheque', reference: 'MBB 001122', amountSen: 15_000, paidOn: '2026-03-19' };

let hosted: HostedBackendProcess;
let t: TestApp;
let school: TestSchool;
let mainAdmin: string;
let finance: string;

beforeAll(async () => {
  hosted = await startHostedBackend();
  t = await startTestApp({ SUPABASE_URL: hosted.url });
  await t.clockAt('2026-03-20T10:00:00+08:00');
  school = await makeSchool(t);
  mainAdmin = await member(school, 'main_admin');
  const { email, userId } = await account();
  await t.app.get(SchoolsService).addStaff(userId, 'finance', email);
  ({ token: finance } = await signIn(t, email));
});
afterAll(async () => {
  await t?.close();
  await hosted?.close();
});

async function account() {
  const email = `${randomUUID()}@contoh.test`;
  return { email, userId: await t.app.get(HostedUsers).register(email, PASSWORD) };
}

async function member({ id }: TestSchool, role: SchoolRole): Promise<string> {
  const { email, userId } = await account();
  await t.app.get(SchoolsService).saveMember(id, userId, { roles: [role], displayName: role, email });
  return (await signIn(t, email)).token;
}

const at = (token = mainAdmin, { host } = school) => ({ host, token });
const begin = (token = mainAdmin) => t.call('post', '/api/billing/claims/uploads', at(token));
const send = (id: string, wanted: object = {}, token = mainAdmin) =>
  t.call('put', `/api/billing/claims/${id}`, at(token)).send({ ...CLAIM, ...wanted });
const record = (evidenceId: string, wanted: object = {}) =>
  t.call('post', `/api/operations/finance/schools/${school.code}/payments`, { token: finance }).send({
    ...{ ...CLAIM, id: randomUUID(), reason: 'Slip disemak', planCode: 't60', termMonths: 1, evidenceId },
    ...wanted,
  });
const reopen = (id: string, order: object = {}) =>
  t
    .call('post', `/api/operations/finance/schools/${school.code}/claims/${id}/reopening`, { token: finance })
    .send({ id: randomUUID(), reason: 'Disemak semula', ...order });
const withdraw = (id: string, token = mainAdmin) => t.call('delete', `/api/billing/claims/${id}`, at(token));
const claims = async (token = mainAdmin) =>
  (await t.call('get', '/api/billing/claims', at(token)).expect(200)).body.claims;

/** As a browser that has nothing but what it was told. */
async function kept(file = PDF, contentType = 'application/pdf'): Promise<string> {
  const { id, bucket, path, signature } = (await begin().expect(201)).body;
  const storage = createClient(hosted.url, 'sb_publishable_test').storage.from(bucket);
  const { error } = await storage.uploadToSignedUrl(path, signature, file, { contentType });
  expect(error).toBeNull();
  return id;
}

it('a locked school sends what shows its payment, once however often it is told', async () => {
  const id = await kept();
  await send(id).expect(204);
  await send(id).expect(204);
  const sent = {
    ...CLAIM,
    id,
    state: 'waiting',
    declineReason: null,
    sentAt: '2026-03-20T10:00:00.000+08:00',
  };
  expect(await claims()).toEqual([sent]);
  await withdraw(id).expect(204);
  expect(await claims()).toEqual([]);
  await withdraw(id).expect(404);
});

it('finance opens the evidence and records the payment with it: the school is open, the claim stays', async () => {
  const id = await kept();
  await send(id).expect(204);
  const staff = (path: string) =>
    t.call('get', `/api/operations/finance/schools/${path}`, { token: finance });
  expect((await staff(`${school.code}/claims`).expect(200)).body.claims).toMatchObject([{ id }]);
  const { url } = (await staff(`${school.code}/evidence/${id}`).expect(200)).body;
  expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(PDF);

  const { method, reference } = CLAIM;
  await record(id).expect(204);
  expect(await claims()).toMatchObject([{ id, state: 'recorded' }]);
  const { body } = await t.call('get', '/api/subscription/status', at()).expect(200);
  expect(body).toMatchObject({ restrictionLevel: 'none', expiresAt: '2026-04-19T00:00:00.000+08:00' });
  await withdraw(id).expect(404);

  const papers = (path = '') => t.call('get', `/api/billing/evidence${path}`, at());
  const [paper] = (await papers().expect(200)).body.evidence;
  expect(paper).toMatchObject({ method, reference, hasFile: true });
  const { body: archive } = await asBytes(t.call('get', '/api/own-data', at())).expect(200);
  const own = [...filesOf(archive)].find(([name]) => name.startsWith('bukti/'));
  expect(own).toEqual([`bukti/${paper.invoiceNumber}-MBB-001122-${id.slice(0, 8)}.pdf`, PDF.toString()]);
  const file = await asBytes(papers(`/${paper.id}/file`)).expect(200);
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(file.headers['content-disposition']).toMatch(/^attachment/);
  expect(file.body).toEqual(PDF);
  await papers(`/${randomUUID()}/file`).expect(404);
});

it('an upload is for this one file, and replaces none', async () => {
  const { url, bucket, path, signature, id } = (await begin().expect(201)).body;
  expect(url).toBe(`${hosted.url}/storage/v1/upload/resumable/sign`);
  expect(path).toBe(`${school.id}/${id}`);
  const storage = createClient(hosted.url, 'sb_publishable_test').storage.from(bucket);
  const put = async (where: string, contentType = 'application/pdf') => {
    const { error } = await storage.uploadToSignedUrl(where, signature, PDF, { contentType });
    return error?.message ?? 'kept';
  };
  expect(await put(`${school.id}/${randomUUID()}`)).toMatch(/signature/i);
  expect(await put(path, 'text/html')).toMatch(/mime type/i);
  expect(await put(path)).toBe('kept');
  expect(await put(path)).toMatch(/exists/i);
});

it('refuses what is no evidence, what is not kept here, and what cannot be', async () => {
  const id = await kept();
  const fieldOf = async (named: string, wanted: object = {}) =>
    (await send(named, wanted).expect(400)).body.details.fields[0].field;
  expect(await fieldOf(randomUUID())).toBe('id');
  expect(await fieldOf((await begin().expect(201)).body.id)).toBe('id');
  expect(await fieldOf(await kept(GIF, 'image/png'))).toBe('id');
  expect(await fieldOf(id, { paidOn: '2026-03-21' })).toBe('paidOn');
  expect(await fieldOf(id, { paidOn: '2026-02-30' })).toBe('paidOn');
  expect(await fieldOf(id, { amountSen: 0 })).toBe('amountSen');
  expect(await fieldOf(id, { method: 'tunai' })).toBe('method');
  expect(await fieldOf(id, { reference: '' })).toBe('reference');
  await send('x').expect(404);
});

it('is for the Admin Utama; other administrators look, and everybody else is refused', async () => {
  const id = await kept();
  const admin = await member(school, 'admin');
  expect(await claims(admin)).toHaveLength(1);
  for (const role of ['teacher', 'supervisor', 'admin'] as const) {
    const token = role === 'admin' ? admin : await member(school, role);
    await begin(token).expect(403);
    await send(id, {}, token).expect(403);
    await withdraw(id, token).expect(403);
    if (role !== 'admin') await t.call('get', '/api/billing/claims', at(token)).expect(403);
  }
  await t.call('get', `/api/operations/finance/schools/${school.code}/claims`, { token: admin }).expect(403);
});

it('evidence of one school proves nothing for another', async () => {
  const id = await kept();
  const other = await makeSchool(t);
  const stranger = await member(other, 'main_admin');
  await t.call('put', `/api/billing/claims/${id}`, at(stranger, other)).send(CLAIM).expect(400);
  await send(id).expect(204);
  expect((await t.call('get', '/api/billing/claims', at(stranger, other)).expect(200)).body.claims).toEqual(
    [],
  );
  await t.call('delete', `/api/billing/claims/${id}`, at(stranger, other)).expect(404);
});

describe('a claim that finance declines', () => {
  const REASON = 'Slip tidak dapat dibaca';
  const decline = (id: string, order: object = {}, { code } = school, token = finance) =>
    t
      .call('post', `/api/operations/finance/schools/${code}/claims/${id}/refusal`, { token })
      .send({ id: randomUUID(), reason: REASON, ...order });
  const claimOf = async (id: string) => (await claims()).find((claim: { id: string }) => claim.id === id);
  const sentClaim = async () => {
    const id = await kept();
    await send(id).expect(204);
    return id;
  };

  it('tells the school why, once however often it is ordered, with its row in the audit', async () => {
    const id = await sentClaim();
    const order = { id: randomUUID() };
    for (let click = 0; click < 2; click += 1) await decline(id, order).expect(204);
    expect(await claimOf(id)).toMatchObject({ state: 'declined', declineReason: REASON });
    const audit = await t.call(
      'get',
      `/api/operations/audit?targetKind=school&targetId=${school.code}&action=finance.decline`,
      { token: finance },
    );
    expect(audit.body.items).toMatchObject([
      { reason: REASON, result: expect.arrayContaining([{ name: 'claimId', value: id }]) },
    ]);
    expect((await decline(id).expect(409)).body.code).toBe('CLAIM_DECIDED');
  });

  it('is heard of by the administrators, and the Admin Utama alone is asked to act', async () => {
    const id = await sentClaim();
    const admin = await member(school, 'admin');
    const teacher = await member(school, 'teacher');
    await decline(id, { reason: 'Jumlah tidak sama.' }).expect(204);
    await t.call('post', '/api/test/run-due').expect(200);
    const heard = async (token: string) => {
      const { body } = await t.call('get', '/api/notifications', at(token)).expect(200);
      return body.items.filter(({ message }: { message: string }) => message.includes('Jumlah tidak sama'));
    };
    const told = {
      title: 'Bukti Bayaran Tidak Diterima',
      message: 'Bukti bayaran MBB 001122 tidak diterima: Jumlah tidak sama. Sila semak dan hantar semula.',
      link: `/school-management/${school.code}/billing`,
    };
    expect(await heard(mainAdmin)).toMatchObject([{ ...told, actionRequired: true }]);
    expect(await heard(admin)).toMatchObject([{ ...told, actionRequired: false }]);
    expect(await heard(teacher)).toEqual([]);
  });

  it('stays as it was decided: nobody takes it back, and another may be sent', async () => {
    const id = await sentClaim();
    await decline(id).expect(204);
    await withdraw(id).expect(404);
    await send(id).expect(204);
    expect(await claimOf(id)).toMatchObject({ state: 'declined' });
    const again = await sentClaim();
    expect(await claimOf(again)).toMatchObject({
      state: 'waiting',
      declineReason: null,
    });
  });

  it('stays declined until it is reopened, with its row in the audit, and may then be recorded', async () => {
    const id = await sentClaim();
    await decline(id).expect(204);
    expect((await record(id, { reference: 'MBB 2' }).expect(409)).body.code).toBe('CLAIM_DECIDED');
    const order = { id: randomUUID(), reason: 'Disemak semula' };
    for (let click = 0; click < 2; click += 1) await reopen(id, order).expect(204);
    expect(await claimOf(id)).toMatchObject({ state: 'waiting', declineReason: null });
    await record(id, { reference: 'MBB 2' }).expect(204);
    expect(await claimOf(id)).toMatchObject({ state: 'recorded', declineReason: null });
    expect((await decline(id).expect(409)).body.code).toBe('CLAIM_DECIDED');
    expect((await reopen(id).expect(409)).body.code).toBe('CLAIM_NOT_DECLINED');
    const audit = await t.call(
      'get',
      `/api/operations/audit?targetKind=school&targetId=${school.code}&action=finance.reopen`,
      { token: finance },
    );
    expect(audit.body.items).toMatchObject([{ reason: 'Disemak semula' }]);
  });

  it('is of that school, is there, and has a reason', async () => {
    const id = await sentClaim();
    const other = await makeSchool(t);
    await decline(id, {}, other).expect(404);
    await decline(randomUUID()).expect(404);
    await decline('x').expect(404);
    const { body } = await decline(id, { reason: '' }).expect(400);
    expect(body.details.fields[0].field).toBe('reason');
    expect(await claimOf(id)).toMatchObject({
      state: 'waiting',
    });
    await decline(id, {}, school, mainAdmin).expect(403);
  });
});

describe('one bank-in counts once', () => {
  const statuses = async (asked: Promise<{ status: number; body: { code?: string } }>[]) =>
    (await Promise.all(asked)).map(({ status, body }) => `${status} ${body.code ?? ''}`.trim()).toSorted();
  const paidFor = async (reference: string) => {
    const { body } = await t.call('get', '/api/billing/evidence', at()).expect(200);
    return body.evidence.filter((paper: { reference: string }) => paper.reference === reference).length;
  };
  const sent = async (reference: string) => {
    const id = await kept();
    await send(id, { reference }).expect(204);
    return id;
  };

  it('however many record it from one claim at once, and a second later', async () => {
    const id = await sent('SEKALI 1');
    const wanted = { reference: 'SEKALI 1' };
    expect(await statuses([1, 2, 3].map(() => record(id, wanted)))).toEqual([
      '204',
      '409 CLAIM_DECIDED',
      '409 CLAIM_DECIDED',
    ]);
    expect((await record(id, wanted).expect(409)).body.code).toBe('CLAIM_DECIDED');
    expect(await paidFor('SEKALI 1')).toBe(1);
  });

  it('whether it is declined or accepted at once: one of the two, never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const reference = `SERENTAK ${round}`;
      const id = await sent(reference);
      const refusal = t
        .call('post', `/api/operations/finance/schools/${school.code}/claims/${id}/refusal`, {
          token: finance,
        })
        .send({ id: randomUUID(), reason: 'Tidak jelas' });
      expect(await statuses([record(id, { reference }), refusal])).toEqual(['204', '409 CLAIM_DECIDED']);
      const { state } = (await claims()).find((claim: { id: string }) => claim.id === id);
      expect(await paidFor(reference)).toBe(state === 'recorded' ? 1 : 0);
    }
  });

  it('under one method and reference, however it is written, unless finance says that it is another', async () => {
    await record(await sent('MBB 77-1'), { reference: 'MBB 77-1' }).expect(204);
    const again = await sent('mbb 771');
    const { body } = await record(again, { reference: 'mbb 771' }).expect(409);
    expect(body).toMatchObject({
      code: 'PAYMENT_LOOKS_RECORDED',
      details: { invoiceNumber: expect.stringMatching(/^INV-/) },
    });
    expect(await paidFor('mbb 771')).toBe(0);
    await record(again, { reference: 'mbb 771', isAnother: true }).expect(204);
  });

  it('with the amount that the evidence shows: typed, and compared with the price', async () => {
    const id = await sent('JUMLAH');
    for (const amountSen of [undefined, 0, 14_999, 150_000]) {
      const { body } = await record(id, { reference: 'JUMLAH', amountSen }).expect(400);
      expect(body.details.fields[0].field).toBe('amountSen');
    }
    expect(await paidFor('JUMLAH')).toBe(0);
  });

  it('by evidence that finance keeps itself, too', async () => {
    const { evidenceId } = (
      await t
        .call('post', `/api/operations/finance/schools/${school.code}/evidence`, { token: finance })
        .attach('file', PDF, 'resit.pdf')
        .expect(201)
    ).body;
    await record(evidenceId, { reference: 'SENDIRI 1' }).expect(204);
    const { body } = await record(evidenceId, { reference: 'SENDIRI 2' }).expect(409);
    expect(body.code).toBe('EVIDENCE_USED');
  });
});

it('what the school says anew of its evidence counts until finance has decided, and is refused then', async () => {
  const id = await kept();
  await send(id, { reference: 'SALAH' }).expect(204);
  await send(id, { reference: 'BETUL', amountSen: 6_000 }).expect(204);
  const said = async () => (await claims()).find((claim: { id: string }) => claim.id === id);
  expect(await said()).toMatchObject({ reference: 'BETUL', amountSen: 6_000 });
  await record(id, { reference: 'BETUL', planCode: 't20', amountSen: 6_000 }).expect(204);
  expect((await send(id, { reference: 'LAIN' }).expect(409)).body.code).toBe('CLAIM_DECIDED');
  expect(await said()).toMatchObject({ reference: 'BETUL', state: 'recorded' });
});
