import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import ts from 'typescript';
import { ASKING_NOTHING, WAYS } from '../e2e/support/sheets-with-forms';

/** Source text by path below `src`. */
type Sources = ReadonlyMap<string, string>;

/** What asks before typed words go: whatever is closed is one of these. */
/** These have a sheet and its form inside: what stands in their `fields` stands in the form. */
const NOUN_FORMS = ['RecordSheet', 'NounPage'];
const FRAMES = ['Dialog', 'Sheet', 'SidePanel', ...NOUN_FORMS];

/** Where what is typed needs no question, and why. Another one is a decision. */
const UNASKED: Readonly<Record<string, string>> = {
  'forms/form.tsx form': 'the form speaks for its fields',
  'records/record-form.tsx kept': 'on the device from the first letter',
  'grid/grid.tsx kept': 'on the device from the first letter',
  'features/yearly-plans/row-note.tsx kept': 'on the device from the first letter',
  'features/reviews/remark-box.tsx kept': 'on the device from the first letter, in the tab of a shared one',
  'features/timetable/import/timetable-import.tsx kept': 'in the tab from the first letter',
  'features/operations/filter-frame.tsx filter': 'asks for a list',
  'features/operations/finance/ledger-panel.tsx filter': 'asks for a file',
  'features/checks/check-screen.tsx filter': 'asks for a page',
  'features/billing/checkout-form.tsx filter': 'choices with their price, nothing typed',
  'workbench/gallery/examples/fetched-icon.tsx filter': 'asks for an icon',
};

/** Whose values are kept elsewhere: they are found again there. */
const OVER_A_STORE = [
  'features/registration/contest.tsx',
  'features/registration/new-account.tsx',
  'features/registration/step-form.tsx',
  'features/timetable/personal/personal-panel.tsx',
];

/** Where what is typed proves something, and is of no use later. */
const PROOFS = [
  'features/proof/proof-dialog.tsx',
  'features/pupils/card/erasure-dialog.tsx',
  'features/pupils/leavers/leavers-dialog.tsx',
  'features/settings/password-section.tsx',
  'features/sign-in/joining/use-joining.ts',
  'features/sign-in/recovery/reset-screen.tsx',
  'features/sign-in/sign-in/password-form.tsx',
  'forms/code-form.tsx',
];

/** What is chosen rather than typed. */
const CHOICES = [
  'CheckboxField',
  'RadioField',
  'RangeField',
  'SelectField',
  'SwitchField',
  'select',
  'input',
];

/** In a frame, but in no form: it goes without a question, and why that is no loss. */
const CHOSEN_BESIDE_FORMS: Readonly<Record<string, string>> = {
  'records/conflict-resolution.tsx': 'both texts stay, on the device and on the server',
  'features/lesson-plans/editor/versions/plan-versions.tsx': 'which version is looked at',
  'features/lesson-plans/papers/papers-dialog.tsx': 'which paper is fetched',
  'features/visits/new-link-sheet.tsx': 'weeks of its form, in a part of their own',
  'features/classes/subjects/subject-sheet.tsx': 'fields of its form, in a part of their own',
  'features/billing/plan/upgrade-dialog.tsx': 'choices with their price, nothing typed',
};

type Element = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

/** A thousand files hold none of it. */
const ofInterest = /data-typed|<dialog\b|<form\b|<(?:Dialog|Sheet|RecordSheet|NounPage|SidePanel)\b/;

