/** What a text says; the text itself where it is no JSON, so that it stays in the form and the server refuses it. Nothing for an empty one. */
export function readJson(text: string): unknown {
  if (!text.trim()) return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** Data as people edit it. */
export const writeJson = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 2)
