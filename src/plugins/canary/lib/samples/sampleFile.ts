import { deflateSync, crc32 } from 'node:zlib'

export interface SampleFile {
  data: Buffer
  mimetype: string
  name: string
  size: number
}

const file = (name: string, mimetype: string, data: Buffer): SampleFile => ({ data, mimetype, name, size: data.length })

/** A file that the upload collection takes. */
export function sampleFile(mimeTypes: string[] | undefined, name: string): SampleFile {
  if (!mimeTypes || mimeTypes.some((type) => type.startsWith('image/'))) return file(`${name}.png`, 'image/png', png())
  return file(`${name}.txt`, 'text/plain', Buffer.from(`The words of ${name}.\n`))
}

/** A picture of one pixel. */
function png(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(1, 0)
  header.writeUInt32BE(1, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, 200, 40, 40]))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(data.length + 12)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc32(body), data.length + 8)
  return out
}
