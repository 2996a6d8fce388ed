/** @example rowNumber(0) // '01' */
export const rowNumber = (index: number): string => String(index + 1).padStart(2, '0')

/**
 * The heading of a row in lists and messages.
 * @param index from 0
 * @example rowHeading(0, 'Hero', 'Spring season') // '01 Hero – Spring season'
 */
export const rowHeading = (index: number, kind: string, title: string): string =>
  [rowNumber(index), [kind, title].filter(Boolean).join(' – ')].join(' ').trim()
