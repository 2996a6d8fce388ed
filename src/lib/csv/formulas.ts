/**
 * The start of what a spreadsheet may run as a formula: of the cell, or of what it makes a cell of its own where the
 * list separator is a semicolon or a tab and quotes within a line are not recognised. East Asian versions also take
 * full-width signs. Apostrophes are skipped, so that a text that has one gets another.
 */
const FORMULA = String.raw`[\s\p{Cf}']*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b]`
const START = String.raw`(?<=^|[;\t\r\n])`

const UNGUARDED = new RegExp(`${START}(?=${FORMULA})`, 'gu')
const GUARDED = new RegExp(`${START}'(?=${FORMULA})`, 'gu')

/** Puts an apostrophe before everything in a cell that a spreadsheet would run as a formula, so that it stays text. */
export const guardFormulas = (text: string): string => text.replace(UNGUARDED, "'")

/** Removes these apostrophes: the exact inverse of `guardFormulas`. */
export const unguardFormulas = (text: string): string => text.replace(GUARDED, '')
