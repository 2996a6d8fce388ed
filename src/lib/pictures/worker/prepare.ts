import type { Metadata, Sharp } from 'sharp'
import { MEDIA_TYPES, sizeProblem, type PictureProblem, type RasterFormat } from '../limits.ts'
import { END_MARKER, lacksEnd, stripJpeg } from '../strip/stripJpeg.ts'
import { stripPng } from '../strip/stripPng.ts'
import { convert, convertedKind } from './convert.ts'
import { DECODING, sharp } from './decoders.ts'
import type { Prepared } from './jobs.ts'

/** Quality of re-encoded images, without visible loss. */
const HIGH_QUALITY = 92

/**
 * Validates an image by its content and creates the file to store: with upright orientation and without metadata about
 * author, camera and location. The pixels of an upright image are not re-encoded.
 */
export async function prepare(input: Buffer): Promise<Prepared> {
  const kind = convertedKind(input)
  const metadata = await metadataOf(input, !kind)
  if (kind && metadata && metadata.compression !== 'av1') return sizeRefusal(metadata) ?? convert(kind, input, metadata)
  const format = metadata && formatOf(metadata)
  if (!metadata || !format) return { problem: metadata ? 'unsupported' : 'damaged' }
  return sizeRefusal(metadata) ?? cleanFile({ format, input, metadata })
}

function sizeRefusal(metadata: Metadata): { problem: PictureProblem } | null {
  const problem = sizeProblem(frameSizeOf(metadata))
  return problem && { problem }
}

interface Picture {
  format: RasterFormat
  input: Buffer
  metadata: Metadata
}

async function cleanFile({ format, input, metadata }: Picture): Promise<Prepared> {
  const stripped = stripMetadata(format, input)
  // Without its end, only the decoder's warnings tell whether pixels are missing.
  const isCut = format === 'jpeg' && lacksEnd(input)
  const failOn = isCut ? 'warning' : DECODING.failOn
  if (!stripped || !(await canDecode(stripped, failOn))) return { problem: 'damaged' }
  if (!mustEncode(format, metadata, input)) return { data: stripped, type: MEDIA_TYPES[format] }
  // Only the input contains the orientation; the stripped file does not.
  const whole = isCut ? Buffer.concat([input, END_MARKER]) : input
  const data = await encode(format, sharp(whole, DECODING).autoOrient(), metadata).catch(() => null)
  return data ? { data, type: MEDIA_TYPES[format] } : { problem: 'damaged' }
}

/** Whether the image must be re-encoded. GIF and animated WebP are re-encoded later, when their sizes are created. */
function mustEncode(
  format: RasterFormat,
  { exif, iptc, orientation = 1, pages = 1, space, xmp }: Metadata,
  input: Buffer,
): boolean {
  if (format === 'gif' || pages > 1) return false
  // Files of a general brand would be known as HEIF, not as AVIF.
  if (format === 'avif') return Boolean(exif ?? iptc ?? xmp) || input.toString('latin1', 8, 12) !== 'avif'
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
const canDecode = (data: Buffer, failOn: 'error' | 'warning'): Promise<boolean> =>
  sharp(data, { ...DECODING, animated: true, failOn })
    .resize(8, 8, { fit: 'fill' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )

/** sharp's own pixel limit is disabled here, so that our limits produce the error message. */
const metadataOf = (input: Buffer, animated = true): Promise<Metadata | null> =>
  sharp(input, { ...DECODING, animated, limitInputPixels: false })
    .metadata()
    .catch(() => null)

function formatOf({ compression, format }: Metadata): RasterFormat | null {
  if (format === 'heif') return compression === 'av1' ? 'avif' : null
  return format === 'gif' || format === 'jpeg' || format === 'png' || format === 'webp' ? format : null
}

/** Number of pixels of a prepared image, with all frames. */
export async function pixelsOf(data: Buffer): Promise<number> {
  const metadata = await metadataOf(data)
  return metadata ? metadata.width * metadata.height : 0
}

const frameSizeOf = ({ height, pageHeight, pages = 1, width }: Metadata) => ({
  frames: pages,
  height: pageHeight ?? height,
  width,
})
