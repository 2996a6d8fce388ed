const MARKER = 0xff
const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const APP0 = 0xe0
const APP2 = 0xe2
const APP14 = 0xee
const APP15 = 0xef
const COMMENT = 0xfe

export const END_MARKER = Buffer.from([MARKER, EOI])

/** A progressive JPEG has about ten scans. Each requires a pass over the whole image, however small it is. */
const MAX_SCANS = 100

/**
 * Removes all metadata from a JPEG: EXIF, XMP, IPTC, comments, thumbnails, and any data after its end. Pixels and
 * colour profile stay unchanged, bit by bit. A missing end marker is added, as browsers do.
 * @returns null if the file is not a valid JPEG
 */
export function stripJpeg(data: Buffer): Buffer | null {
  if (data[0] !== MARKER || data[1] !== SOI) return null
  const kept: Buffer[] = [data.subarray(0, 2)]
  let scans = 0
  let at = 2
  while (at < data.length) {
    const start = at
    if (data[at] !== MARKER) return null
    while (data[at] === MARKER) at++
    const marker = data[at++]
    if (marker === EOI) break
    if (marker === undefined || isStandalone(marker) || at + 2 > data.length) return null
    const end = at + data.readUInt16BE(at)
    if (end > data.length || end < at + 2) return null
    if (isNeeded(marker, data.subarray(at + 2, end))) kept.push(data.subarray(start, end))
    at = end
    if (marker === SOS) {
      if (++scans > MAX_SCANS) return null
      at = endOfScan(data, end)
      kept.push(data.subarray(end, at))
    }
  }
  return scans > 0 ? Buffer.concat([...kept, END_MARKER]) : null
}

/** Whether a JPEG ends without its end marker. Its last scan may then be incomplete. */
export const lacksEnd = (data: Buffer): boolean =>
  data.lastIndexOf(END_MARKER) < data.lastIndexOf(Buffer.from([MARKER, SOS]))

/** Markers without a segment are invalid between segments. */
const isStandalone = (marker: number): boolean => marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= SOI)

function isNeeded(marker: number, content: Buffer): boolean {
  if (marker === APP0) return beginsWith(content, 'JFIF\0')
  if (marker === APP2) return beginsWith(content, 'ICC_PROFILE\0')
  // Defines the colour transform.
  if (marker === APP14) return beginsWith(content, 'Adobe')
  return marker !== COMMENT && (marker < APP0 || marker > APP15)
}

const beginsWith = (content: Buffer, name: string): boolean =>
  content.subarray(0, name.length).toString('latin1') === name

/** Position of the next marker outside the scan, skipping escaped 0xff bytes and restart markers. */
function endOfScan(data: Buffer, from: number): number {
  for (let at = data.indexOf(MARKER, from); at >= 0; at = data.indexOf(MARKER, at + 1)) {
    const next = data[at + 1]
    if (next === undefined) break
    if (next !== 0 && next !== MARKER && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return data.length
}
