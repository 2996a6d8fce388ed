import type { Metadata, Sharp } from 'sharp'
import { MEDIA_TYPES, sizeProblem, type RasterFormat } from '../limits.ts'
import { stripJpeg } from '../strip/stripJpeg.ts'
import { DECODING, sharp } from './decoders.ts'
import type { Prepared } from './jobs.ts'

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

/** Quality of a picture that has to be encoded anew: nobody sees a difference. */
const FINE = 92

/**
 * Checks a picture by what is in it, and makes the file that is kept: upright, without what it says about its author,
 * camera and place. Its pixels stay as they are where it was upright already.
 */
export async function prepare(input: Buffer): Promise<Prepared> {
  const metadata = await metadataOf(input)
  const format = metadata && formatOf(metadata)
  if (!metadata || !format) return { problem: metadata ? 'unsupported' : 'damaged' }
  const problem = sizeProblem(frameSizeOf(metadata))
  if (problem) return { problem }
  return cleanFile({ format, input, metadata })
}

interface Picture {
  format: RasterFormat
  input: Buffer
  metadata: Metadata
}

async function cleanFile({ format, input, metadata }: Picture): Promise<Prepared> {
  const stripped = strip(format, input)
  if (!stripped || !(await decodes(stripped))) return { problem: 'damaged' }
  if (!mustEncode(format, metadata)) return { data: stripped, type: MEDIA_TYPES[format] }
  // The input says which way is up, what was stripped does not.
  const data = await encode(format, sharp(input, DECODING).autoOrient(), metadata).catch(() => null)
  return data ? { data, type: MEDIA_TYPES[format] } : { problem: 'damaged' }
}

/** GIF and animated WebP are encoded anew when their sizes are made, with all their frames. */
function mustEncode(format: RasterFormat, { exif, iptc, orientation = 1, pages = 1, space, xmp }: Metadata): boolean {
  if (format === 'gif' || pages > 1) return false
  if (format === 'avif') return Boolean(exif ?? iptc ?? xmp)
  // Browsers show the colours of print each in their own way.
  return orientation > 1 || space === 'cmyk'
}

function encode(format: RasterFormat, upright: Sharp, { chromaSubsampling, isProgressive }: Metadata): Promise<Buffer> {
  if (format === 'avif') return upright.avif({ effort: 3, quality: 70 }).toBuffer()
  if (format === 'png') return upright.png().toBuffer()
  if (format === 'webp') return upright.webp({ quality: FINE }).toBuffer()
  return upright
    .jpeg({
      chromaSubsampling: chromaSubsampling?.startsWith('4:4:4') ? '4:4:4' : '4:2:0',
      progressive: isProgressive,
      quality: FINE,
    })
    .toBuffer()
}

const strip = (format: RasterFormat, input: Buffer): Buffer | null =>
  format === 'jpeg' ? stripJpeg(input) : format === 'png' ? stripPng(input) : input

/** Reads the whole picture, every frame of it. */
const decodes = (data: Buffer): Promise<boolean> =>
  sharp(data, { ...DECODING, animated: true })
    .resize(8, 8, { fit: 'fill' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )

/** Sizes are checked here and by our own limits, so that their sentence reaches the person. */
const metadataOf = (input: Buffer): Promise<Metadata | null> =>
  sharp(input, { ...DECODING, animated: true, limitInputPixels: false })
    .metadata()
    .catch(() => null)

function formatOf({ compression, format }: Metadata): RasterFormat | null {
  if (format === 'heif') return compression === 'av1' ? 'avif' : null
  return format === 'gif' || format === 'jpeg' || format === 'png' || format === 'webp' ? format : null
}

const frameSizeOf = ({ height, pageHeight, pages = 1, width }: Metadata) => ({
  frames: pages,
  height: pageHeight ?? height,
  width,
})
