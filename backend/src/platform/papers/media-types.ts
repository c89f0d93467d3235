export const PDF = 'application/pdf';
/** Of a document for word processors. */
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
export const ZIP = 'application/zip';
