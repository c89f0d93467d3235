import {
  type Change,
  type Finding,
  type ImportRow,
  type KnownRecord,
  type Planned,
  rowName,
  SKIP_ROW,
} from '../../../platform/imports/finding.js';
import { carriedRows } from './carried-rows.js';
import { editionKey } from './edition.js';
import { codeAndTextIn, curriculumIn, gradeLevelIn, levelIn } from './imported-values.js';
import { isCodeUnder, type NodeKind } from './node.js';

/** Which edition a row is of. */
export type NamedEdition = Readonly<{
  curriculum: string;
  subjectName: string;
  gradeLevel: string;
  year: number;
}>;

export type StandingNode = Readonly<{
  id: string;
  parentId: string | null;
  kind: NodeKind;
  code: string | null;
  text: string;
  descriptors: readonly string[];
  isOwn: boolean;
}>;

/** One of the strand, the standard and what is learned, that a row names. `position`: the number of the row. */
export type NamedNode = Readonly<{ kind: NodeKind; code: string | null; text: string; position: number }>;

/** `nodes`: from the strand down. `descriptor`: of the last of them or, told beside several, of the content standard. */
export type CurriculumPlan = Readonly<{
  edition: NamedEdition;
  nodes: readonly NamedNode[];
  descriptor: Readonly<{ kind: NodeKind; level: number; text: string }> | null;
}>;

/** What was said of the file as a whole; null until it is complete. `nodesOf`: what stands of an edition, by its key. */
type Surroundings = Readonly<{
  year: number | null;
  nodesOf: ReadonlyMap<string, readonly StandingNode[]>;
}>;

type Read = Readonly<{ number: number; findings: Finding[]; plan: CurriculumPlan | null }>;

const LONGEST_TEXT = 2_000;

/** Each row with what it brings, compared with what stands. */
export function plannedCurriculum(
  rows: readonly ImportRow[],
  around: Surroundings,
): Planned<CurriculumPlan>[] {
  const read = carriedRows(rows).map((row) => readRow(row, around.year));
  const standing = standingNodes(around);
  const aside = standardsWithLevelsAside(read);
  const told = new Map<string, Readonly<{ number: number; text: string }>>();
  return read.map(({ number, findings, plan }) => {
    if (!plan) return { number, outcome: 'new', findings, record: null, plan: null };
    const placed = aside.has(standardKey(plan)) ? ofContentStandard(plan) : plan;
    const clash = clashOf(placed, number, told) ?? ownAddition(placed, standing);
    if (clash) return { number, outcome: 'new', findings: [...findings, clash], record: null, plan: null };
    const isFirstSaid = (node: NamedNode) => told.get(placeIn(placed.edition, node))?.number === number;
    const outcome = outcomeOf(placed, standing, isFirstSaid);
    const record = outcome === 'changed' ? recordOf(placed, standing) : null;
    return { number, outcome, findings, record, plan: placed };
  });
}

/** What stands, by where it does: files are long. */
type Standing = ReadonlyMap<string, StandingNode>;

function standingNodes({ nodesOf }: Surroundings): Standing {
  return new Map(
    [...nodesOf].flatMap(([key, nodes]) => nodes.map((node) => [`${key}\n${nodeKey(node)}`, node] as const)),
  );
}

function placeIn(edition: NamedEdition, node: Pick<NamedNode, 'kind' | 'code' | 'text'>): string {
  return `${editionKey(edition)}\n${nodeKey(node)}`;
}

/** Of which editions a file is, by their keys: what stands of them is read first. */
export function editionsNamed(rows: readonly ImportRow[], year: number | null): Set<string> {
  const plans = carriedRows(rows).map((row) => readRow(row, year).plan);
  return new Set(plans.flatMap((plan) => (plan ? [editionKey(plan.edition)] : [])));
}

export function nodeKey({ kind, code, text }: Pick<NamedNode, 'kind' | 'code' | 'text'>): string {
  return `${kind}\n${code ?? text.toLowerCase()}`;
}

