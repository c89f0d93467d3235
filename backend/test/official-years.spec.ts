import { randomUUID } from 'node:crypto';
import type { SessionCalendarDto } from '../src/modules/calendar/days/session-calendars.dto.js';
import { OFFICIAL_2026 } from '../src/modules/calendar/domain/official-years/official-2026.js';
import { OfficialYearsService } from '../src/modules/calendar/index.js';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let t: TestApp;
let school: TestSchool;
let admin: TestPerson;
const now = Date.parse('2026-11-18T08:00:00+08:00');

beforeAll(async () => {
  t = await startTestApp({ ROLE: 'api' });
  t.app.get(BusinessClock).freezeAt(now);
  school = await makeTrialSchool(t);
  admin = await makeMember(t, school, 'admin');
});
afterAll(() => t?.close());

const ask = (method: 'get' | 'post' | 'put', path: string) =>
  t.call(method, path, { host: school.host, token: admin.token });
const bring = (file: object) => t.app.get(OfficialYearsService).import(JSON.stringify(file), now);

/** Every day of 2026 a year and a day later: its terms begin on the same days of the week. */
const later = (day: string) => new Date(Date.parse(day) + 364 * 86_400_000).toISOString().slice(0, 10);
const sums = { A: { jumlahHari: 204, jumlahMinggu: 43 }, B: { jumlahHari: 202, jumlahMinggu: 43 } };
const spanOf = ({ from, to }: { from: string; to: string }) => ({ mula: later(from), akhir: later(to) });
const groupOf = (name: 'A' | 'B') => {
  const { terms, breaks, additionalHolidays } = OFFICIAL_2026.groups[name];
  return {
    blok: terms.map(({ term, ...span }) => ({ ...spanOf(span), penggal: term })),
    cuti: breaks.map((each) => ({ nama: each.name, ...spanOf(each) })),
    cutiTambahan: additionalHolidays.map(later),
    kecuali: name === 'B' ? { Sarawak: { bukanCuti: [later('2026-11-10')], cutiTambahan: [] } } : {},
    semakan: sums[name],
  };
};
const file = {
  tahun: 2027,
  cutiUmumPersekutuan: OFFICIAL_2026.federalHolidays.map(({ day, name }) => ({
    tarikh: later(day),
    nama: name,
  })),
  kumpulan: { A: groupOf('A'), B: groupOf('B') },
};

describe('the ministry’s calendar of a year, brought by staff', () => {
  it.each([
    ['no JSON', '{', 'file: is no JSON'],
    [
      'a day that is none',
      { ...file, cutiUmumPersekutuan: [{ tarikh: '2027-02-30', nama: 'x' }] },
      'cutiUmumPersekutuan.0.tarikh',
    ],
    [
      'a state of nowhere',
      { ...file, kumpulan: { ...file.kumpulan, A: { ...groupOf('A'), kecuali: { Atlantis: {} } } } },
      'kumpulan.A.kecuali.Atlantis',
    ],
    [
      'sums that its days do not come to',
      {
        ...file,
        kumpulan: { ...file.kumpulan, B: { ...groupOf('B'), semakan: { ...sums.B, jumlahHari: 203 } } },
      },
      'kumpulan.B.semakan.jumlahHari: says 203, but its days come to 202',
    ],
  ])('is refused with %s, by its place', async (_, wrong, message) => {
    const text = typeof wrong === 'string' ? wrong : JSON.stringify(wrong);
    await expect(t.app.get(OfficialYearsService).import(text, now)).rejects.toThrow(message);
  });

  it('confirms the year, and asks a school that has days of its own line by line', async () => {
    const year = randomUUID();
    await ask('post', '/api/academic-years')
      .send({ id: year, name: '2027', firstDay: '2027-01-11', lastDay: '2027-12-03' })
      .expect(201);
    const of = `academicYearId=${year}`;
    const read = async (): Promise<SessionCalendarDto> =>
      (await ask('get', `/api/calendar?${of}`).expect(200)).body;
    const { body: days } = await ask('get', `/api/calendar/copied-days?${of}`).expect(200);
    const [first, ...others] = days.terms;
    const moved = { ...days, terms: [{ ...first, to: '2027-03-12' }, ...others] };
    await ask('put', '/api/calendar/days')
      .send({ academicYearId: year, version: 0, days: moved })
      .expect(200);
    expect(await read()).toMatchObject({ isConfirmed: false, differences: [] });

    expect(await bring(file)).toContain('2027');
    const { isConfirmed, differences } = await read();
    expect(isConfirmed).toBe(true);
    const terms = differences.filter(({ term }) => term !== null);
    expect(terms).toMatchObject([
      { act: 'add', term: { from: '2027-01-11', to: '2027-03-19' } },
      { act: 'remove', term: { from: '2027-01-11', to: '2027-03-12' } },
    ]);
    await ask('post', '/api/calendar/decided-differences')
      .send({ academicYearId: year, version: 1, accepted: terms.map(({ key }) => key), declined: [] })
      .expect(200);
    expect((await read()).days.terms).toEqual(days.terms);
    await ask('put', '/api/calendar/days').send({ academicYearId: year, version: 2, days: null }).expect(200);
    expect(await read()).toMatchObject({ hasOwnDays: false, differences: [], days: { terms: days.terms } });
  });

  it('tells calendars that subscribed as cancelled what is published no more', async () => {
    await bring(file);
    const { body: made } = await ask('put', '/api/calendar-feeds/school').expect(200);
    const told = async () => {
      const { text } = await t.call('get', new URL(made.address).pathname, { host: school.host }).expect(200);
      const items = text.split('BEGIN:VEVENT').filter((item) => item.includes('DTSTART;VALUE=DATE:20271107'));
      const said = (item: string, name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(item)?.[1];
      return items.map((item) => `${said(item, 'STATUS')} ${said(item, 'SUMMARY')}`).toSorted();
    };
    expect(await told()).toEqual(['CONFIRMED Deepavali']);
    const renamed = file.cutiUmumPersekutuan.map((each) =>
      each.nama === 'Deepavali' ? { ...each, nama: 'Hari Deepavali' } : each,
    );
    await bring({ ...file, cutiUmumPersekutuan: renamed });
    expect(await told()).toEqual(['CANCELLED Deepavali', 'CONFIRMED Hari Deepavali']);
    await bring(file);
    expect(await told()).toEqual(['CANCELLED Hari Deepavali', 'CONFIRMED Deepavali']);
  });
});
