/** A text of the archive: plain, or with the words in italics extracted. */
export type MarkedText = string | { _?: string | undefined; em?: string | string[] | undefined }

/**
 * Puts the words in italics back where they belong, as far as the rest of the text shows it.
 * @example plainText({ _: 'Overture To', em: 'Tannhäuser' }) // 'Overture To Tannhäuser'
 * @example plainText({ _: 'Andante allegretto ()', em: 'Blumine' }) // 'Andante allegretto (Blumine)'
 */
export function plainText(text: MarkedText): string {
  if (typeof text === 'string') return normalize(text)
  const rest = text._ ?? ''
  const marked = [text.em ?? []].flat()
  const [first = '', second] = marked
  if (second !== undefined)
    return normalize(
      /FROM/i.test(rest) ? rest.replace(/FROM/i, (word) => `${first} ${word} ${second}`) : [rest, ...marked].join(' '),
    )
  if (/\((?:from)?\s*\)/i.test(rest))
    return normalize(rest.replace(/\((from)?\s*\)/i, (_, from?: string) => `(${from ? `${from} ` : ''}${first})`))
  if (rest.startsWith('(')) return normalize(`${first} ${rest}`)
  if (/\S {2,}\S/.test(rest)) return normalize(rest.replace(/ {2,}/, ` ${first} `))
  return normalize(`${rest} ${first}`)
}

const normalize = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\( /g, '(')
    .replace(/ ([),])/g, '$1')
    .trim()
