import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { makeGif } from './gif'
import { heic } from './heic'
import { segment, withScans, withSegments, withSize } from './jpeg'
import { animation, photo } from './photo'
import { chunk, makePng } from './png'

export interface Hostile {
  name: string
  file: string
  /** Declared content type. */
  type: string
  data: () => Buffer | Promise<Buffer>
  status: number
}

const ZEROS = 64 * 1024 * 1024

const png = (name: string, data: Hostile['data'], status = 422): Hostile => ({
  data,
  file: 'a.png',
  name,
  status,
  type: 'image/png',
})
const jpeg = (name: string, data: Hostile['data'], status = 422): Hostile => ({
  data,
  file: 'a.jpg',
  name,
  status,
  type: 'image/jpeg',
})
const other = (format: 'avif' | 'gif' | 'webp', name: string, data: Hostile['data'], status = 422): Hostile => ({
  data,
  file: `a.${format}`,
  name,
  status,
  type: `image/${format}`,
})
const disguised = (name: string, data: Hostile['data'], status = 415): Hostile => ({
  data,
  file: 'a.png',
  name,
  status,
  type: 'image/png',
})

const narrow = [500, 1_000, 2_000, 4_000, 8_000, 12_000, 16_383].flatMap((long) => [
  png(`${long} × 1`, () => makePng({ height: 1, width: long })),
  png(`1 × ${long}`, () => makePng({ height: long, width: 1 })),
])

const FORMATS = ['avif', 'gif', 'jpeg', 'png', 'webp'] as const

const cutShort = FORMATS.flatMap((format) =>
  [0.2, 0.5, 0.9].map((part): Hostile => ({
    data: async () => {
      const whole = await photo(format, 300, 200)
      return whole.subarray(0, Math.floor(whole.length * part))
    },
    file: `a.${format}`,
    name: `${format} cut short offset ${part * 100}%`,
    status: 422,
    type: `image/${format}`,
  })),
)

const bombs: Hostile[] = [
  png('30,000 × 30,000 in 110 KB', () => makePng({ height: 30_000, width: 30_000 })),
  png('20,000 × 20,000, RGBA of 16 bits, hardly any data', () =>
    makePng({ bits: 16, colours: 6, height: 20_000, pixels: deflateSync(Buffer.alloc(1000)), width: 20_000 }),
  ),
  png('2³¹ − 1 × 1', () => makePng({ height: 1, pixels: Buffer.alloc(8), width: 2_147_483_647 })),
  png('2³¹ − 1 on both sides', () => makePng({ height: 2_147_483_647, pixels: Buffer.alloc(8), width: 2_147_483_647 })),
  png('40,000 × 200', () => makePng({ height: 200, width: 40_000 })),
  jpeg('a TIFF of 60,000 × 60,000', async () =>
    tiffSize(
      await sharp(await photo())
        .tiff()
        .toBuffer(),
      60_000,
    ),
  ),
  jpeg('a HEIC of 60,000 × 60,000', () => avifSize(heic(), 60_000)),
  png('no size at all', () => makePng({ height: 0, pixels: Buffer.alloc(8), width: 0 })),
  png(
    'an animation of 5,000 frames',
    () =>
      makePng({
        after: Array.from({ length: 5_000 }, () => chunk('fcTL', Buffer.alloc(26))),
        before: [chunk('acTL', Buffer.alloc(8))],
        height: 200,
        width: 200,
      }),
    415,
  ),
  jpeg('65,500 × 65,500', async () => withSize(await photo('jpeg', 64, 64), 65_500, 65_500)),
  jpeg('65,500 × 16', async () => withSize(await photo('jpeg', 64, 64), 65_500, 16)),
  jpeg('2,000 passes over one picture', async () =>
    withScans(
      await sharp(await photo('png', 256, 256))
        .jpeg({ progressive: true })
        .toBuffer(),
      2_000,
    ),
  ),
  other('gif', '2,000 frames', () => makeGif({ frames: 2_000, height: 10, width: 10 })),
  other('gif', '200 frames of 1,000 × 1,000 in 5 KB', () => makeGif({ frames: 200, height: 1_000, width: 1_000 })),
  other('gif', '100,000 frames of 4,000 × 4,000', () => makeGif({ frames: 100_000, height: 4_000, width: 4_000 })),
  other('webp', 'a canvas of 16,777,216 × 16,777,216', async () => webpCanvas(await animation('webp', 3), 0xffffff)),
  other('avif', '60,000 × 60,000', async () => avifSize(await photo('avif', 64, 64), 60_000)),
]

