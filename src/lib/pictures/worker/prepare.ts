import type { Metadata } from 'sharp'
import { MEDIA_TYPES, sizeProblem, type RasterFormat } from '../limits.ts'
import { stripJpeg } from '../strip/stripJpeg.ts'
import { stripPng } from '../strip/stripPng.ts'
import { DECODING, sharp } from './decoders.ts'
import type { Prepared } from './jobs.ts'

/** Of a picture that has to be encoded anew: nobody sees a difference. */
const FINE = { avif: { effort: 3, quality: 70 }, jpeg: { quality: 92 } } as const

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
  const { height, width } = metadata
  const stripped = strip(format, input)
  if (!stripped) return { problem: 'damaged' }
  const problem = sizeProblem({ frames: stripped.frames, height: metadata.pageHeight ?? height, width })
  if (problem) return { problem }
  if (!(await decodes(stripped.data))) return { problem: 'damaged' }
  if (!mustEncode(format, metadata)) return { data: stripped.data, type: MEDIA_TYPES[format] }
  // The input says which way is up, what was stripped does not.
  const upright = sharp(input, DECODING).autoOrient()
  const encoded = format === 'jpeg' ? upright.jpeg({ ...FINE.jpeg, chromaSubsampling: metadata.chromaSubsampling?.startsWith('4:4:4') ? '4:4:4' : '4:2:0', progressive: metadata.isProgressive }) : format === 'avif' ? upright.avif(FINE.avif) : upright.png()
  const data = await encoded.toBuffer().catch(() => null)
  return data ? { data, type: MEDIA_TYPES[format] } : { problem: 'damaged' }
}

/** GIF and WebP are encoded anew when their sizes are made, with all their frames. */
function mustEncode(format: RasterFormat, { exif, iptc, orientation = 1, space, xmp }: Metadata): boolean {
  if (format === 'gif' || format === 'webp') return false
  if (format === 'avif') return Boolean(exif ?? iptc ?? xmp)
  // Browsers show the colours of print each in their own way.
  return orientation > 1 || space === 'cmyk'
}

function strip(format: RasterFormat, input: Buffer): { data: Buffer; frames: number } | null {
  if (format === 'png') return stripPng(input)
  const data = format === 'jpeg' ? stripJpeg(input) : input
  return data && { data, frames: 1 }
}

/** Reads the whole picture, every frame of it. */
const decodes = (data: Buffer): Promise<boolean> =>
  sharp(data, { ...DECODING, animated: true })
    .resize(8, 8, { fit: 'fill' })
    .raw()
    .toBuffer()
    .then(() => true, () => false)

/** Sizes are checked here and by our own limits, so that their sentence reaches the person. */
const metadataOf = (input: Buffer): Promise<Metadata | null> => sharp(input, { ...DECODING, animated: true, limitInputPixels: false }).metadata().catch(() => null)

function formatOf({ compression, format }: Metadata): RasterFormat | null {
  if (format === 'heif') return compression === 'av1' ? 'avif' : null
  return format === 'gif' || format === 'jpeg' || format === 'png' || format === 'webp' ? format : null
}

const frameSizeOf = ({ height, pageHeight, pages = 1, width }: Metadata) => ({ frames: pages, height: pageHeight ?? height, width })

