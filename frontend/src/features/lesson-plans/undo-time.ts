/** Milliseconds that a toast offers to undo: longer than news, which asks for nothing. */
export const undoTime = 8000;
