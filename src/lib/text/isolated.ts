/** Keeps what comes from people in one piece inside a sentence, whichever way it and the sentence read. */
export const isolated = (text: string): string => `\u2068${text}\u2069`

/** What there is of several facts, in one line: each in one piece and in its place, whichever way it and the line read. */
export const inOneLine = (parts: readonly (string | false | null | undefined)[]): string =>
  parts.flatMap((part) => (part ? [isolated(part)] : [])).join(' · ')
