export { AbsencesService } from './absences.service.js';
export { type AbsenceTime, isAwayAt } from './domain/absence-time.js';
export { type PanelOf, Panels } from './panels/panels.js';
export { PanelsService } from './panels/panels.service.js';
export { StaffModule } from './staff.module.js';
