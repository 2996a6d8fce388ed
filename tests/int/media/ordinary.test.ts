import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { boot, type TestApp } from '@tests/support/boot'
import { animation, photo, pixels } from '@tests/support/pictures/photo'
import { heic, tiledHeic, turnedHeic } from '@tests/support/pictures/heic'
import { embedProfile } from '@/lib/pictures/strip/embedProfile'
import { tiff } from '@tests/support/pictures/tiff'
import { makeWorld, type World } from '@tests/support/world'
import { stored, upload, type Uploaded } from './support'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const send = (data: Uint8Array, file: string, type: string) =>
  upload({ client: world.clients['owner-a']!, data, file, tenant: world.a, type })
const kept = (filename: string): Buffer => readFileSync(join(process.env.CALLBOARD_DATA!, 'uploads', 'media', filename))
const metadataOf = ({ filename }: { filename: string }): Promise<Metadata> =>
  sharp(kept(filename), { animated: true }).metadata()

/** Where it was taken, by whom and with what. */
const personal = (data: Buffer) =>
  sharp(data)
    .keepMetadata()
    .withExif({
      IFD0: { Artist: 'Ada Private', Make: 'Camera 7' },
      IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>Ada Private</rdf:Description></rdf:RDF></x:xmpmeta>',
    )

describe('an ordinary picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'a picture as %s stays what it is, with sizes up to its own',
    async (format) => {
      const { body, status } = await send(
        await photo(format, 2_400, 1_600),
        `Winter's tale.${format === 'jpeg' ? 'JPG' : format}`,
        `image/${format}`,
      )
      expect([status, body.doc.mimeType, body.doc.width, body.doc.height, body.doc.title]).toEqual([
        201,
        `image/${format}`,
        2_400,
        1_600,
        "Winter's tale",
      ])
      const { card, full, thumbnail, wide } = body.doc.sizes
      expect([thumbnail, card, wide, full].map((size) => [size?.width, size?.height])).toEqual([
        [400, 300],
        [768, 576],
        [1280, 720],
        [1920, 1280],
      ])
      expect((await metadataOf({ filename: card!.filename! })).width).toBe(768)
      // For phones, and in a format that is smaller.
      expect([body.doc.sizes.wideHalf, body.doc.sizes.fullHalf].map((size) => [size?.width, size?.height])).toEqual([
        [640, 360],
        [960, 640],
      ])
      expect(
        await Promise.all(
          Object.values(body.doc.sizes).map(async (size) => [
            size?.filename?.endsWith('.webp'),
            (await metadataOf({ filename: size!.filename! })).format,
          ]),
        ),
      ).toEqual(Array.from({ length: 6 }, () => [true, 'webp']))
    },
  )

  it.each(['avif', 'gif'] as const)('a picture as %s stays what it is, too', async (format) => {
    const { body, status } = await send(await photo(format, 900, 640), `a.${format}`, `image/${format}`)
    expect([status, body.doc.mimeType, body.doc.width, body.doc.height]).toEqual([201, `image/${format}`, 900, 640])
    const { card, full, thumbnail } = body.doc.sizes
    expect([thumbnail, card, full].map((size) => size?.width)).toEqual([400, 768, null])
  })

  it.each([
    [1, 1],
    [300, 200],
    [400, 1],
    [399, 301],
    [1_000, 100],
    [100, 1_000],
    [1_921, 10],
    [4_000, 20],
  ])('a picture of %d × %d has no size larger than itself', async (width, height) => {
    const { body, status } = await send(await photo('png', width, height), 'a.png', 'image/png')
    expect([status, body.doc.width, body.doc.height]).toEqual([201, width, height])
    for (const size of Object.values(body.doc.sizes)) {
      expect(size.width ?? 0).toBeLessThanOrEqual(width)
      expect(size.height ?? 0).toBeLessThanOrEqual(height)
    }
    expect(body.doc.sizes.thumbnail?.filename).toEqual(expect.any(String))
  })

  it.each([
    [
      'of the colours of print',
      'image/jpeg',
      async () =>
        sharp(await photo('png'))
          .toColourspace('cmyk')
          .jpeg()
          .toBuffer(),
    ],
    [
      'of 16 bits',
      'image/png',
      async () =>
        sharp(await photo('png'))
          .toColourspace('rgb16')
          .png()
          .toBuffer(),
    ],
    [
      'of greys',
      'image/png',
      async () =>
        sharp(await photo('png'))
          .greyscale()
          .png()
          .toBuffer(),
    ],
    [
      'of a palette, see-through',
      'image/png',
      async () =>
        sharp(await photo('png'))
          .ensureAlpha(0.5)
          .png({ palette: true })
          .toBuffer(),
    ],
    [
      'that comes line by line',
      'image/jpeg',
      async () =>
        sharp(await photo('png'))
          .jpeg({ progressive: true })
          .toBuffer(),
    ],
    [
      'with a wide range of colours',
      'image/jpeg',
      async () =>
        sharp(await photo('png'))
          .withIccProfile('p3')
          .jpeg()
          .toBuffer(),
    ],
  ] as const)('%s is taken', async (_, type, make) => {
    const { body, status } = await send(await make(), 'a.img', type)
    expect([status, body.doc.mimeType, body.doc.width]).toEqual([201, type, 640])
    expect((await metadataOf(body.doc)).space).not.toBe('cmyk')
  })

  it('keeps its bytes where nothing has to go: no generation is lost, and the colour profile stays', async () => {
    const data = await sharp(await photo('png'))
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    const { doc } = (await send(data, 'a.jpg', 'image/jpeg')).body
    expect(await sharp(kept(doc.filename)).raw().toBuffer()).toEqual(await sharp(data).raw().toBuffer())
    expect((await metadataOf(doc)).icc).toEqual((await sharp(data).metadata()).icc)
  })

  it.each(['gif', 'webp'] as const)('an animated %s still moves, in all sizes', async (format) => {
    const { doc } = (await send(await animation(format, 12, 500), `a.${format}`, `image/${format}`)).body
    expect([doc.width, doc.height, (await metadataOf(doc)).pages]).toEqual([500, 500, 12])
    expect((await metadataOf({ filename: doc.sizes.thumbnail!.filename! })).pages).toBe(12)
  })
})

