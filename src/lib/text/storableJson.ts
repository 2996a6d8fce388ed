/**
 * A value as JSON that PostgreSQL stores: without NUL, and with U+FFFD for halves of characters that need two, such as of
 * an emoji at which a text was cut.
 */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\u0000', '').toWellFormed() : part,
  )
