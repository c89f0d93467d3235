import type { Finding, Mend } from '../../platform/imports/finding.js';
import type { CheckedRow } from './import-check.js';

type Answer = Readonly<{ question: string; answer: string }>;
type Answering = Extract<Mend, { act: 'answer' }>;

/** How many rows a mend touches: by one press, and where the same is said in all rows that are asked it. */
export class MendReach {
  private readonly byQuestion = new Map<string, number>();
  private readonly byKind = new Map<string, Answering[]>();
  private readonly byValue = new Map<string, number>();

  constructor(rows: readonly CheckedRow[]) {
    for (const { findings, values } of rows) {
      for (const [field, value] of Object.entries(values)) count(this.byValue, `${field}\n${value}`);
      for (const mend of mendsOf(findings)) {
        if (mend.act !== 'answer') continue;
        count(this.byQuestion, `${mend.question}\n${mend.answer}`);
        const alike = this.byKind.get(kindOf(mend));
        if (alike) alike.push(mend);
        else this.byKind.set(kindOf(mend), [mend]);
      }
    }
  }

  of(mend: Mend, { values }: Pick<CheckedRow, 'values'>): number {
    if (mend.act === 'answer') return this.byQuestion.get(`${mend.question}\n${mend.answer}`) ?? 1;
    if (mend.act === 'skip' || !mend.everywhere) return 1;
    return this.byValue.get(`${mend.field}\n${values[mend.field] ?? ''}`) ?? 1;
  }

  /** Of answers alone: in every other row the same is said of what that row asks. */
  ofKind(mend: Mend): number {
    return mend.act === 'answer' ? (this.byKind.get(kindOf(mend))?.length ?? 1) : 1;
  }

  /** The own answer of each row to whom the same is asked. */
  answersLike(given: Answer): Answer[] {
    const alike = [...this.byKind.values()].find((mends) =>
      mends.some(({ question, answer }) => question === given.question && answer === given.answer),
    );
    return alike ?? [given];
  }
}

function mendsOf(findings: readonly Finding[]): readonly Mend[] {
  return findings.flatMap(({ mends }) => mends);
}

/** A question of a row is named by what is asked, and by the row. */
function kindOf({ question, label }: Answering): string {
  return `${question.split(':')[0]}\n${label}`;
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
