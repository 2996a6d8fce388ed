import { isShownWhole } from '@/plugins/mediaLibrary/components/Library/tile'

describe('a tile of the library', () => {
  it.each([
    ['a drawing', { mimeType: 'image/svg+xml' }],
    ['a logo', { height: 400, mimeType: 'image/png', width: 500 }],
    ['a banner', { height: 300, mimeType: 'image/jpeg', width: 900 }],
    ['a column', { height: 900, mimeType: 'image/webp', width: 300 }],
  ])('shows %s whole', (_, picture) => {
    expect(isShownWhole(picture)).toBe(true)
  })

  it.each([
    ['a photograph', { height: 800, mimeType: 'image/jpeg', width: 1200 }],
    ['a poster', { height: 1200, mimeType: 'image/jpeg', width: 800 }],
  ])('crops %s to its shape', (_, picture) => {
    expect(isShownWhole(picture)).toBe(false)
  })
})
