import { type ContentStandard, type Curriculum, curriculumSample } from './curriculum-sample';
import { escapeHtml } from './escape-html';

function standardHtml({ code, text, learning }: ContentStandard): string {
  const items = learning.map(
    (one) =>
      `<li data-standard class="flex gap-4 py-2"><span class="w-14 shrink-0 text-muted tabular-nums">${one.code}</span><span>${escapeHtml(one.text)}</span></li>`,
  );
  return `<section class="mt-4"><h4 class="font-medium"><span class="text-muted tabular-nums">${code}</span> ${escapeHtml(text)}</h4><ul class="mt-1 divide-y divide-line text-sm">${items.join('')}</ul></section>`;
}

function subjectHtml({ subject, year, fields }: Curriculum): string {
  const parts = fields.map(
    ({ code, title, standards }) =>
      `<section class="mt-5"><h3 class="font-semibold"><span class="text-muted tabular-nums">${code}</span> ${escapeHtml(title)}</h3>${standards.map(standardHtml).join('')}</section>`,
  );
  return `<details open data-subject class="rounded-lg border border-line bg-raised px-5 py-4"><summary class="cursor-pointer py-1"><h2 class="inline font-semibold text-lg">${escapeHtml(subject)}, ${escapeHtml(year)}</h2></summary>${parts.join('')}</details>`;
}

export const curriculumHtml = curriculumSample.map(subjectHtml).join('');
