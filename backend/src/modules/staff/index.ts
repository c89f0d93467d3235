export { AbsencesService } from './absences.service.js';
export { StaffModule } from './staff.module.js';
