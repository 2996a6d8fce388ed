const DEGREES =
  /^([NSEWO]?)\s*([+-]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|''|′′)\s*)?)?([NSEWO]?)$/i

/**
 * A latitude or longitude in degrees, as maps and spreadsheets write it.
 * @returns null if the text is none
 * @example readCoordinate('51°30′36″N') // 51.51
 */
export function readCoordinate(text: string): number | null {
  const [, before = '', degrees, minutes = '0', seconds = '0', after = ''] =
    DEGREES.exec(text.replace('−', '-').trim()) ?? []
  if (degrees === undefined || (before && after)) return null
  const side = (before || after).toUpperCase()
  const [whole, sixtieth, second] = [degrees, minutes, seconds].map((part) => Number(part.replace(',', '.')))
  if (whole === undefined || sixtieth === undefined || second === undefined || sixtieth >= 60 || second >= 60)
    return null
  if (side && whole < 0) return null
  const size = Math.abs(whole) + sixtieth / 60 + second / 3600
  const isNegative = degrees.startsWith('-') || side === 'S' || side === 'W' || side === 'O'
  // Seven decimals are a centimetre.
  return Number((isNegative ? -size : size).toFixed(7))
}
