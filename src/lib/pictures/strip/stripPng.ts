const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/** Chunks needed to display the image and its colours. */
const NEEDED_CHUNKS = new Set([
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

/** Maximum compressed size. Normal colour profiles are smaller, and larger ones could expand to gigabytes. */
const MAX_PROFILE_BYTES = 1024 * 1024

/** The chunk that ends a PNG. */
const END = Buffer.from('0000000049454e44ae426082', 'hex')

/**
 * Removes all metadata from a PNG: EXIF, XMP, texts, times, and any data after its end. Pixels and colour profile stay
 * unchanged, bit by bit. A missing end is added, as browsers do.
 * @returns null if the file is not a valid PNG
 */
export function stripPng(data: Buffer): Buffer | null {
  if (!data.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null
  const kept: Buffer[] = [SIGNATURE]
  let hasPixels = false
  let at = SIGNATURE.length
  while (at + 12 <= data.length) {
    const length = data.readUInt32BE(at)
    const end = at + 12 + length
    if (end > data.length) return null
    const name = data.toString('latin1', at + 4, at + 8)
    if (NEEDED_CHUNKS.has(name) && !(name === 'iCCP' && length > MAX_PROFILE_BYTES)) kept.push(data.subarray(at, end))
    if (name === 'IEND') return Buffer.concat(kept)
    hasPixels ||= name === 'IDAT'
    at = end
  }
  const isCutInEnd = END.subarray(0, data.length - at).equals(data.subarray(at))
  return hasPixels && isCutInEnd ? Buffer.concat([...kept, END]) : null
}
