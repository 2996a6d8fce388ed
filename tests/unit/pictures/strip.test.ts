import fc from 'fast-check'
import sharp from 'sharp'
import { MAX_MEGAPIXELS, sizeProblem } from '@/lib/pictures/limits'
import { lacksEnd, stripJpeg } from '@/lib/pictures/strip/stripJpeg'
import { stripPng } from '@/lib/pictures/strip/stripPng'
import { segment, withScans, withSegments } from '@tests/support/pictures/jpeg'
import { photo } from '@tests/support/pictures/photo'
import { chunk, makePng } from '@tests/support/pictures/png'

const pixels = (data: Buffer) => sharp(data).raw().toBuffer()

describe('stripJpeg', () => {
  it.each([
    ['as cameras write it', () => photo('jpeg', 200, 120)],
    [
      'pass by pass',
      async () =>
        sharp(await photo('png', 200, 120))
          .jpeg({ progressive: true })
          .toBuffer(),
    ],
    [
      'of greys',
      async () =>
        sharp(await photo('png', 200, 120))
          .greyscale()
          .jpeg()
          .toBuffer(),
    ],
  ])('keeps the pixels and removes metadata of a JPEG: %s', async (_, make) => {
    const plain = await make()
    const full = withSegments(
      plain,
      segment(0xe1, Buffer.from('Exif\0\0secret')),
      segment(0xed, Buffer.from('Photoshop secret')),
      segment(0xfe, Buffer.from('secret')),
    )
    const stripped = stripJpeg(Buffer.concat([full, Buffer.from('secret')]))!
    expect(stripped.includes('secret')).toBe(false)
    expect(await pixels(stripped)).toEqual(await pixels(plain))
  })

  it('refuses more than 100 scans', async () => {
    const progressive = await sharp(await photo('png', 64, 64))
      .jpeg({ progressive: true })
      .toBuffer()
    expect(stripJpeg(progressive)).not.toBeNull()
    expect(stripJpeg(withScans(progressive, 120))).toBeNull()
  })

  it.each([1, 2])('adds an end marker that lacks %d bytes', async (missing) => {
    const whole = await photo('jpeg', 64, 64)
    const stripped = stripJpeg(whole.subarray(0, -missing))!
    expect(stripped.subarray(-2)).toEqual(Buffer.from('ffd9', 'hex'))
    expect(await pixels(stripped)).toEqual(await pixels(whole))
    expect([lacksEnd(whole), lacksEnd(whole.subarray(0, -missing))]).toEqual([false, true])
  })
})

describe('stripPng', () => {
  it('keeps the pixels and removes metadata', async () => {
    const full = makePng({
      after: [chunk('eXIf', Buffer.from('secret'))],
      before: [chunk('tEXt', Buffer.from('a\0secret')), chunk('prVt', Buffer.from('secret'))],
      height: 9,
      width: 9,
    })
    const stripped = stripPng(Buffer.concat([full, Buffer.from('secret')]))!
    expect(stripped).toEqual(makePng({ height: 9, width: 9 }))
    expect(await pixels(stripped)).toEqual(await pixels(full))
  })

  it.each([1, 7, 12])('adds an end that lacks %d bytes, but no pixels', (missing) => {
    const whole = makePng({ height: 9, width: 9 })
    expect(stripPng(whole.subarray(0, -missing))).toEqual(whole)
    expect(stripPng(whole.subarray(0, -missing - 12))).toBeNull()
  })
})

it('stripJpeg and stripPng end on any input and return no more bytes than they received and an end', async () => {
  const files = { jpeg: await photo('jpeg', 40, 30), png: await photo('png', 40, 30) }
  fc.assert(
    fc.property(
      fc.constantFrom('jpeg' as const, 'png' as const),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 20 }),
      fc.nat(),
      (format, changes, cut) => {
        const data = Buffer.from(files[format])
        for (const [at, value] of changes) data[at % data.length] = value
        const stripped = (format === 'jpeg' ? stripJpeg : stripPng)(data.subarray(0, data.length - (cut % 40)))
        expect(stripped?.length ?? 0).toBeLessThanOrEqual(data.length + 2)
      },
    ),
    { numRuns: 2_000 },
  )
})

describe('sizeProblem', () => {
  it.each([
    [{ frames: 1, height: 6_336, width: 9_504 }, null],
    [{ frames: 1, height: 1, width: 400 }, null],
    [{ frames: 1_000, height: 300, width: 400 }, null],
    [{ frames: 1, height: 1, width: 401 }, 'tooLongAndNarrow'],
    [{ frames: 1, height: 401, width: 1 }, 'tooLongAndNarrow'],
    [{ frames: 1, height: 10_000, width: MAX_MEGAPIXELS * 100 + 1 }, 'tooLarge'],
    [{ frames: 1, height: 1, width: 200_000 }, 'tooLongSide'],
    [{ frames: 1, height: 100, width: 32_001 }, 'tooLongSide'],
    [{ frames: 1_001, height: 9, width: 9 }, 'animationTooLarge'],
    [{ frames: 200, height: 1_000, width: 1_000 }, 'animationTooLarge'],
    [{ frames: 1, height: 0, width: 9 }, 'damaged'],
  ])('returns for %j: %s', (size, problem) => expect(sizeProblem(size)).toBe(problem))
})
