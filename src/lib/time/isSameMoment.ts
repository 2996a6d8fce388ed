/** Whether two values are the same instant, in whatever format. Invalid values equal empty ones. */
export const isSameMoment = (first: unknown, second: unknown): boolean => momentOf(first) === momentOf(second)

function momentOf(value: unknown): number | null {
  const time = value instanceof Date ? value.getTime() : typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? null : time
}
