import sharp from 'sharp'
import { ALPHABET } from '@/seed/pictures/alphabet'
import { lettering, widthOf } from '@/seed/pictures/lettering'
import { poster } from '@/seed/pictures/poster'
import { render } from '@/seed/pictures/render'
import { POSTERS } from '@/seed/riverside/pictures'

const HAND = { size: 100, weight: 10 }

// A file that ran before in this process may have closed what decodes drawings, as the workers for uploads do.
beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoadSvg'] }))

test('every letter of every poster has been drawn', () => {
  const missing = POSTERS.flatMap(({ by = '', title }) => [...title.join(''), ...by]).filter(
    (letter) => !ALPHABET[letter.toUpperCase()],
  )
  expect(missing).toEqual([])
  expect(lettering('A', 0, 0, HAND, '#000')).toContain('d="M0 100L')
  expect(lettering('§', 0, 0, HAND, '#000')).toContain('d=""')
})

test('a longer line is wider, and half the stretch makes letters half as wide', () => {
  expect(widthOf('HAMLET', HAND)).toBeGreaterThan(widthOf('HAM', HAND))
  const bare = { ...HAND, tracking: 0, weight: 0 }
  expect(widthOf('HAMLET', { ...bare, stretch: 0.5 })).toBeCloseTo(widthOf('HAMLET', bare) / 2)
})

test('a poster is the same picture each time, needs no font, and fills its frame', async () => {
  const [first] = POSTERS
  const svg = poster(first!, 'Riverside Theatre')
  expect(svg).not.toContain('<text')
  expect(poster(first!, 'Riverside Theatre')).toBe(svg)
  const { data, mimetype } = await render(svg, 'hamlet')
  expect(await sharp(data).metadata()).toMatchObject({ format: 'jpeg', height: 1000, width: 1600 })
  expect(mimetype).toBe('image/jpeg')
})

test('below its lettering the left of a poster is plain: nothing of the motif shows through', async () => {
  for (const one of POSTERS) {
    const { data } = await render(poster(one, 'Riverside Theatre'), one.title.join(' '))
    const left = await sharp(data).extract({ height: 20, left: 0, top: 975, width: 700 }).png().toBuffer()
    const { channels } = await sharp(left).stats()
    // What JPEG makes of one colour differs by a shade or two.
    for (const { max, min } of channels) expect(max - min).toBeLessThan(8)
  }
})
