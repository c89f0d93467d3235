import type { Type } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.js';
import { type FieldProblem, ValidationError } from '../../platform/errors/errors.js';
import { refuseBoundlessJson } from '../../platform/http/bounded-input.js';
import { validationPipe } from '../../platform/http/validation.pipe.js';
import {
  MOST_IN_FILE,
  OWN_WORK_FORMAT,
  OWN_WORK_KINDS,
  OWN_WORK_VERSION,
  type OwnWorkKind,
} from './domain/own-work-file.js';
import {
  BlockInFileDto,
  FileHeadDto,
  PlanInFileDto,
  TemplateInFileDto,
  YearlyPlanInFileDto,
} from './own-work-file.dto.js';

/** Something of a file with its place in it. */
export type Placed<Item> = Readonly<{ place: string; item: Item }>;

export type ReadOwnWork = Readonly<{
  head: FileHeadDto;
  blocks: readonly Placed<BlockInFileDto>[];
  templates: readonly Placed<TemplateInFileDto>[];
  plans: readonly Placed<PlanInFileDto>[];
  yearlyPlans: readonly Placed<YearlyPlanInFileDto>[];
  /** Of what cannot be read, by its place; what else is in the file is read. */
  problems: readonly FieldProblem[];
  unreadable: Readonly<Record<OwnWorkKind, number>>;
}>;

export class OwnWorkVersionError extends AppError {
  constructor() {
    super('OWN_WORK_VERSION', 400, 'The file is of a version that is not known here.', {
      fields: [{ field: 'file', message: 'must be of a known version' }],
      newest: OWN_WORK_VERSION,
    });
  }
}

const MOST_OBJECTS = 200_000;
/** The rest of the product goes on while so many are checked. */
const AT_ONCE = 50;
const pipe = validationPipe();

type Collected = Readonly<{ problems: FieldProblem[]; unreadable: Record<OwnWorkKind, number> }>;

/** A file as somebody brings it: any text at all. */
export async function readOwnWork(bytes: Buffer): Promise<ReadOwnWork> {
  const file = parsed(bytes);
  if (file.get('format') !== OWN_WORK_FORMAT) throw refused('must be a file of your own work');
  if (file.get('version') !== OWN_WORK_VERSION) throw new OwnWorkVersionError();
  for (const kind of OWN_WORK_KINDS) listOf(file, kind);
  const known = new Set(['format', 'version', 'author', 'school', 'takenAt', ...OWN_WORK_KINDS]);
  const unknown = [...file.keys()].find((key) => !known.has(key));
  if (unknown !== undefined) throw refused('must hold nothing else than your own work');
  const head = { author: file.get('author'), school: file.get('school'), takenAt: file.get('takenAt') };
  const collected: Collected = {
    problems: [],
    unreadable: { blocks: 0, templates: 0, plans: 0, yearlyPlans: 0 },
  };
  return {
    head: await check(head, FileHeadDto),
    blocks: await readAll(file, 'blocks', BlockInFileDto, collected),
    templates: await readAll(file, 'templates', TemplateInFileDto, collected),
    plans: await readAll(file, 'plans', PlanInFileDto, collected),
    yearlyPlans: await readAll(file, 'yearlyPlans', YearlyPlanInFileDto, collected),
    ...collected,
  };
}

function parsed(bytes: Buffer): Map<string, unknown> {
  const text = textOf(bytes);
  refuseBoundlessJson(text, MOST_OBJECTS);
  const file = jsonOf(text);
  if (typeof file !== 'object' || file === null || Array.isArray(file))
    throw refused('must be a file of your own work');
  return new Map(Object.entries(file));
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refused('must be a text in UTF-8');
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refused('must be a whole file of your own work');
  }
}

/** What is not in the file is an empty list. */
function listOf(file: ReadonlyMap<string, unknown>, kind: OwnWorkKind): readonly unknown[] {
  const list = file.get(kind) ?? [];
  if (!Array.isArray(list)) throw refused(`must have a list of ${kind}`);
  if (list.length > MOST_IN_FILE[kind]) throw refused(`must have ${MOST_IN_FILE[kind]} ${kind} at most`);
  return list;
}

async function readAll<Item extends object>(
  file: ReadonlyMap<string, unknown>,
  kind: OwnWorkKind,
  type: Type<Item>,
  { problems, unreadable }: Collected,
): Promise<Placed<Item>[]> {
  const read: Placed<Item>[] = [];
  for (const [at, each] of listOf(file, kind).entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await new Promise(setImmediate);
    const place = `${kind}.${at}`;
    try {
      read.push({ place, item: await check(each, type) });
    } catch (failure) {
      if (!(failure instanceof ValidationError)) throw failure;
      problems.push(...failure.within(place).fields);
      unreadable[kind] += 1;
    }
  }
  return read;
}

function check<Item extends object>(value: unknown, metatype: Type<Item>): Promise<Item> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return Promise.reject(new ValidationError([{ field: 'item', message: 'must be an object' }]));
  return pipe.transform(value, { type: 'body', metatype });
}

function refused(message: string): ValidationError {
  return new ValidationError([{ field: 'file', message }]);
}