describe('a picture that browsers do not display', () => {
  const picture = async () => sharp(await photo('png', 900, 600))
  const corner = (filename: string) =>
    sharp(kept(filename)).extract({ height: 8, left: 4, top: 4, width: 8 }).resize(1, 1).removeAlpha().raw().toBuffer()

  it.each([
    ['a HEIC', heic, [96, 64], [220, 30, 40]],
    ['a HEIC turned to the left', () => turnedHeic(1), [64, 96], [30, 180, 60]],
    ['a HEIC turned upside down', () => turnedHeic(2), [96, 64], [240, 240, 240]],
    ['a HEIC turned to the right', () => turnedHeic(3), [64, 96], [40, 60, 220]],
    ['a HEIC of 12 megapixels, as phones take them', () => tiledHeic(4_032, 3_024), [4_032, 3_024], [220, 30, 40]],
    ['a TIFF', async () => (await picture()).tiff({ compression: 'lzw' }).toBuffer(), [900, 600], [2, 3, 40]],
    ['a TIFF of print', async () => (await picture()).toColourspace('cmyk').tiff().toBuffer(), [900, 600], [2, 3, 36]],
    [
      'a TIFF of 16 bits',
      async () => (await picture()).toColourspace('rgb16').tiff().toBuffer(),
      [900, 600],
      [2, 3, 40],
    ],
    [
      'a TIFF on its side',
      async () => (await picture()).tiff().withMetadata({ orientation: 8 }).toBuffer(),
      [600, 900],
      [252, 4, 194],
    ],
  ] as const)('is stored as JPEG: %s', async (_, make, size, colour) => {
    // Some browsers know no type for it.
    const { body, status } = await send(await make(), 'IMG_0042.HEIC', '')
    expect([status, body.doc.mimeType, body.doc.width, body.doc.height, body.doc.filename]).toEqual([
      201,
      'image/jpeg',
      ...size,
      expect.stringMatching(/^img-0042-.*\.jpg$/),
    ])
    for (const [index, value] of (await corner(body.doc.filename)).entries())
      expect(Math.abs(value - colour[index]!)).toBeLessThan(24)
  })

  it('is stored as PNG if it is transparent', async () => {
    const data = await (await picture()).ensureAlpha(0.5).tiff({ compression: 'lzw' }).toBuffer()
    const { doc } = (await send(data, 'a.tif', 'image/tiff')).body
    expect([doc.mimeType, (await metadataOf(doc)).hasAlpha]).toEqual(['image/png', true])
  })

  it('keeps its colour profile, and nothing of the camera', async () => {
    const profiled = await sharp(await photo('png'))
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    const { icc } = await sharp(profiled).metadata()
    expect((await sharp(embedProfile(await photo(), icc!)).metadata()).icc).toEqual(icc)
  })
})

