import { addCurriculumSearch } from './curriculum-search';
import { addPriceChoice } from './price-choice';
import { addThemeToggle } from './theme-toggle';

/** The public pages carry no framework: this is all their script, and they can be read without it. */
addThemeToggle();
addPriceChoice();
addCurriculumSearch();
