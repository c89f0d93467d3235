import { addCurriculumSearch } from './curriculum-search';
import { addPriceChoice } from './price-choice';
import { addSchoolDoor } from './school-door';
import { addThemeToggle } from './theme-toggle';

/** All the script of the public pages: they carry no framework and can be read without it. */
export function addPageScripts(): void {
  addSchoolDoor();
  addThemeToggle();
  addPriceChoice();
  addCurriculumSearch();
}

addPageScripts();