describe('a picture that lacks its end', () => {
  it.each([
    [
      'a TIFF',
      async () =>
        sharp(await photo('png'))
          .tiff({ compression: 'none' })
          .toBuffer(),
      0.6,
      'a.tif',
    ],
    ['a TIFF that begins with its list of strips', async () => tiff(), 0.9, 'a.tiff'],
    ['a HEIC', async () => heic(), 0.7, 'a.heic'],
    ['a JPEG', async () => photo('jpeg'), 0.5, 'a.jpg'],
  ])('is refused with what is accepted and how to get there: %s', async (_, make, part, file) => {
    const data = await make()
    const { body, status } = await send(data.subarray(0, Math.floor(data.length * part)), file, '')
    expect([status, body.errors?.[0]?.message]).toEqual([
      422,
      expect.stringMatching(/incomplete or damaged.*copy it again, or open it .* save it as one of these: .*JPEG, PNG/),
    ])
    expect(body.errors?.[0]?.message).not.toMatch(/PDF|MP4/)
    expect((await send(data, file, '')).status).toBe(201)
  })

  it.each([
    ['jpeg', 2],
    ['jpeg', 1],
    ['png', 12],
  ] as const)('is stored with it: a %s without its last %d bytes', async (format, missing) => {
    const whole = await photo(format)
    const { body, status } = await send(whole.subarray(0, -missing), 'a.img', `image/${format}`)
    expect([status, body.doc.width]).toEqual([201, 640])
    expect(await sharp(kept(body.doc.filename)).raw().toBuffer()).toEqual(await sharp(whole).raw().toBuffer())
  })

  it('is turned upright, too', async () => {
    const whole = await pixels(600, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const { body, status } = await send(whole.subarray(0, -2), 'a.jpg', 'image/jpeg')
    expect([status, body.doc.width, body.doc.height]).toEqual([201, 400, 600])
  })
})

describe('a file', () => {
  const sendFile = (data: Buffer | string, file: string, type = '') =>
    upload({
      client: world.clients['owner-a']!,
      collection: 'files',
      data: Buffer.from(data),
      file,
      tenant: world.a,
      type,
    })
  const storedFile = (filename: string) =>
    readFileSync(join(process.env.CALLBOARD_DATA!, 'uploads', 'files', filename), 'latin1')
  const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nxref\n0 1\ntrailer<</Root 1 0 R>>\nstartxref\n42\n%%EOF'

  it.each([
    ['a line break before it', `\n${PDF}\n`],
    ['a byte order mark before it', `\ufeff${PDF}`],
    ['the head of an email before it', `Content-Type: application/pdf\r\n\r\n${PDF}`],
    ['padding after it', `${PDF}\n${'\0'.repeat(4_000)}`],
    ['a comment of HTML after it', `${PDF}\n<!-- ${'generated '.repeat(300)} -->`],
  ])('is a PDF in spite of %s', async (_, data) => {
    const { body, status } = await sendFile(data, 'Programme.pdf', 'application/pdf')
    expect([status, body.doc.mimeType, storedFile(body.doc.filename).trimEnd()]).toEqual([201, 'application/pdf', PDF])
  })

  it('is refused with a reason if it is half a PDF', async () => {
    const { body, status } = await sendFile(PDF.slice(0, 60), 'Programme.pdf', 'application/pdf')
    expect([status, body.errors?.[0]?.message]).toEqual([422, expect.stringContaining('This PDF cannot be read')])
  })

  const ole = (stream: string) => {
    const data = Buffer.alloc(2_048)
    data.set(Buffer.from('d0cf11e0a1b11ae1', 'hex'))
    data.write(stream, 1_024, 'utf16le')
    data.writeUInt16LE((stream.length + 1) * 2, 1_088)
    return data
  }

  it.each([
    ['WordDocument', 'application/msword', '.doc'],
    ['Workbook', 'application/vnd.ms-excel', '.xls'],
    ['PowerPoint Document', 'application/vnd.ms-powerpoint', '.ppt'],
  ])('a file of Office before 2007 is known by its content: %s', async (stream, type, extension) => {
    const { body, status } = await sendFile(ole(stream), 'a.bin')
    expect([status, body.doc.mimeType, body.doc.filename.slice(-4)]).toEqual([201, type, extension])
  })

  it.each([
    ['an installer', 'files', ole('!_StringData'), 'a.doc'],
    ['RTF', 'files', '{\\rtf1 Hello}', 'a.rtf'],
    ['a bitmap', 'media', Buffer.concat([Buffer.from('BM'), Buffer.alloc(80)]), 'a.bmp'],
  ] as const)('is refused with the types that are accepted: %s', async (_, collection, data, file) => {
    const { body, status } = await upload({
      client: world.clients['owner-a']!,
      collection,
      data: Buffer.from(data as string),
      file,
      tenant: world.a,
      type: 'application/octet-stream',
    })
    const accepted = collection === 'files' ? /PDF, .*Word.* or / : /JPEG, PNG.*HEIC.* or WebM/
    expect([status, body.errors?.[0]?.message]).toEqual([415, expect.stringMatching(accepted)])
  })
})

describe('what a picture says of its author, camera and place', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is nowhere in a stored %s', async (format) => {
    const side = format === 'avif' ? [800, 600] : [2_000, 1_500]
    const picture = personal(await photo('png', side[0], side[1]))
    const data = await (format === 'avif' ? picture.avif({ effort: 0 }) : picture.toFormat(format)).toBuffer()
    expect(data.includes('Ada Private')).toBe(true)
    const { doc } = (await send(data, `a.${format}`, `image/${format}`)).body
    const files = [doc.filename, ...Object.values(doc.sizes).flatMap(({ filename }) => filename ?? [])]
    expect(files.length).toBeGreaterThan(3)
    for (const filename of files) {
      const { exif, iptc, xmp } = await metadataOf({ filename })
      expect([exif, iptc, xmp, kept(filename).includes('Ada Private'), kept(filename).includes('Camera 7')]).toEqual([
        undefined,
        undefined,
        undefined,
        false,
        false,
      ])
    }
  })

  it('is nowhere in its comments, its thumbnails, or behind its end', async () => {
    const plain = await photo('jpeg')
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 13]), Buffer.from('Ada Private')])
    const data = Buffer.concat([
      plain.subarray(0, 2),
      comment,
      plain.subarray(2),
      Buffer.from('Ada Private <?php system(0) ?>'),
    ])
    const { doc } = (await send(data, 'a.jpg', 'image/jpeg')).body
    expect(kept(doc.filename).includes('Ada Private')).toBe(false)
    expect(kept(doc.filename).subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]))
  })

  it.each([2, 3, 4, 5, 6, 7, 8])('the orientation %d of a picture is applied', async (orientation) => {
    const upright = pixels(600, 400)
    const data = await upright.jpeg().withMetadata({ orientation }).toBuffer()
    const { doc } = (await send(data, 'a.jpg', 'image/jpeg')).body
    expect([doc.width, doc.height]).toEqual(orientation > 4 ? [400, 600] : [600, 400])
    expect((await metadataOf(doc)).orientation).toBeUndefined()
    const corner = (picture: Sharp) =>
      picture.extract({ height: 8, left: 4, top: 4, width: 8 }).resize(1, 1).removeAlpha().raw().toBuffer()
    const shown = await corner(sharp(await sharp(data).autoOrient().png().toBuffer()))
    for (const [index, value] of (await corner(sharp(kept(doc.filename)))).entries())
      expect(Math.abs(value - shown[index]!)).toBeLessThan(24)
  })
})

