import { dtosOf } from '../../../platform/records/noun-dtos.js';
import { PANEL } from '../domain/panel.js';

const Panel = dtosOf(PANEL, {
  academicYearId: 'A panel stays in its academic year',
  subjectId: 'A panel stays with its subject; a subject has one in an academic year',
  headId: 'One of the members; null while nobody heads it',
  memberIds: 'People of the school',
});

export class NewPanelDto extends Panel.New {}

export class ChangedPanelDto extends Panel.Changed {}

export class PanelDto extends Panel.Reply {}

export class PanelsDto {
  /** In the order in which they were made */
  items: PanelDto[];
}
