import type { Metadata, Sharp } from 'sharp'
import { embedProfile } from '../strip/embedProfile.ts'
import { DECODING, sharp } from './decoders.ts'
import type { Prepared } from './jobs.ts'

/** Pixels in RGBA. */
interface Pixels {
  data: Uint8ClampedArray
  height: number
  width: number
}

/**
 * Decodes the primary picture of a HEIC file, with its rotation and mirroring. The decoder takes a moment to load, and
 * is loaded by the first one.
 * @throws Error if the file is damaged
 */
async function decodeHeic(input: Buffer): Promise<Pixels> {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js')
  const pictures = new libheif.HeifDecoder().decode(input)
  try {
    const picture = pictures.find((one) => one.is_primary()) ?? pictures[0]
    if (!picture) throw new Error('The file contains no picture')
    const [width, height] = [picture.get_width(), picture.get_height()]
    const data = new Uint8ClampedArray(width * height * 4)
    return await new Promise((resolve, reject) => {
      picture.display({ data, height, width }, (pixels) =>
        pixels ? resolve(pixels) : reject(new Error('The picture cannot be decoded')),
      )
    })
  } finally {
    for (const picture of pictures) picture.free()
  }
}

type Kind = 'heic' | 'tiff'

/** Major brands of HEIF files, whatever their codec. */
const HEIF_BRANDS = new Set(['heic', 'heim', 'heis', 'heix', 'hevc', 'hevx', 'mif1', 'msf1'])
const TIFF = new Set(['49492a00', '49492b00', '4d4d002a', '4d4d002b'])

/** Quality of the JPEG, without visible loss. */
const QUALITY = 92

/** The kind of a picture that browsers do not display; null for all others. */
export function convertedKind(data: Buffer): Kind | null {
  if (data.toString('latin1', 4, 8) === 'ftyp' && HEIF_BRANDS.has(data.toString('latin1', 8, 12))) return 'heic'
  return TIFF.has(data.toString('hex', 0, 4)) ? 'tiff' : null
}

/** Converts a picture into an upright JPEG without metadata, or into a PNG if it is transparent. */
export async function convert(kind: Kind, input: Buffer, metadata: Metadata): Promise<Prepared> {
  try {
    return kind === 'heic' ? await fromHeic(input, metadata) : await encode(fromTiff(input), metadata)
  } catch {
    return { problem: 'damaged' }
  }
}

/** Of the files that scanners and cameras write, the first page is the picture. */
const fromTiff = (input: Buffer): Sharp =>
  sharp(input, { ...DECODING, page: 0 })
    .autoOrient()
    .toColourspace('srgb')

/** The decoder applies the orientation, but leaves the colours in the profile of the camera. */
async function fromHeic(input: Buffer, metadata: Metadata): Promise<Prepared> {
  const { data, height, width } = await decodeHeic(input)
  const encoded = await encode(sharp(data, { raw: { channels: 4, height, width } }), metadata)
  const { icc } = metadata
  return icc && 'data' in encoded && encoded.type === 'image/jpeg'
    ? { ...encoded, data: embedProfile(encoded.data, icc) }
    : encoded
}

async function encode(picture: Sharp, { hasAlpha = false }: Metadata): Promise<Prepared> {
  const isOpaque = !hasAlpha || (await picture.clone().stats()).isOpaque
  return isOpaque
    ? { data: await picture.removeAlpha().jpeg({ quality: QUALITY }).toBuffer(), type: 'image/jpeg' }
    : { data: await picture.png().toBuffer(), type: 'image/png' }
}
