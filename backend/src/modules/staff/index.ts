export { AbsencesService } from './absences/absences.service.js';
export { type AbsenceTime, isAwayAt } from './domain/absence-time.js';
export { type PanelOf, Panels } from './panels/panels.js';
export { PanelsService } from './panels/panels.service.js';
export { Persons } from './persons/persons.js';
export type { Person } from './persons/persons.repository.js';
export { StaffModule } from './staff.module.js';
