/** Longest template, in letters. */
export const TEMPLATE_LENGTH = 20_000
