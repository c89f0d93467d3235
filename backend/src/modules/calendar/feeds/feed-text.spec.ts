import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
import { DAY_MS } from '../../../platform/calendar/day.js';
import { type FeedEvent, type FeedItem, type FeedParts, feedOf } from '../domain/feed.js';
import { feedText } from './feed-text.js';

const CHANGED = Date.parse('2026-10-01T02:00:00Z');
const NOW = Date.parse('2026-10-13T01:00:00Z');
const standing = { revision: 3, revisedAt: CHANGED, deletedAt: null };
const assembly: FeedEvent = {
  ...standing,
  id: 'assembly',
  title: 'Perhimpunan',
  place: 'Dewan; tingkat 1, blok A',
  coordinatorId: 'masita',
  note: 'Bawa buku.\nPakaian batik.',
  from: '2026-01-12',
  to: '2026-01-12',
  fromTime: '07:40',
  toTime: '08:10',
  repeats: 'weekly',
  repeatsUntil: '2026-12-04',
  except: ['2026-02-16', '2026-03-23'],
};
const year: FeedParts = {
  personId: null,
  days: { revision: 1, revisedAt: CHANGED },
  holidays: [{ kind: 'term_break', name: 'Cuti Penggal 1', from: '2026-03-21', to: '2026-03-29' }],
  entries: [
    {
      ...standing,
      id: 'replaced',
      kind: 'held',
      name: 'Hari ganti',
      from: '2026-10-17',
      to: '2026-10-17',
      followsWeekday: 1,
      cutFrom: '11:30',
      hasLessons: true,
    },
  ],
  events: [
    assembly,
    {
      ...assembly,
      id: 'camp',
      title: '营火会 முகாம்',
      from: '2026-07-30',
      to: '2026-08-02',
      fromTime: null,
      toTime: null,
      repeats: null,
      repeatsUntil: null,
      except: [],
    },
  ],
  cancellations: [],
};
const of = (differing: Partial<FeedParts>) => feedOf({ ...year, ...differing }, NOW);
const read = (items: FeedItem[]) => feedText(items, { name: 'SK Contoh', host: 'aba1001.localhost' });

/** What a reader sees of an item; whole days by the UTC midnights that stand for them. */
type Seen = Readonly<{
  uid: string;
  from: string;
  to: string;
  sequence: number;
  isCancelled: boolean;
  title: string;
}>;

function expected(items: FeedItem[]): Seen[] {
  return items.map(({ uid, sequence, isCancelled, title, time }) => ({
    uid: `${uid}@aba1001.localhost`,
    from: time.kind === 'days' ? time.from : new Date(time.from).toISOString(),
    to:
      time.kind === 'days'
        ? new Date(Date.parse(time.to) + DAY_MS).toISOString().slice(0, 10)
        : new Date(time.to).toISOString(),
    sequence,
    isCancelled,
    title,
  }));
}

function byIcalJs(text: string): Seen[] {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => {
    const { uid, sequence, summary, startDate, endDate } = new ICAL.Event(part);
    const shown = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toJSDate().toISOString());
    const isCancelled = part.getFirstPropertyValue('status') === 'CANCELLED';
    return { uid, from: shown(startDate), to: shown(endDate), sequence, isCancelled, title: summary };
  });
}

function byTsIcs(text: string): Seen[] {
  return (convertIcsCalendar(undefined, text).events ?? []).map((event) => {
    const shown = (time: { date: Date; type?: string } | null | undefined) =>
      time?.date.toISOString().slice(0, time.type === 'DATE' ? 10 : undefined) ?? '';
    return {
      uid: event.uid,
      from: shown(event.start),
      to: shown(event.end),
      sequence: event.sequence ?? -1,
      isCancelled: event.status === 'CANCELLED',
      title: event.summary,
    };
  });
}

function byNodeIcal(text: string): Seen[] {
  return Object.values(nodeIcal.sync.parseICS(text)).flatMap((event) => {
    if (event?.type !== 'VEVENT') return [];
    const days = event.datetype === 'date';
    const local = (time: Date) =>
      [time.getFullYear(), time.getMonth() + 1, time.getDate()]
        .map((part) => `${part}`.padStart(2, '0'))
        .join('-');
    const shown = (time: Date | undefined) => (time ? (days ? local(time) : time.toISOString()) : '');
    return {
      uid: event.uid,
      from: shown(event.start),
      to: shown(event.end),
      sequence: Number(event.sequence),
      isCancelled: event.status === 'CANCELLED',
      title: String(event.summary),
    };
  });
}

