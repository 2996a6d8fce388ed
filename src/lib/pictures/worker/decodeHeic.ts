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
export async function decodeHeic(input: Buffer): Promise<Pixels> {
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
