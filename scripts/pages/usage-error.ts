/** Thrown if the arguments of a command are invalid. Its message says what to pass instead. */
export class UsageError extends Error {}
