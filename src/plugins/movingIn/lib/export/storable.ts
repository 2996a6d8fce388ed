/** A copy without what PostgreSQL does not store: NUL, and halves of characters that need two. */
export const storable = <Value extends object>(value: Value): Value =>
  JSON.parse(
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'string' ? part.replaceAll('\u0000', '').toWellFormed() : part,
    ),
  ) as Value