function elementsOf(path: string, text: string): Element[] {
  if (!ofInterest.test(text)) return [];
  const found: Element[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

const tagOf = (element: Element) => element.tagName.getText();

function attributeOf(element: Element, wanted: string): string | undefined {
  const given = element.attributes.properties.find(
    (property) => ts.isJsxAttribute(property) && property.name.getText() === wanted,
  );
  return given && ts.isJsxAttribute(given) ? (given.initializer?.getText() ?? '') : undefined;
}

const isInForm = (node: ts.Node): boolean =>
  (ts.isJsxElement(node) && tagOf(node.openingElement) === 'Form') ||
  (ts.isJsxAttribute(node) &&
    node.name.getText() === 'fields' &&
    NOUN_FORMS.includes(tagOf(node.parent.parent))) ||
  (node.parent && isInForm(node.parent));

/** Files that open a frame and choose something beside its form. */
const choosingBesideForms = (sources: Sources): string[] =>
  [...sources].flatMap(([path, text]) => {
    const elements = elementsOf(path, text);
    const hasFrame = elements.some((element) => FRAMES.includes(tagOf(element)));
    const isBeside = (element: Element) => CHOICES.includes(tagOf(element)) && !isInForm(element);
    return hasFrame && elements.some(isBeside) ? [path] : [];
  });

/** Where a name comes from, also where its part is fetched later. */
function originsOf(path: string, text: string): ReadonlyMap<string, string> {
  const named = [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '(\.[^']*)';/gm)].flatMap(
    ([, names = '', from = '']) => names.split(',').map((name) => [name.trim(), from] as const),
  );
  const later = [...text.matchAll(/const (\w+) = lazy\([\s\S]*?import\('([^']+)'\)/g)].map(
    ([, name = '', from = '']) => [name, from] as const,
  );
  const fileOf = (from: string) => `${posix.join(posix.dirname(path), from)}.tsx`;
  return new Map([...named, ...later].map(([name, from]) => [name, fileOf(from)]));
}

const TYPED_INTO =
  /^(?:Form|RecordSheet|NounPage|ReasonDialog|input|textarea|(?:Text|Textarea|Date|Time|Number|Combobox|Suggestion|Password|Email)Field)$/;
const BLOCKS = /^(?:ui|forms|nouns)\//;

/** Of the files that open a sheet, those in which something is typed: there, or in what is shown in it. */
function sheetsTypedInto(sources: Sources): string[] {
  const tagsIn = (path: string) =>
    [...(sources.get(path) ?? '').matchAll(/(?<!\w)<(\w+)/g)].map(([, tag = '']) => tag);
  const opens = (path: string) => tagsIn(path).some((tag) => FRAMES.includes(tag) || tag === 'ReasonDialog');
  const isTyped = (path: string, seen: ReadonlySet<string>): boolean => {
    const own = tagsIn(path);
    if (own.some((tag) => TYPED_INTO.test(tag))) return true;
    const origins = originsOf(path, sources.get(path) ?? '');
    return own
      .flatMap((tag) => origins.get(tag) ?? [])
      .some(
        (each) =>
          !seen.has(each) && !BLOCKS.test(each) && !opens(each) && isTyped(each, new Set([...seen, each])),
      );
  };
  return [...sources.keys()].filter(
    (path) => opens(path) && !/^(?:ui|nouns)\//.test(path) && isTyped(path, new Set([path])),
  );
}

/** Whatever could take typed words away without a question. */
function waysOut(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) => {
    const elements = elementsOf(path, text);
    const closers = elements.flatMap((element) =>
      FRAMES.includes(tagOf(element)) ? (attributeOf(element, 'onClose') ?? []) : [],
    );
    return [
      ...elements.flatMap((element) => problemsOf(path, element, closers)),
      ...(/\buseBlocker\b/.test(text) && path !== 'app/leave-guard.tsx' ? [`${path}: a second blocker`] : []),
    ];
  });
}

function problemsOf(path: string, element: Element, closers: readonly string[]): string[] {
  const tag = tagOf(element);
  const typed = attributeOf(element, 'data-typed');
  const press = attributeOf(element, 'onClick');
  return [
    ...(tag === 'dialog' && path !== 'ui/modal.tsx' ? [`${path}: a dialog of its own`] : []),
    ...(tag === 'form' && typed === undefined ? [`${path}: a form that nobody asks about`] : []),
    ...(typed !== undefined && !(`${path} ${typed.replaceAll('"', '')}` in UNASKED)
      ? [`${path}: data-typed=${typed} is not among those that need no question`]
      : []),
    ...(press && closers.includes(press) ? [`${path}: ${tag} closes without asking: take CloseButton`] : []),
  ];
}

