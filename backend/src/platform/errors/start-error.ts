/** Why a program cannot start, in one sentence for whoever operates it. */
export class StartError extends Error {}
