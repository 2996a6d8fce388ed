const NOTHING_TO_SEE = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether a text has spaces and invisible characters only: joiners, marks of direction, fillers. */
export const hasNothingToSee = (text: string): boolean => NOTHING_TO_SEE.test(text)

/** Line breaks of Word and InDesign within a paragraph. */
const INNER_BREAKS = /[\u000B\u000C\u2028\u2029]/g

/** Characters that are not allowed in XML and iCalendar. */
const CONTROLS = /[\u0000-\u0008\u000E-\u001F\u007F\uFFFE\uFFFF]/g

/** Removes the control characters from a text. Those that are line breaks in other programs become spaces. */
export const withoutControls = (text: string): string => text.replace(INNER_BREAKS, ' ').replace(CONTROLS, '')
