import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BACKEND_DIST } from '../local/checkout.ts';

const DATE = '2026-10-13';
const LESSONS = 100;

type Sheet = object;
type Sheets = Readonly<{ sheetsOf(week: object, asked: object): readonly Sheet[] }>;
type Pdf = Readonly<{
  planPdf(title: string, head: object, weeks: AsyncIterable<object>): AsyncIterable<Uint8Array>;
}>;

const folder = join(BACKEND_DIST, 'modules/plan-papers/papers');
const load = (file: string) => import(pathToFileURL(join(folder, file)).href);
const { sheetsOf }: Sheets = await load('plan-sheets.js');
const { planPdf }: Pdf = await load('plan-pdf.js');

/** `ms` of the clock, `processorMs` of this process. */
export type PaperTimes = Readonly<{ ms: number; processorMs: number; bytes: number }>;

process.on('message', async () => process.send?.(await draw()));
process.channel?.ref();
process.send?.('ready');

async function draw(): Promise<PaperTimes> {
  const begunAt = performance.now();
  const used = process.cpuUsage();
  const head = {
    school: { name: 'SK Seri Contoh', code: 'ABA1001', place: 'Perak', logo: null },
    author: 'Nurul Huda',
    now: 0,
  };
  const lessons = Array.from({ length: LESSONS }, (_, n) => ({
    plan: planOf(n),
    noted: null,
    pupils: 28,
    room: 'Makmal 1',
  }));
  const week = { week: DATE, name: 'Minggu 36', session: '2026', lessons, beside: new Map() };
  const sheets = sheetsOf(week, { author: head.author, layout: 'lesson', isOfOneClass: false });
  let bytes = 0;
  for await (const piece of planPdf('Minggu 36', head, once({ ...week, sheets }))) bytes += piece.length;
  const { user, system } = process.cpuUsage(used);
  return { ms: performance.now() - begunAt, processorMs: (user + system) / 1_000, bytes };
}

async function* once<Item>(item: Item): AsyncIterable<Item> {
  yield item;
}

function planOf(n: number) {
  return {
    ...{
      id: String(n),
      version: 1,
      date: DATE,
      startTime: '08:00',
      endTime: '08:30',
      className: '5 Bestari',
    },
    ...{ subject: 'Sains', topic: `Haba dan bahan ${n}`, contentStandards: ['9.2 Haba mengubah bahan'] },
    learningStandards: ['9.2.2 Menyiasat bahan yang melebur dan membeku'],
    objective:
      'Pada akhir PdP, sekurang-kurangnya 22 daripada 28 murid dapat mengelaskan tiga bahan mengikut cepat atau lambat melebur, berdasarkan pemerhatian sendiri.',
    successCriteria: 'Menamakan tiga bahan.\nMenyusunnya mengikut masa melebur.\nMemberi satu sebab.',
    activities:
      'Tunjuk ais di tangan; murid meramal apa yang berlaku dan berapa lama. (5 min)\nStesen tiga bahan: ais, mentega, lilin di atas air suam; pencatat menulis masa melebur. (12 min)\nKumpulan membanding catatan, menyusun bahan dan menampal susunan di papan. (8 min)\nTiket keluar: satu bahan, satu sebab. (5 min)',
    reflection:
      '22 daripada 27 murid 5 Bestari mengelaskan tiga bahan. Lima murid diberi pemulihan pada Khamis dengan lilin sahaja.',
    ...{ pedagogy: 'pembelajaran stesen', thinking: 'menganalisis', crossCurricular: 'sains dan teknologi' },
    ...{ moralValues: 'teliti, bekerjasama', targetLevel: 3, assessment: 'Pemerhatian dan tiket keluar' },
    resources: 'Ais, mentega, lilin, air suam, tiga bekas, jam randik, kad susunan',
    enrichment: 'Ramal masa bagi coklat dan uji di rumah bersama penjaga.',
    remediation: 'Ulang stesen lilin dalam kumpulan empat orang pada Khamis.',
  };
}
