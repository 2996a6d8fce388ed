import type { Metadata, Sharp } from 'sharp'
import { MEDIA_TYPES, sizeProblem, type RasterFormat } from '../limits.ts'
import { stripJpeg } from '../strip/stripJpeg.ts'
import { stripPng } from '../strip/stripPng.ts'
import { DECODING, sharp } from './decoders.ts'
import type { Prepared } from './jobs.ts'

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
