const ESCAPED: Record<string, string> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that may stand within a script element: nothing in it can end the element or begin another. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (mark) => ESCAPED[mark] ?? mark)
