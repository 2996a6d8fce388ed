/** Was nothing filled in? `null` and blank texts count as nothing. */
export const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