describe('a feed of the school calendar', () => {
  it.each([
    ['ical.js', byIcalJs],
    ['ts-ics', byTsIcs],
    ['node-ical', byNodeIcal],
  ])('is read by %s as it was meant, a year with exceptions', (_, reader) => {
    const items = of({});
    expect(items.length).toBeGreaterThan(48);
    const seen = reader(read(items));
    expect(new Map(seen.map((item) => [item.uid, item]))).toEqual(
      new Map(expected(items).map((item) => [item.uid, item])),
    );
    expect(seen).toHaveLength(items.length);
  });

  it('says 7.40 in the morning on the day on which it is, though that is the day before in UTC', () => {
    const first = of({}).find(({ uid }) => uid === 'assembly-1');
    expect(first?.time).toEqual({
      kind: 'hours',
      from: Date.parse('2026-01-11T23:40:00Z'),
      to: Date.parse('2026-01-12T00:10:00Z'),
    });
  });

  it('names no time zone and no rule of repetition, which readers take for their own', () => {
    expect(read(of({}))).not.toMatch(/TZID|RRULE|VTIMEZONE/);
  });

  it('tells of occurrences that were left out as cancelled', () => {
    const cancelled = of({}).filter(({ isCancelled }) => isCancelled);
    expect(cancelled.map(({ uid }) => uid)).toEqual(['assembly-6', 'assembly-11']);
  });

  it('tells of what was moved to another day as the same, changed, and of each of its days singly', () => {
    const camp = { ...assembly, id: 'camp', repeats: null, repeatsUntil: null, except: [] };
    const told = (from: string, to: string, revision: number) =>
      of({ entries: [], holidays: [], events: [{ ...camp, from, to, revision }] });
    const before = byIcalJs(read(told('2026-07-30', '2026-07-31', 3)));
    const after = byIcalJs(read(told('2026-08-06', '2026-08-07', 4)));
    expect(before.map(({ uid }) => uid)).toEqual(['camp-1@aba1001.localhost', 'camp-1-2@aba1001.localhost']);
    expect(after).toEqual(
      before.map(({ from, to, ...same }) => ({
        ...{ ...same, sequence: 4 },
        from: new Date(Date.parse(from) + 7 * DAY_MS).toISOString(),
        to: new Date(Date.parse(to) + 7 * DAY_MS).toISOString(),
      })),
    );
  });

  it('tells for 30 days that something was deleted, and then no more', () => {
    const deleted = (days: number) =>
      of({ events: [{ ...assembly, deletedAt: NOW - days * DAY_MS }] }).filter(({ uid }) =>
        uid.startsWith('assembly'),
      );
    expect(deleted(29).every(({ isCancelled }) => isCancelled)).toBe(true);
    expect(deleted(29).length).toBeGreaterThan(40);
    expect(deleted(30)).toEqual([]);
  });

  it('is the same text for the same days, and another one after a change', () => {
    const changed = { ...assembly, revision: 4, revisedAt: NOW };
    expect(read(of({}))).toBe(read(of({})));
    expect(read(of({ events: [changed] }))).not.toBe(read(of({ events: [assembly] })));
  });

  it('says to a person alone what the person coordinates', () => {
    const titles = (personId: string | null) =>
      new Set(of({ personId, events: [assembly], entries: [], holidays: [] }).map(({ title }) => title));
    expect([...titles('masita')]).toEqual(['Perhimpunan (anda penyelaras)']);
    expect([...titles('roslan')]).toEqual(['Perhimpunan']);
    expect([...titles(null)]).toEqual(['Perhimpunan']);
  });

  it('says whose lessons are held on a replacement day and until when', () => {
    expect(of({}).find(({ uid }) => uid === 'replaced')?.note).toBe('Ikut jadual Isnin. PdP hingga 11.30.');
  });

  it('keeps two holidays of one kind that fall on the same day apart', () => {
    const together = ['Hari Wesak', 'Pesta Kaamatan'].map((name) => ({
      kind: 'federal' as const,
      name,
      from: '2026-05-31',
      to: '2026-05-31',
    }));
    const uids = of({ holidays: together, entries: [], events: [] }).map(({ uid }) => uid);
    expect(new Set(uids).size).toBe(2);
  });
});
