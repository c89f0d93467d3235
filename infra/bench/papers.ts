import { readdir, readFile } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../local/steps/chromium.ts';
import { withScript } from './child-script.ts';
import { interleave } from './interleave.ts';
import type { PaperTimes } from './papers-loop.ts';
import type { Bench } from './product.ts';
import { durationRow, type Row } from './row.ts';

const GOALS = { time: '<= 250 ms', processor: '<= 0.33x' };
const LESSONS = 100;
/** Both sides work all day: by then what is hot has been compiled. */
const WARMING_ROUNDS = 10;
/** Of the clock in which Linux tells what a process has used. */
const TICK_MS = 10;

/** A hundred lesson pages as PDF beside Chromium's print of as many pages that say the same, the page open already. */
export async function papers({ environment }: Bench): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    await page.setContent(lessonPages());
    return await withScript('papers-loop.ts', environment, async (ours) => {
      const drawn = async () => (await ours.ask({ draw: LESSONS })) as PaperTimes;
      for (let round = 0; round < WARMING_ROUNDS; round += 1) {
        await drawn();
        await printed(page, browser);
      }
      const pairs = await interleave(drawn, () => printed(page, browser));
      const of = (read: (times: PaperTimes) => number) =>
        pairs.map((pair) => ({ ours: read(pair.ours), reference: read(pair.reference) }));
      return [
        durationRow(
          { name: '100 lesson pages as PDF / Chromium print', goal: GOALS.time },
          of(({ ms }) => ms),
        ),
        durationRow(
          { name: '100 lesson pages, processor time', goal: GOALS.processor },
          of(({ processorMs }) => processorMs),
        ),
      ];
    });
  } finally {
    await browser.close();
  }
}

async function printed(page: Page, browser: Browser): Promise<PaperTimes> {
  const used = await usedByBrowser(browser);
  const begunAt = performance.now();
  const pdf = await page.pdf({ format: 'A4' });
  const ms = performance.now() - begunAt;
  return { ms, processorMs: (await usedByBrowser(browser)) - used, bytes: pdf.length };
}

/** Of all processes that descend from this one and are Chromium's. */
async function usedByBrowser(browser: Browser): Promise<number> {
  if (!browser.isConnected()) throw new Error('The browser has gone.');
  const stats = await Promise.all(
    (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map((pid) => statOf(pid)),
  );
  const known = stats.filter((stat) => stat !== null);
  const ours = new Set([process.pid]);
  for (let grew = true; grew; ) {
    const found = known.filter(({ pid, parent }) => ours.has(parent) && !ours.has(pid));
    for (const { pid } of found) ours.add(pid);
    grew = found.length > 0;
  }
  const ticks = known.filter(({ pid, name }) => ours.has(pid) && /chrom|headless/i.test(name));
  return ticks.reduce((sum, { used }) => sum + used * TICK_MS, 0);
}

async function statOf(process: string) {
  const text = await readFile(`/proc/${process}/stat`, 'utf8').catch(() => '');
  const [, pid, name = '', rest = ''] = /^(\d+) \((.*)\) (.*)$/su.exec(text) ?? [];
  if (pid === undefined) return null;
  const fields = rest.split(' ').map(Number);
  return { pid: Number(pid), name, parent: fields[1] ?? 0, used: (fields[11] ?? 0) + (fields[12] ?? 0) };
}

/** As the browser's own print of a plan would have them. */
function lessonPages(): string {
  const rows = [
    ['Mata pelajaran', 'Sains · Haba dan bahan · Makmal 1'],
    ['Standard kandungan', '9.2 Haba mengubah bahan'],
    ['Standard pembelajaran', '9.2.2 Menyiasat bahan yang melebur dan membeku'],
    [
      'Objektif',
      'Pada akhir PdP, sekurang-kurangnya 22 daripada 28 murid dapat mengelaskan tiga bahan mengikut cepat atau lambat melebur, berdasarkan pemerhatian sendiri.',
    ],
    [
      'Kriteria kejayaan',
      'Menamakan tiga bahan.<br>Menyusunnya mengikut masa melebur.<br>Memberi satu sebab.',
    ],
    [
      'Aktiviti',
      'Tunjuk ais di tangan; murid meramal apa yang berlaku dan berapa lama.<br>Stesen tiga bahan: ais, mentega, lilin di atas air suam; pencatat menulis masa melebur.<br>Kumpulan membanding catatan, menyusun bahan dan menampal susunan di papan.<br>Tiket keluar: satu bahan, satu sebab.',
    ],
    [
      'Unsur',
      'KBAT: menganalisis<br>PAK-21: pembelajaran stesen<br>EMK: sains dan teknologi<br>Nilai: teliti, bekerjasama',
    ],
    ['BBM', 'Ais, mentega, lilin, air suam, tiga bekas, jam randik, kad susunan'],
    ['Pentaksiran', 'Pemerhatian dan tiket keluar<br>TP sasaran: TP3'],
    ['Pengayaan', 'Ramal masa bagi coklat dan uji di rumah bersama penjaga.'],
    ['Pemulihan', 'Ulang stesen lilin dalam kumpulan empat orang pada Khamis.'],
    [
      'Refleksi',
      '22 daripada 27 murid 5 Bestari mengelaskan tiga bahan. Lima murid diberi pemulihan pada Khamis dengan lilin sahaja.',
    ],
  ];
  const table = rows.map(([head, text]) => `<tr><th>${head}</th><td>${text}</td></tr>`).join('');
  const page = (n: number) =>
    `<section><h1>SK Seri Contoh</h1><p>Rancangan Pengajaran Harian · Minggu 36 · ${n}</p><table>${table}</table></section>`;
  const style =
    'section{break-after:page;font:12px sans-serif}table{border-collapse:collapse}td,th{border:1px solid;padding:6px;text-align:left;vertical-align:top}';
  return `<style>${style}</style>${Array.from({ length: LESSONS }, (_, n) => page(n)).join('')}`;
}
