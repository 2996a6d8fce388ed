/** Isolates user input within a sentence, so that its text direction does not affect the sentence. */
export const isolateText = (text: string): string => `\u2068${text}\u2069`

/** Joins several values in one line, each isolated from the text direction of the others. */
export const inOneLine = (parts: readonly (string | false | null | undefined)[]): string =>
  parts.flatMap((part) => (part ? [isolateText(part)] : [])).join(' · ')
