const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/** Chunks that show the picture and its colours. */
const SHOWN = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'cHRM',
  'cICP',
  'cLLI',
  'mDCV',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'bKGD',
  'pHYs',
])

/** Compressed. Profiles of screens and printers stay below; what is larger unpacks to gigabytes. */
const MAX_PROFILE_BYTES = 1024 * 1024

/**
 * Leaves of a PNG what shows the picture: no EXIF, XMP, texts, times, and nothing that follows its end. Pixels and
 * colour profile stay as they are, bit by bit.
 * @returns null when it is not built as a PNG should be
 */
export function stripPng(data: Buffer): Buffer | null {
  if (!data.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null
  const kept: Buffer[] = [SIGNATURE]
  let at = SIGNATURE.length
  while (at + 12 <= data.length) {
    const length = data.readUInt32BE(at)
    const end = at + 12 + length
    if (end > data.length) return null
    const name = data.toString('latin1', at + 4, at + 8)
    if (SHOWN.has(name) && !(name === 'iCCP' && length > MAX_PROFILE_BYTES)) kept.push(data.subarray(at, end))
    if (name === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return null
}
