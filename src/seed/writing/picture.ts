import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import sharp from 'sharp'
import { dataPath } from '@/seed/reading/readData'

export interface Picture {
  data: Buffer
  mimetype: 'image/jpeg' | 'image/png'
  name: string
  size: number
}

/**
 * Converts one of the demo's SVG files to a picture as people upload them. A filename that ends in `.png` suits flat
 * logos, `.jpg` everything else.
 * @param folder of the site, or `platform`
 */
export async function readPicture(folder: string, file: string, filename: string): Promise<Picture> {
  const image = sharp(await readFile(dataPath(folder, 'pictures', file)))
  const isPng = extname(filename) === '.png'
  const data = await (isPng ? image.png({ palette: true }) : image.flatten().jpeg({ quality: 84 })).toBuffer()
  return { data, mimetype: isPng ? 'image/png' : 'image/jpeg', name: filename, size: data.length }
}
