import fc from 'fast-check'
import { contrast } from '@/lib/colours/colour'
import { accentShades } from '@/lib/platform/accentShades'

const READABLE = 4.5

describe('the shades of an accent colour', () => {
  it('can be read on the light and on the dark page, whatever the colour', () => {
    const part = fc.integer({ max: 255, min: 0 }).map((value) => value.toString(16).padStart(2, '0'))
    fc.assert(
      fc.property(fc.tuple(part, part, part), (parts) => {
        const { dark, light } = accentShades(`#${parts.join('')}`)
        expect(contrast(light, '#ffffff')).toBeGreaterThanOrEqual(READABLE)
        expect(contrast(dark, '#141414')).toBeGreaterThanOrEqual(READABLE)
      }),
    )
  })

  it('leave a colour that can be read as it is, and the usual one as it was in the dark', () => {
    expect(accentShades('#7a1f3d')).toEqual({ dark: '#c7a1ae', light: '#7a1f3d' })
    expect(accentShades('#ffee00').light).not.toBe('#ffee00')
  })

  it('are measured as WCAG measures them', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 1)
    expect(contrast('#123456', '#123456')).toBe(1)
  })
})