const productSources = (): Sources =>
  new Map(
    readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.(?:d|spec)\.tsx?$/.test(path))
      .map((path) => [path.replaceAll(sep, '/'), readFileSync(join(__dirname, path), 'utf8')]),
  );

const filesWith = (sources: Sources, words: RegExp) =>
  [...sources].flatMap(([path, text]) => (words.test(text) ? [path] : [])).sort();

describe('what is typed in any form is kept or asked about', () => {
  const sources = productSources();

  it('in every sheet, dialog, panel and form there is', () => {
    const frames = [...sources].flatMap(([path, text]) =>
      elementsOf(path, text).filter((element) => FRAMES.includes(tagOf(element))),
    );
    expect(frames.length).toBeGreaterThan(80);
    expect(waysOut(sources)).toEqual([]);
  });

  it('but where a list says why not', () => {
    const said = [...sources].flatMap(([path, text]) =>
      elementsOf(path, text).flatMap((element) => {
        const typed = attributeOf(element, 'data-typed');
        return typed === undefined ? [] : [`${path} ${typed.replaceAll('"', '')}`];
      }),
    );
    expect([...new Set(said)].sort()).toEqual(Object.keys(UNASKED).sort());
    expect(filesWith(sources, /\bisProof: true\b/)).toEqual(PROOFS);
    expect(filesWith(sources, /\buseFormOver\(/)).toEqual(
      expect.arrayContaining([...OVER_A_STORE, 'forms/use-form.ts']),
    );
    expect(filesWith(sources, /\buseFormOver\b/)).toHaveLength(OVER_A_STORE.length + 1);
  });

  it('and each is opened once a week, by somebody who types a letter and leaves', () => {
    expect(sheetsTypedInto(sources).sort()).toEqual(
      [...Object.keys(WAYS), ...Object.keys(ASKING_NOTHING)].sort(),
    );
  });

  it('and so is what is chosen in a sheet: it stands in a form, or a list says why nothing is lost', () => {
    expect(choosingBesideForms(sources).sort()).toEqual(Object.keys(CHOSEN_BESIDE_FORMS).sort());
    const beside = '<Sheet><Form form={form} /><SelectField /></Sheet>';
    const within = '<Sheet><Form form={form}><SelectField /></Form></Sheet>';
    const field = '<RecordSheet fields={{ kind: (form) => <SelectField /> }} />';
    expect(
      choosingBesideForms(
        new Map([
          ['a.tsx', `const x = ${beside};`],
          ['b.tsx', `const x = ${within};`],
          ['c.tsx', `const x = ${field};`],
        ]),
      ),
    ).toEqual(['a.tsx']);
  });

  it.each([
    ['<dialog open />', 'a dialog of its own'],
    ['<form onSubmit={send} />', 'a form that nobody asks about'],
    ['<form data-typed="kept" />', 'is not among those that need no question'],
    ['<Sheet onClose={onClose}><Button onClick={onClose} /></Sheet>', 'Button closes without asking'],
    ['<Dialog onClose={() => go(null)} actions={<a onClick={() => go(null)} />} />', 'closes without asking'],
  ])('%s is found', (markup, problem) => {
    const found = waysOut(new Map([['features/x/x.tsx', `const x = ${markup};`]]));
    expect(found).toEqual([expect.stringContaining(problem)]);
  });

  it('by one guard alone: a router has one', () => {
    expect(waysOut(new Map([['features/x/x.tsx', 'useBlocker(true);']]))).toEqual([
      'features/x/x.tsx: a second blocker',
    ]);
  });
});