function readRow({ number, values }: ImportRow, year: number | null): Read {
  const findings: Finding[] = [];
  const refuse = (field: string | null, message: string) =>
    void findings.push({
      field,
      isWarning: false,
      message,
      mends: [SKIP_ROW],
    });
  const said = (field: string) => values[field] ?? '';
  if (year === null) refuse(null, 'Nyatakan sumber, hak guna dan sesi pada langkah Padankan.');
  const curriculum = curriculumIn(said('kurikulum'));
  if (!curriculum) refuse('kurikulum', 'Kurikulum ialah KSSR, KSSM atau KP2027.');
  if (said('subjek') === '') refuse('subjek', 'Subjek wajib diisi.');
  if (said('subjek').length > 80) refuse('subjek', 'Nama subjek melebihi 80 aksara.');
  const gradeLevel = gradeLevelIn(said('tahun'), curriculum ?? '');
  if (!gradeLevel) refuse('tahun', 'Tulis tahun seperti Tahun 4 atau Tingkatan 1.');
  const nodes = namedNodes(number, said, refuse);
  const descriptor = descriptorIn(said, nodes, refuse);
  for (const { kind, text } of nodes)
    if (text.length > LONGEST_TEXT) refuse(FIELD[kind], `Teks melebihi ${LONGEST_TEXT} aksara.`);
  const learning = nodes.find(({ kind }) => kind === 'learning_standard');
  const content = nodes.find(({ kind }) => kind === 'content_standard');
  if (learning?.code && content?.code && !isCodeUnder(learning.code, content.code))
    findings.push({
      field: 'sp_kod',
      isWarning: true,
      message: `Kod SP tidak bermula dengan ${content.code}.`,
      mends: [],
    });
  if (!curriculum || !gradeLevel || year === null || findings.some(({ isWarning }) => !isWarning))
    return { number, findings, plan: null };
  const edition = { curriculum, subjectName: said('subjek'), gradeLevel, year };
  return { number, findings, plan: { edition, nodes, descriptor } };
}

const FIELD: Readonly<Record<NodeKind, string>> = {
  strand: 'bidang',
  content_standard: 'sk',
  learning_standard: 'sp',
};

type Said = (field: string) => string;
type Refuse = (field: string, message: string) => void;

/** A row may stop at the strand or at the content standard. */
function namedNodes(position: number, said: Said, refuse: Refuse): NamedNode[] {
  if (said('bidang') === '') {
    refuse('bidang', 'Bidang wajib diisi.');
    return [];
  }
  const { code = null, text } = codeAndTextIn('', said('bidang'));
  const nodes: NamedNode[] = [{ kind: 'strand', code, text, position }];
  for (const [kind, field, short] of [
    ['content_standard', 'sk', 'SK'],
    ['learning_standard', 'sp', 'SP'],
  ] as const) {
    if (said(field) === '' && said(`${field}_kod`) === '') return nodes;
    const named = codeAndTextIn(said(`${field}_kod`), said(field));
    if (named.code === undefined) refuse(`${field}_kod`, `Tulis kod ${short} seperti 1.2 atau 1.2.3.`);
    if (named.text === '') refuse(field, `Teks ${short} wajib diisi.`);
    nodes.push({ kind, code: named.code ?? null, text: named.text, position });
    if (field === 'sp' && nodes.length < 3) refuse('sk', 'SK wajib diisi.');
  }
  return nodes;
}

function descriptorIn(said: Said, nodes: readonly NamedNode[], refuse: Refuse): CurriculumPlan['descriptor'] {
  const text = said('deskriptor');
  if (text === '') return null;
  const level = levelIn(said('tp'));
  const of = nodes.at(-1);
  if (level === undefined) refuse('tp', 'TP ialah 1 hingga 6.');
  if (text.length > LONGEST_TEXT) refuse('deskriptor', `Teks melebihi ${LONGEST_TEXT} aksara.`);
  if (of?.kind === 'strand') refuse('sk', 'TP ialah bagi SK atau SP.');
  return of && level !== undefined ? { kind: of.kind, level, text } : null;
}

/**
 * Levels of a content standard often stand beside its learning standards, one a line, until they run out: then no level
 * is told twice though several learning standards hold some.
 */
