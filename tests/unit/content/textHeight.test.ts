import { textHeight } from '@/components/document/RichText/textHeight'

const text = (...paragraphs: number[]) => ({
  root: { children: paragraphs.map((length) => ({ children: [{ text: 'a'.repeat(length), type: 'text' }] })) },
})

describe('the place that is kept for a rich text', () => {
  it('is as high as one line for an empty text', () => {
    expect(textHeight(null)).toBe(172)
    expect(textHeight(text())).toBe(172)
  })

  it('grows with the lines of each paragraph', () => {
    expect(textHeight(text(40))).toBe(172)
    expect(textHeight(text(101))).toBe(196)
    expect(textHeight(text(115, 99))).toBe(253)
  })

  it('counts the text of nested nodes, such as links', () => {
    const link = { children: [{ text: 'a'.repeat(90) }], type: 'link' }
    expect(textHeight({ root: { children: [{ children: [{ text: 'Read ' }, link] }] } })).toBe(196)
  })

  it('does not fail on what is not a rich text', () => {
    expect(textHeight('plain')).toBe(172)
    expect(textHeight({ root: { children: ['?', 4] } })).toBe(205)
  })
})