const broken: Hostile[] = [
  png('only the first 8 bytes', () => Buffer.from('89504e470d0a1a0a', 'hex'), 415),
  png(
    'a chunk of 4 GB',
    () => makePng({ before: [chunk('tEXt', Buffer.alloc(4), 0xffffffff)], height: 9, width: 9 }),
    415,
  ),
  png('pixels that cannot be unpacked', () =>
    makePng({ height: 9, pixels: Buffer.from('not packed at all'), width: 9 }),
  ),
  png('too few pixels', () => makePng({ height: 900, pixels: deflateSync(Buffer.alloc(20)), width: 900 })),
  png('a palette picture without its palette', () => makePng({ bits: 8, colours: 3, height: 9, width: 9 })),
  png('an unknown kind of colours', () => makePng({ bits: 8, colours: 5, height: 9, width: 9 })),
  jpeg('only the first 3 bytes', () => Buffer.from('ffd8ff', 'hex')),
  jpeg('no pixels', () => Buffer.from('ffd8ffd9', 'hex')),
  jpeg('a segment that reaches beyond the end', async () =>
    withSegments(await photo('jpeg', 64, 64), Buffer.from('ffe1ffff', 'hex')),
  ),
  jpeg('without tables', () =>
    Buffer.concat([
      Buffer.from('ffd8', 'hex'),
      segment(0xc0, Buffer.from('080040004001011100', 'hex')),
      segment(0xda, Buffer.from('0101003f00', 'hex')),
      Buffer.alloc(400, 7),
      Buffer.from('ffd9', 'hex'),
    ]),
  ),
  jpeg('a HEIC cut short', () => heic().subarray(0, 500)),
  jpeg('a HEIC of nonsense', () => heic().fill(0x55, 360)),
  // Its directory is at the end: it is taken for a TIFF, which cannot be converted.
  png('a TIFF cut short', async () =>
    (
      await sharp(await photo())
        .tiff()
        .toBuffer()
    ).subarray(0, 3_000),
  ),
  other('gif', 'a script behind six letters', () => Buffer.from('GIF89a/*\u0001*/=1;alert(document.domain);')),
  other('webp', 'a size that is not its own', async () => riffSize(await photo('webp', 64, 64), 0xfffffff0)),
  other('avif', 'nothing but its first box', () =>
    Buffer.from('0000001c667479706176696600000000617669666d696631', 'hex'),
  ),
  other('avif', 'a picture that lies beyond its end', async () => avifOffset(await photo('avif', 64, 64))),
]

const lies: Hostile[] = [
  disguised('a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')),
  disguised('a program of PHP', () => Buffer.from('<?php system($_GET[0]);')),
  disguised('a program of Windows', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400)])),
  disguised('a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF')),
  disguised('an archive', () => Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(60)])),
  disguised('a bitmap', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(80)])),
  disguised('an icon', () => Buffer.concat([Buffer.from('00000100010010100000', 'hex'), Buffer.alloc(60)])),
  disguised('a drawing of PostScript', () => Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\nshowpage')),
  disguised('a picture of Photoshop', () => Buffer.concat([Buffer.from('8BPS\0\x01', 'latin1'), Buffer.alloc(60)])),
  disguised('text', () => Buffer.from('a picture, honestly')),
  disguised('nothing but zeros', () => Buffer.alloc(4_000)),
  {
    data: () => Buffer.from('push graphic-context\nimage over 0,0 0,0 "https://example.com/"'),
    file: 'a.mvg',
    name: 'a script of ImageMagick',
    status: 415,
    type: 'image/png',
  },
  {
    data: () =>
      Buffer.from('<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>'),
    file: 'a.xml',
    name: 'a page as XML',
    status: 422,
    type: 'application/xml',
  },
]

/** Payloads outside the pixels, which are stripped. */
const baggage: Hostile[] = [
  // Its only frame has one pixel, which is kept.
  other('gif', 'a canvas of 65,000 × 65,000', () => makeGif({ height: 65_000, width: 65_000 }), 201),
  png(
    '64 MB of text, packed',
    () =>
      makePng({
        before: [chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(ZEROS))]))],
        height: 9,
        width: 9,
      }),
    201,
  ),
  png(
    'a colour profile of 64 MB, packed',
    () =>
      makePng({
        before: [chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(ZEROS))]))],
        height: 9,
        width: 9,
      }),
    201,
  ),
  jpeg(
    '12 MB of segments',
    async () =>
      withSegments(
        await photo('jpeg', 64, 64),
        ...Array.from({ length: 200 }, () => segment(0xe5, Buffer.alloc(60_000))),
      ),
    201,
  ),
  jpeg(
    'a colour profile of nonsense',
    async () =>
      withSegments(
        await photo('jpeg', 64, 64),
        segment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), Buffer.alloc(60_000, 0xaa)])),
      ),
    201,
  ),
]

export const hostilePictures: Hostile[] = [...narrow, ...cutShort, ...bombs, ...broken, ...lies, ...baggage]

function webpCanvas(file: Buffer, side: number): Buffer {
  const copy = Buffer.from(file)
  const offset = copy.indexOf('VP8X') + 12
  copy.writeUIntLE(side, offset, 3)
  copy.writeUIntLE(side, offset + 3, 3)
  return copy
}

function riffSize(file: Buffer, size: number): Buffer {
  const copy = Buffer.from(file)
  copy.writeUInt32LE(size, 4)
  return copy
}

function avifSize(file: Buffer, side: number): Buffer {
  const copy = Buffer.from(file)
  const offset = copy.indexOf('ispe') + 8
  copy.writeUInt32BE(side, offset)
  copy.writeUInt32BE(side, offset + 4)
  return copy
}

/** Width and height are the entries 256 and 257 of the directory. */
function tiffSize(file: Buffer, side: number): Buffer {
  const copy = Buffer.from(file)
  const directory = copy.readUInt32LE(4)
  for (let entry = directory + 2; entry < directory + 2 + copy.readUInt16LE(directory) * 12; entry += 12)
    if ([256, 257].includes(copy.readUInt16LE(entry))) {
      copy.writeUInt16LE(4, entry + 2)
      copy.writeUInt32LE(side, entry + 8)
    }
  return copy
}

function avifOffset(file: Buffer): Buffer {
  const copy = Buffer.from(file)
  const offset = copy.indexOf('iloc') + 4
  copy.fill(0x7f, copy.length > offset + 24 ? offset + 18 : offset, offset + 22)
  return copy
}
