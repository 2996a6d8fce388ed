import { inOneLine } from '@/lib/text/isolated'

describe('inOneLine', () => {
  it('isolates the direction of each part, so that Arabic and Latin texts do not mix', () => {
    expect(inOneLine(['3 مايو 2032', 'Main Stage'])).toBe('\u20683 مايو 2032\u2069 · \u2068Main Stage\u2069')
  })

  it('leaves out empty parts', () => {
    expect(inOneLine([null, 'Main Stage', '', undefined, false])).toBe('\u2068Main Stage\u2069')
    expect(inOneLine([])).toBe('')
  })
})
