import { paths } from '../../site/paths';
import { matchingOptions } from '../../ui/option-filter';
import { inOrderOfUse, wordsOf } from './page-words';

const pages = [paths.terms, paths.settings, paths.lessonPlans, paths.dashboard].map((path) => ({
  path,
  title: path,
}));

it('the pages that are wanted most stand first, those that nobody placed last', () => {
  expect(inOrderOfUse(pages).map(({ path }) => path)).toEqual([
    paths.dashboard,
    paths.lessonPlans,
    paths.settings,
    paths.terms,
  ]);
});

it.each([
  ['rph', paths.lessonPlans],
  ['kata laluan', paths.settings],
])('"%s" finds %s, which is called otherwise', (query, path) => {
  const options = pages.map((page) => ({ value: page.path, label: 'Halaman', words: wordsOf(page.path) }));
  expect(matchingOptions(options, query).map(({ value }) => value)).toEqual([path]);
});
