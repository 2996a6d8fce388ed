/** Do two values name the same moment, however each is written? What names none is the same as nothing. */
export const isSameMoment = (one: unknown, other: unknown): boolean => momentOf(one) === momentOf(other)

function momentOf(value: unknown): number | null {
  const time = value instanceof Date ? value.getTime() : typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? null : time
}
