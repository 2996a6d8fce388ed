/** Whether a value is empty. `null` and blank texts count as empty. */
export const isEmptyValue = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
