/**
 * Ends a sentence whose last part turned out to be empty: box offices often say that something is wrong, and not what.
 * `It could not be read: ` becomes `It could not be read.`, and `(events: )` becomes `(events)`.
 */
export const closeSentence = (text: string): string =>
  text
    .replace(/\(\s*:\s*/g, '(')
    .replace(/\s*:\s*\)/g, ')')
    .replace(/\s*\(\s*\)/g, '')
    .replace(/\s*:\s*$/, '.')
