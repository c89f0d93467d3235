export {
  markOnPaper,
  type PaperStanding,
  standingOnPaper,
  statusOnPaper,
  UNSEALED_MARKS,
} from './paper-standing.js';
