import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { SchoolWrites } from '../../platform/access/school-writes.js';
import { Changes } from '../../platform/database/changes.js';
import { AcademicYears } from '../schools/index.js';
import { type CheckedFile, contextOf, countRows, holdAndCheckRows } from './import-check.js';
import { ImportContents, type OpenedImport } from './import-contents.js';
import { ImportKinds } from './import-kinds.js';
import { ImportHasBadRowsError, ImportNotMatchedError, ImportNotUndoableError } from './imports.errors.js';
import { type Import, ImportsRepository } from './imports.repository.js';
import { ImportsService, importsChanged, KEPT_MS, type ShownImport } from './imports.service.js';
import type { ImportResult } from './imports-tables.js';
import { leftOutIn } from './left-out.service.js';

/** All rows of a file or none, in one transaction: who is killed in it has imported nothing. */
@Injectable()
export class ImportRuns {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly service: ImportsService,
    private readonly imports: ImportsRepository,
    private readonly contents: ImportContents,
    private readonly kinds: ImportKinds,
    private readonly years: AcademicYears,
    private readonly changes: Changes,
  ) {}

  /** Run again, it is answered as it ended. */
  run(caller: SchoolCaller, id: string, skipBad: boolean): Promise<ShownImport> {
    return this.writes.write(caller, async () => {
      const row = await this.held(caller, id);
      if (row.state === 'done') return this.service.shown(caller, row);
      const opened = await this.contents.open(row);
      if (row.state !== 'mapped') throw new ImportNotMatchedError();
      const checked = await this.holdAndCheck(caller, opened);
      const counts = countRows(checked);
      if (counts.bad > 0 && !skipBad) throw new ImportHasBadRowsError(counts.bad);
      const { new: added, changed, same, bad, skipped } = counts;
      const result = { new: added, changed, same, skipped: bad + skipped, undone: null, kept: null };
      const kind = this.kinds.of(caller, row.kind);
      const leftOut = result.skipped > 0 ? leftOutIn(opened, kind, checked.rows) : null;
      const made = await this.apply(caller, opened, checked);
      return this.end(caller, row, {
        state: 'done',
        result,
        made: await this.contents.seal(row, made),
        leftOut: leftOut && (await this.contents.seal(row, leftOut)),
      });
    });
  }

  /** What somebody has changed since stays. */
  undo(caller: SchoolCaller, id: string): Promise<ShownImport> {
    return this.writes.write(caller, async () => {
      const row = await this.held(caller, id);
      const made = await this.contents.openMade(row);
      if (row.state !== 'done' || row.result === null || made === null) throw new ImportNotUndoableError();
      await this.years.holdOpen(caller, row.academic_year_id);
      const kind = this.kinds.of(caller, row.kind);
      const context = { caller, academicYearId: row.academic_year_id, answers: {} };
      await kind.hold(context);
      const result = { ...row.result, ...(await kind.undo(context, made)) };
      return this.end(caller, row, { state: 'undone', result, made: null, leftOut: null });
    });
  }

  private async held(caller: SchoolCaller, id: string): Promise<Import> {
    await this.service.known(caller, id);
    const row = await this.imports.findHeld(caller.school.id, id);
    return row ?? this.service.known(caller, id);
  }

  private async holdAndCheck(caller: SchoolCaller, opened: OpenedImport): Promise<CheckedFile> {
    const kind = this.kinds.of(caller, opened.row.kind);
    await this.years.holdOpen(caller, opened.row.academic_year_id);
    return holdAndCheckRows(kind, opened, contextOf(opened, caller));
  }

  /** Resolves to what an undoing needs. */
  private apply(
    caller: SchoolCaller,
    opened: OpenedImport,
    { rows, missing }: CheckedFile,
  ): Promise<unknown> {
    const wanted = rows.filter(({ outcome }) => outcome === 'new' || outcome === 'changed');
    return this.kinds.of(caller, opened.row.kind).apply(
      contextOf(opened, caller),
      wanted.map(({ plan }) => plan),
      missing,
    );
  }

  private async end(
    caller: SchoolCaller,
    row: Import,
    end: Readonly<{
      state: 'done' | 'undone';
      result: ImportResult;
      made: Buffer | null;
      leftOut: Buffer | null;
    }>,
  ): Promise<ShownImport> {
    const { now } = caller;
    await this.imports.saveEnd(row, { ...end, now, expiresAt: now + KEPT_MS });
    await this.changes.publish(importsChanged, caller.school.id);
    return this.service.shown(caller, await this.service.known(caller, row.id));
  }
}
