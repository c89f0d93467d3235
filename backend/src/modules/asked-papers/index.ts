export { AskedPaperDto } from './asked-papers.dto.js';
export { AskedPapersModule } from './asked-papers.module.js';
export { AskedPapers } from './asked-papers.service.js';
export { type PaperKind, PaperKinds, type SizedPaper } from './paper-kinds.js';
export { AnswersPaper, type PaperRequest, RequestsPaper } from './paper-request.js';
