import fc from 'fast-check'
import { contrast } from '@/lib/colours/colour'
import { accentShades } from '@/lib/platform/accentShades'

const READABLE = 4.5

describe('accentShades', () => {
  it('are readable on the light and on the dark page for any colour', () => {
    const part = fc.integer({ max: 255, min: 0 }).map((value) => value.toString(16).padStart(2, '0'))
    fc.assert(
      fc.property(fc.tuple(part, part, part), (parts) => {
        const { dark, light } = accentShades(`#${parts.join('')}`)
        expect(contrast(light, '#ffffff')).toBeGreaterThanOrEqual(READABLE)
        expect(contrast(dark, '#141414')).toBeGreaterThanOrEqual(READABLE)
      }),
    )
  })

  it('keep a readable colour, and the shade of the default colour in the dark theme', () => {
    expect(accentShades('#7a1f3d')).toEqual({ dark: '#c7a1ae', light: '#7a1f3d' })
    expect(accentShades('#ffee00').light).not.toBe('#ffee00')
  })

  it('contrast follows WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 1)
    expect(contrast('#123456', '#123456')).toBe(1)
  })
})
