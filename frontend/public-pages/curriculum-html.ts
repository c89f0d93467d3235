import { SAMPLE, type SampleSubject } from '../../backend/src/modules/curriculum/domain/sample';
import { escapeHtml } from './escape-html';

type Strand = SampleSubject['strands'][number];
type ContentStandard = Strand['standards'][number];

/** The levels are folded: who reads the standards is not held up by them. */
function levelsHtml(descriptors: readonly string[]): string {
  const items = descriptors.map(
    (text, at) =>
      `<li class="flex gap-4 py-1"><span class="w-14 shrink-0 text-muted">TP${at + 1}</span><span>${escapeHtml(text)}</span></li>`,
  );
  return `<details class="mt-1 text-sm"><summary class="cursor-pointer py-2 text-muted">Tahap penguasaan TP1 hingga TP6</summary><ul class="pb-2">${items.join('')}</ul></details>`;
}

function standardHtml({ code, text, descriptors, learning }: ContentStandard): string {
  const items = learning.map(
    (one) =>
      `<li data-standard class="flex gap-4 py-2"><span class="w-14 shrink-0 text-muted tabular-nums">${one.code}</span><span>${escapeHtml(one.text)}</span></li>`,
  );
  return `<section class="mt-4"><h4 class="font-medium"><span class="text-muted tabular-nums">${code}</span> ${escapeHtml(text)}</h4><ul class="mt-1 divide-y divide-line text-sm">${items.join('')}</ul>${levelsHtml(descriptors)}</section>`;
}

function strandHtml({ code, title, standards }: Strand): string {
  return `<section class="mt-5"><h3 class="font-semibold"><span class="text-muted tabular-nums">${code}</span> ${escapeHtml(title)}</h3>${standards.map(standardHtml).join('')}</section>`;
}

function subjectHtml({ name, strands }: SampleSubject): string {
  return `<details open data-subject class="rounded-lg border border-line bg-raised px-5 py-4"><summary class="cursor-pointer py-1"><h2 class="inline font-semibold text-lg">${escapeHtml(name)} (contoh rekaan), Tahun 4</h2></summary>${strands.map(strandHtml).join('')}</details>`;
}

/** As the schools of the demonstration have it. */
export const curriculumHtml = SAMPLE.map(subjectHtml).join('');
