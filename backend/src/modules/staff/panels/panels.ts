import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { type Panel, PanelsRepository } from './panels.repository.js';

/** Of which subject, and when. */
export type PanelOf = Readonly<{ schoolId: string; academicYearId: string; subjectId: string }>;

/** Who looks after a subject, for modules whose plans are its panel's. */
@Injectable()
export class Panels {
  constructor(
    private readonly database: Database,
    private readonly panels: PanelsRepository,
  ) {}

  /** Null for a subject without a panel, and for a panel without a head. */
  async headOf(subject: PanelOf): Promise<string | null> {
    return (await this.find(subject))?.headId ?? null;
  }

  async isMember(subject: PanelOf, userId: string): Promise<boolean> {
    return (await this.find(subject))?.memberIds.includes(userId) ?? false;
  }

  /** Of every subject that has one in the session, by its id. */
  async headsOf(schoolId: string, academicYearId: string): Promise<ReadonlyMap<string, string | null>> {
    const panels = await this.database.tenantRead(schoolId, () =>
      this.panels.list({ schoolId }, academicYearId),
    );
    return new Map(panels.map(({ subjectId, headId }) => [subjectId, headId]));
  }

  private async find({ schoolId, academicYearId, subjectId }: PanelOf): Promise<Panel | undefined> {
    const panels = await this.database.tenantRead(schoolId, () =>
      this.panels.list({ schoolId }, academicYearId),
    );
    return panels.find((panel) => panel.subjectId === subjectId);
  }
}
