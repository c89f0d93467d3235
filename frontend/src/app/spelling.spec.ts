import { runInNewContext } from 'node:vm';
import { spellingScript } from '../../build/spelling-script';

it.each([
  [['ms-MY', 'en'], true],
  [['en-MY', 'ms'], true],
  [['en-GB', 'msx'], false],
  [[], false],
  [undefined, false],
])('a browser that reads %j has its spelling checked: %s', (languages, isChecked) => {
  const documentElement = { spellcheck: null };
  runInNewContext(spellingScript, { document: { documentElement }, navigator: { languages } });
  expect(documentElement.spellcheck).toBe(isChecked);
});
