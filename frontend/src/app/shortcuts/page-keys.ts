import { paths } from '../../site/paths';
import { everyPage } from '../every-page';

type Place = { letter: string; label: string; selector: string };

const to = (path: string) => `a[href="${path}"]`;

/** Links to a page, whichever school its address names. */
function linksTo(path: string): string {
  const [start, end] = path.split(':schoolCode');
  return end === undefined ? `${to(path)}, a[href^="${path}?"]` : `a[href^="${start}"][href$="${end}"]`;
}

const knownPlaces: readonly Place[] = everyPage.flatMap(({ letter, title, path }) =>
  letter ? [{ letter, label: title, selector: linksTo(path) }] : [],
);

/** Where the page leads to by G and a letter: what it has a link to, and so what is open to the person. */
export function placesOfPage(): readonly Place[] {
  return knownPlaces.filter(({ selector }) => document.querySelector(selector));
}

export function openPlace(letter: string): void {
  const place = knownPlaces.find((known) => known.letter === letter);
  if (place) document.querySelector<HTMLElement>(place.selector)?.click();
}

/** What begins something new, on the pages that offer it: of the page's own kind, else a plan. */
export function createControl(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>('main [aria-keyshortcuts="N"]:enabled') ??
    document.querySelector<HTMLElement>(`main ${to(paths.lessonPlanEditor)}`)
  );
}

/** What folds and unfolds the rail, beside pages that are grids. */
export function railToggle(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[aria-keyshortcuts="["]');
}

/** Where the list of the page is searched, on the pages that have such a field. */
export function searchField(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main input[type="search"], main [data-search] input');
}

/** One for each row of the lists on the page: what opens it, or else the first thing in it that can be pressed. */
export function rowControls(): HTMLElement[] {
  return [...document.querySelectorAll('main [data-row]')]
    .map(
      (row) =>
        row.querySelector<HTMLElement>('a[href]') ??
        row.querySelector<HTMLElement>('button:enabled, input:enabled'),
    )
    .filter((control) => control !== null);
}

/** From the row that has the focus; where none has it, to the first. */
export function moveToRow(step: 1 | -1): void {
  const row = document.activeElement?.closest('[data-row]');
  const controls = rowControls();
  const current = controls.findIndex((control) => row?.contains(control));
  controls[current === -1 ? 0 : current + step]?.focus();
}
