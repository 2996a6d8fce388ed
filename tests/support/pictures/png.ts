import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/** One chunk of a PNG. @param claimed declared length, to forge it */
export function chunk(name: string, data: Buffer, claimed = data.length): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const head = Buffer.alloc(4)
  head.writeUInt32BE(claimed)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, sum])
}

export interface PngOptions {
  width: number
  height: number
  bits?: number
  /** 0 grey, 2 RGB, 3 palette, 6 RGBA. */
  colours?: number
  isInterlaced?: boolean
  /** Chunks between the header and the pixels. */
  before?: Buffer[]
  pixels?: Buffer
  after?: Buffer[]
}

/** Samples per pixel, by colour type. */
const SAMPLES: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Writes a PNG chunk by chunk; a single colour if no pixels are given. */
export function makePng({
  after = [],
  before = [],
  bits = 1,
  colours = 0,
  height,
  isInterlaced = false,
  pixels,
  width,
}: PngOptions): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([bits, colours, 0, 0, isInterlaced ? 1 : 0], 8)
  const samples = SAMPLES[colours] ?? 1
  const lines =
    pixels ?? deflateSync(Buffer.alloc(height * (1 + Math.ceil((width * samples * bits) / 8))), { level: 1 })
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    ...before,
    chunk('IDAT', lines),
    ...after,
    chunk('IEND', Buffer.alloc(0)),
  ])
}
