import sharp from 'sharp'

export interface Picture {
  data: Buffer
  mimetype: 'image/jpeg' | 'image/png'
  name: string
  size: number
}

/** Converts an SVG to an image file. Use PNG for flat logos and JPEG for everything else. */
export async function render(svg: string, name: string, format: 'jpeg' | 'png' = 'jpeg'): Promise<Picture> {
  const image = sharp(Buffer.from(svg))
  const data = await (
    format === 'png' ? image.png({ palette: true }) : image.flatten().jpeg({ quality: 84 })
  ).toBuffer()
  return { data, mimetype: `image/${format}`, name: `${name}.${format === 'png' ? 'png' : 'jpg'}`, size: data.length }
}
