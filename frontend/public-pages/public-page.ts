import { addCurriculumSearch } from './curriculum-search';
import { addPriceChoice } from './price-choice';
import { addThemeToggle } from './theme-toggle';

/** All the script of the public pages: they carry no framework and can be read without it. */
export function addPageScripts(): void {
  addThemeToggle();
  addPriceChoice();
  addCurriculumSearch();
}

addPageScripts();
