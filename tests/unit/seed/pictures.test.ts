import sharp from 'sharp'
import { ALPHABET } from '@/seed/pictures/alphabet'
import { lettering, widthOf } from '@/seed/pictures/lettering'
import { poster } from '@/seed/pictures/poster'
import { render } from '@/seed/pictures/render'
import { POSTERS } from '@/seed/riverside/pictures'

const HAND = { size: 100, weight: 10 }

// A file that ran before in this process may have closed what decodes drawings, as the workers for uploads do.
beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoadSvg'] }))

test('lettering has a shape for every letter of every poster', () => {
  const missing = POSTERS.flatMap(({ by = '', title }) => [...title.join(''), ...by]).filter(
    (letter) => !ALPHABET[letter.toUpperCase()],
  )
  expect(missing).toEqual([])
  expect(lettering('A', 0, 0, HAND, '#000')).toContain('d="M0 100L')
  expect(lettering('§', 0, 0, HAND, '#000')).toContain('d=""')
})

test('widthOf grows with the text and shrinks with the stretch', () => {
  expect(widthOf('HAMLET', HAND)).toBeGreaterThan(widthOf('HAM', HAND))
  const bare = { ...HAND, tracking: 0, weight: 0 }
  expect(widthOf('HAMLET', { ...bare, stretch: 0.5 })).toBeCloseTo(widthOf('HAMLET', bare) / 2)
})

test('poster returns the same picture each time, without fonts, and fills its frame', async () => {
  const [first] = POSTERS
  const svg = poster(first!, 'Riverside Theatre')
  expect(svg).not.toContain('<text')
  expect(poster(first!, 'Riverside Theatre')).toBe(svg)
  const { data, mimetype } = await render(svg, 'hamlet')
  expect(await sharp(data).metadata()).toMatchObject({ format: 'jpeg', height: 1000, width: 1600 })
  expect(mimetype).toBe('image/jpeg')
})

test('poster leaves the bottom left below its lettering plain', async () => {
  for (const one of POSTERS) {
    const { data } = await render(poster(one, 'Riverside Theatre'), one.title.join(' '))
    const left = await sharp(data).extract({ height: 20, left: 0, top: 975, width: 700 }).png().toBuffer()
    const { channels } = await sharp(left).stats()
    // What JPEG makes of one colour differs by a shade or two.
    for (const { max, min } of channels) expect(max - min).toBeLessThan(8)
  }
})
