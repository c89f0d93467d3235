import { BLANK_TEXTS, type RowPlace, type RowTexts } from './plan-row.js';

/** SP with where it stands, as a curriculum has it. */
export type PlannedStandard = Readonly<{
  code: string;
  text: string;
  contentStandard: Readonly<{ code: string; text: string }>;
  strand: Readonly<{ text: string }>;
}>;

type Week = Readonly<{ week: number; days: number; isExamination: boolean }>;

/**
 * A first proposal: standards in the order of the curriculum, evenly over the weeks in which lessons are held and no
 * examination is; where there are more weeks, one goes on for several. Those of one content standard stand in one row of
 * their week.
 */
export function spreadStandards(
  standards: readonly PlannedStandard[],
  weeks: readonly Week[],
): (RowTexts & RowPlace)[] {
  const free = weeks.filter(({ days, isExamination }) => days > 0 && !isExamination);
  return free.flatMap(({ week }, at) => {
    const first = Math.floor((at * standards.length) / free.length);
    const next = Math.floor(((at + 1) * standards.length) / free.length);
    return rowsOfWeek(week, standards.slice(first, Math.max(next, first + 1)));
  });
}

function rowsOfWeek(week: number, standards: readonly PlannedStandard[]): (RowTexts & RowPlace)[] {
  const byContent = new Map<string, PlannedStandard[]>();
  for (const standard of standards) {
    const { code } = standard.contentStandard;
    byContent.set(code, [...(byContent.get(code) ?? []), standard]);
  }
  return [...byContent.values()].flatMap((together, rank) => {
    const [first] = together;
    if (!first) return [];
    const { contentStandard, strand } = first;
    return [
      {
        ...BLANK_TEXTS,
        week,
        rank,
        theme: strand.text,
        topic: contentStandard.text,
        contentStandards: [`${contentStandard.code} ${contentStandard.text}`],
        learningStandards: together.map(({ code, text }) => `${code} ${text}`),
      },
    ];
  });
}
