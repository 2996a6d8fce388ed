/** Names keep their capitals. */
const NAMES = new Set(['English', 'Payload'])

/**
 * Payload's English and Spanish texts in the product's style: "Create new" instead of "Create New". Texts of several
 * sentences stay as they are, and so do abbreviations.
 * @param texts of Payload, by area and key
 */
export function sentenceCase<Texts extends Record<string, Record<string, string>>>(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([area, inArea]) => [
      area,
      Object.fromEntries(Object.entries(inArea).map(([key, text]) => [key, inSentenceCase(text)])),
    ]),
  ) as Texts
}

function inSentenceCase(text: string): string {
  if (/[.!?:] \p{Lu}/u.test(text)) return text
  return text.replace(/(?<=\S )\p{Lu}\p{Ll}+/gu, (word) => (NAMES.has(word) ? word : word.toLowerCase()))
}
