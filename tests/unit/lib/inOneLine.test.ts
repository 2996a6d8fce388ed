import { inOneLine } from '@/lib/text/isolated'

describe('several facts in one line', () => {
  it('stand each in one piece, so that a name from the left does not run into a year from the right', () => {
    expect(inOneLine(['3 مايو 2032', 'Main Stage'])).toBe('\u20683 مايو 2032\u2069 · \u2068Main Stage\u2069')
  })

  it('leave out what nobody knows', () => {
    expect(inOneLine([null, 'Main Stage', '', undefined, false])).toBe('\u2068Main Stage\u2069')
    expect(inOneLine([])).toBe('')
  })
})
