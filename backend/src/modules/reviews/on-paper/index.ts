export {
  markOnPaper,
  type PaperStanding,
  standingOnPaper,
  statusOnPaper,
} from './paper-standing.js';
