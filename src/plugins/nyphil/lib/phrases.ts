/**
 * Joins names to a phrase.
 * @param max maximum number of names; any more are replaced with "others"
 * @example listOf(['Mozart', 'Mahler', 'Ravel', 'Ives'], 3) // 'Mozart, Mahler and others'
 */
export function listOf(names: string[], max: number): string {
  const shown = names.length > max ? [...names.slice(0, max - 1), 'others'] : names
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}

/** Truncates a text at a word boundary. */
export function fit(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxLength - 40)).replace(/[\s,;:–-]+$/, '')}…`
}

/** Joins as many parts as fit, with an ellipsis if some are left out. */
export function joinToFit(parts: string[], separator: string, maxLength: number): string {
  const whole = parts.join(separator)
  if (whole.length <= maxLength) return whole
  const kept: string[] = []
  for (const part of parts) {
    if ([...kept, part].join(separator).length + separator.length + 1 > maxLength) break
    kept.push(part)
  }
  return kept.length > 0 ? `${kept.join(separator)}${separator}…` : fit(whole, maxLength)
}

const PROPER = /^(?:Chinese|English|French|Oboe d'Amore)\b/

/** Puts a part into lower case for a sentence: violin, French horn. */
export const inSentence = (part: string): string =>
  PROPER.test(part) ? part.replace(/ (\w)/, (_, letter: string) => ` ${letter.toLowerCase()}`) : part.toLowerCase()
