import sharp from 'sharp'

type Format = 'avif' | 'gif' | 'jpeg' | 'png' | 'webp'

/** An image with detail everywhere: a colour gradient under a grid. */
export function photo(format: Format = 'jpeg', width = 640, height = 480): Promise<Buffer> {
  return (
    format === 'avif' ? pixels(width, height).avif({ effort: 0 }) : pixels(width, height).toFormat(format)
  ).toBuffer()
}

export function pixels(width: number, height: number) {
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0, offset = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      data[offset++] = Math.round((x / width) * 255)
      data[offset++] = Math.round((y / height) * 255)
      data[offset++] = (x ^ y) & 0x40 ? 200 : 40
    }
  }
  return sharp(data, { raw: { channels: 3, height, width } })
}

/** An animation of frames in different colours. */
export function animation(format: 'gif' | 'webp', frames: number, side = 64): Promise<Buffer> {
  const data = Buffer.alloc(frames * side * side * 3)
  for (let frame = 0; frame < frames; frame++)
    data.fill(Math.round((frame / frames) * 255), frame * side * side * 3, (frame + 1) * side * side * 3)
  return sharp(data, { raw: { channels: 3, height: frames * side, pageHeight: side, width: side } })
    .toFormat(format)
    .toBuffer()
}
