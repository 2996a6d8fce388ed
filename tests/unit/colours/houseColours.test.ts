import { contrast } from '@/lib/colours/colour'
import { nearestReadable, houseVariables, PALETTES, unreadablePairs } from '@/lib/colours/houseColours'
import fc from 'fast-check'

const colour = fc.integer({ max: 0xffffff, min: 0 }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

describe('nearestReadable', () => {
  it('passes on every background, and keeps a colour that passes already', () => {
    fc.assert(
      fc.property(colour, colour, (text, background) => {
        const nearest = nearestReadable(text, background)
        expect(contrast(nearest, background)).toBeGreaterThanOrEqual(4.5)
        if (contrast(text, background) >= 4.5) expect(nearest).toBe(text)
      }),
    )
  })

  it('changes the colour no more than necessary', () => {
    expect(nearestReadable('#777777', '#ffffff')).toBe('#767676')
    expect(nearestReadable('#888888', '#000000')).toBe('#888888')
  })
})

describe('site colours', () => {
  it('report an unreadable pair with the nearest readable colour', () => {
    const pairs = unreadablePairs({ accent: '#ffd400', ink: '#1e1b18', paper: '#ffffff' })
    expect(pairs).toEqual([
      {
        background: 'paper',
        nearest: expect.stringMatching(/^#[0-9a-f]{6}$/),
        ratio: expect.closeTo(1.42, 1),
        text: 'accent',
      },
    ])
    expect(contrast(pairs[0]!.nearest, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })

  it('are readable in every built-in palette', () => {
    for (const palette of Object.values(PALETTES)) expect(unreadablePairs(palette)).toEqual([])
  })

  it('derive only readable variables', () => {
    fc.assert(
      fc.property(colour, colour, colour, (accent, ink, paper) => {
        const variables = houseVariables({ accent, ink, paper })
        expect(contrast(variables['--on-accent']!, accent)).toBeGreaterThanOrEqual(4.5)
        for (const name of ['--soft', '--stop', '--warn'])
          expect(contrast(variables[name]!, paper)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})