function standardsWithLevelsAside(read: readonly Read[]): Set<string> {
  const levels = new Map<string, number[]>();
  const holders = new Map<string, Set<string>>();
  for (const { plan } of read) {
    if (plan?.descriptor?.kind !== 'learning_standard') continue;
    const key = standardKey(plan);
    levels.set(key, [...(levels.get(key) ?? []), plan.descriptor.level]);
    holders.set(key, (holders.get(key) ?? new Set()).add(plan.nodes.at(-1)?.code ?? ''));
  }
  const isAside = (key: string) => {
    const told = levels.get(key) ?? [];
    return (holders.get(key)?.size ?? 0) > 1 && new Set(told).size === told.length;
  };
  return new Set([...levels.keys()].filter(isAside));
}

function standardKey({ edition, nodes }: CurriculumPlan): string {
  return `${editionKey(edition)}\n${nodes[1]?.code}`;
}

function ofContentStandard(plan: CurriculumPlan): CurriculumPlan {
  return { ...plan, descriptor: plan.descriptor && { ...plan.descriptor, kind: 'content_standard' } };
}

/** What two rows say otherwise of the same thing. */
function clashOf(
  { edition, nodes, descriptor }: CurriculumPlan,
  number: number,
  told: Map<string, Readonly<{ number: number; text: string }>>,
): Finding | null {
  const holder = nodes.find(({ kind }) => kind === descriptor?.kind);
  const things = [
    ...nodes.map((node) => ({ key: nodeKey(node), field: FIELD[node.kind], text: node.text })),
    ...(holder && descriptor
      ? [{ key: `${nodeKey(holder)}\n${descriptor.level}`, field: 'deskriptor', text: descriptor.text }]
      : []),
  ];
  for (const { key, field, text } of things) {
    const place = `${editionKey(edition)}\n${key}`;
    const earlier = told.get(place);
    if (!earlier) told.set(place, { number, text });
    else if (earlier.text !== text)
      return clash(field, `Teks berbeza daripada baris ${rowName(earlier.number)}.`);
  }
  return null;
}

function ownAddition({ edition, nodes }: CurriculumPlan, standing: Standing): Finding | null {
  const own = nodes.find((node) => standing.get(placeIn(edition, node))?.isOwn);
  if (!own) return null;
  return clash(FIELD[own.kind], `${own.code ?? own.text} sudah ada sebagai tambahan sekolah.`);
}

function clash(field: string, message: string): Finding {
  return { field, isWarning: false, message, mends: [SKIP_ROW] };
}

function recordOf({ edition, nodes, descriptor }: CurriculumPlan, standing: Standing): KnownRecord {
  const changes = nodes.flatMap((node): Change[] => {
    const before = standing.get(placeIn(edition, node));
    if (!before) return [];
    const texts =
      before.text === node.text ? [] : [{ field: FIELD[node.kind], before: before.text, after: node.text }];
    const told = descriptor?.kind === node.kind ? (before.descriptors[descriptor.level - 1] ?? '') : null;
    return told === null || told === descriptor?.text
      ? texts
      : [...texts, { field: 'deskriptor', before: told, after: descriptor?.text ?? '' }];
  });
  const named = nodes.at(-1);
  return {
    title: [named?.code, named?.text].filter(Boolean).join(' '),
    detail: edition.subjectName,
    knownBy: 'Kod sama',
    changes,
  };
}

/** Of what the row is the first to say. */
function outcomeOf(
  { edition, nodes, descriptor }: CurriculumPlan,
  standing: Standing,
  isFirstSaid: (node: NamedNode) => boolean,
): 'new' | 'changed' | 'same' {
  const found = nodes.map((node) => standing.get(placeIn(edition, node)));
  const isNew = nodes.some((node, at) => !found[at] && isFirstSaid(node));
  const holderAt = nodes.findIndex(({ kind }) => kind === descriptor?.kind);
  if (isNew || (holderAt >= 0 && !found[holderAt])) return 'new';
  const isChanged = nodes.some(
    (node, at) =>
      found[at] &&
      isFirstSaid(node) &&
      (found[at].text !== node.text || found[at].parentId !== (found[at - 1]?.id ?? null)),
  );
  const isSaidOtherwise =
    descriptor !== null && found[holderAt]?.descriptors[descriptor.level - 1] !== descriptor.text;
  return isChanged || isSaidOtherwise ? 'changed' : 'same';
}
