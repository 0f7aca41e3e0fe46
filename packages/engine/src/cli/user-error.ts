/** A failure to be told to the user as it stands. */
export class UserError extends Error {}