describe('the editor of pictures', () => {
  const edit = (id: string, edits: string) => world.clients['owner-a']!.patch<Uploaded>(`/media/${id}?${edits}`, {})
  const add = async () => (await send(await photo('jpeg', 1_600, 1_200), 'a.jpg', 'image/jpeg')).body.doc

  it('cuts a part out', async () => {
    const doc = await add()
    const cut = await edit(
      doc.id,
      'uploadEdits[crop][x]=25&uploadEdits[crop][y]=25&uploadEdits[widthInPixels]=800&uploadEdits[heightInPixels]=600',
    )
    expect([cut.status, cut.body.doc.width, cut.body.doc.height]).toEqual([200, 800, 600])
    expect((await metadataOf(cut.body.doc)).width).toBe(800)
    expect(cut.body.doc.sizes.thumbnail?.width).toBe(400)
  })

  it('keeps what is important in the middle of every size', async () => {
    const doc = await add()
    const before = kept(doc.sizes.wide!.filename!)
    const moved = await edit(doc.id, 'uploadEdits[focalPoint][x]=50&uploadEdits[focalPoint][y]=95')
    expect(moved.status).toBe(200)
    const after = kept(moved.body.doc.sizes.wide!.filename!)
    const green = async (data: Buffer) => (await sharp(data).stats()).channels[1]!.mean
    expect(await green(after)).toBeGreaterThan((await green(before)) + 10)
  })

  it.each([
    'uploadEdits[crop][x]=25&uploadEdits[crop][y]=25&uploadEdits[widthInPixels]=1000000000&uploadEdits[heightInPixels]=1000000000',
    'uploadEdits[crop][x]=-5&uploadEdits[crop][y]=25&uploadEdits[widthInPixels]=10&uploadEdits[heightInPixels]=10',
    'uploadEdits[crop][x]=90&uploadEdits[crop][y]=90&uploadEdits[widthInPixels]=1600&uploadEdits[heightInPixels]=1200&uploadEdits[crop][x]=a',
    'uploadEdits[crop][x]=NaN&uploadEdits[crop][y]=0&uploadEdits[widthInPixels]=10&uploadEdits[heightInPixels]=10',
    'uploadEdits[crop][x]=5&uploadEdits[crop][y]=25',
    'uploadEdits[focalPoint][x]=1e9&uploadEdits[focalPoint][y]=25',
    'uploadEdits[crop][x]=90&uploadEdits[crop][y]=90&uploadEdits[widthInPixels]=1000&uploadEdits[heightInPixels]=1000',
  ])('refuses a part that the picture does not have: %s', async (edits) => {
    const doc = await add()
    const files = stored()
    expect((await edit(doc.id, edits)).status).toBe(400)
    expect(stored()).toEqual(files)
  })
})
