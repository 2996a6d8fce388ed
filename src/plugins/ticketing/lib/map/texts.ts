/** Converts text to HTML, with a paragraph for each block of lines. */
export const htmlOfText = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * Truncates text at a word boundary and appends an ellipsis, which counts towards the length.
 * @param longest maximum length in characters (UTF-16 code units, as fields count them)
 */
export function truncateText(text: string, longest: number | undefined): string {
  if (longest === undefined || text.length <= longest) return text
  const room = text.slice(0, longest - 1)
  const end = /\s/.test(text.charAt(longest - 1)) ? room.length : room.search(/\s\S*$/)
  const kept = (end > longest / 2 ? room.slice(0, end) : room)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/[\s,;:.–-]+$/, '')
  return `${kept}…`
}
