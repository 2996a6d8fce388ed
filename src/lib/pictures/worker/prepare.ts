import type { Metadata, Sharp } from 'sharp'
import { MEDIA_TYPES, sizeProblem, type RasterFormat } from '../limits.ts'
import { stripJpeg } from '../strip/stripJpeg.ts'
import { DECODING, sharp } from './decoders.ts'
import type { Prepared } from './jobs.ts'

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

/**
 * Removes all metadata from a PNG: EXIF, XMP, texts, times, and any data after its end. Pixels and colour profile stay
 * unchanged, bit by bit.
 * @returns null if the file is not a valid PNG
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
    if (NEEDED_CHUNKS.has(name) && !(name === 'iCCP' && length > MAX_PROFILE_BYTES)) kept.push(data.subarray(at, end))
    if (name === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return null
}

/** Quality of re-encoded images, without visible loss. */
const HIGH_QUALITY = 92

/**
 * Validates an image by its content and creates the file to store: with upright orientation and without metadata about
 * author, camera and location. The pixels of an upright image are not re-encoded.
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
  const stripped = stripMetadata(format, input)
  if (!stripped || !(await canDecode(stripped))) return { problem: 'damaged' }
  if (!mustEncode(format, metadata)) return { data: stripped, type: MEDIA_TYPES[format] }
  // Only the input contains the orientation; the stripped file does not.
  const data = await encode(format, sharp(input, DECODING).autoOrient(), metadata).catch(() => null)
  return data ? { data, type: MEDIA_TYPES[format] } : { problem: 'damaged' }
}

/** Whether the image must be re-encoded. GIF and animated WebP are re-encoded later, when their sizes are created. */
function mustEncode(format: RasterFormat, { exif, iptc, orientation = 1, pages = 1, space, xmp }: Metadata): boolean {
  if (format === 'gif' || pages > 1) return false
  if (format === 'avif') return Boolean(exif ?? iptc ?? xmp)
  // Browsers display CMYK colours inconsistently.
  return orientation > 1 || space === 'cmyk'
}

function encode(format: RasterFormat, upright: Sharp, { chromaSubsampling, isProgressive }: Metadata): Promise<Buffer> {
  if (format === 'avif') return upright.avif({ effort: 3, quality: 70 }).toBuffer()
  if (format === 'png') return upright.png().toBuffer()
  if (format === 'webp') return upright.webp({ quality: HIGH_QUALITY }).toBuffer()
  return upright
    .jpeg({
      chromaSubsampling: chromaSubsampling?.startsWith('4:4:4') ? '4:4:4' : '4:2:0',
      progressive: isProgressive,
      quality: HIGH_QUALITY,
    })
    .toBuffer()
}

const stripMetadata = (format: RasterFormat, input: Buffer): Buffer | null =>
  format === 'jpeg' ? stripJpeg(input) : format === 'png' ? stripPng(input) : input

/** Decodes the whole image, including all frames. */
const canDecode = (data: Buffer): Promise<boolean> =>
  sharp(data, { ...DECODING, animated: true })
    .resize(8, 8, { fit: 'fill' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )

/** sharp's own pixel limit is disabled here, so that our limits produce the error message. */
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
