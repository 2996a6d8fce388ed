import { highlight } from '@/plugins/search/lib/highlight'

const marked = (text: string, query: string) =>
  highlight(text, query)
    .map(({ isHit, text: part }) => (isHit ? `[${part}]` : part))
    .join('')

describe('highlight [B-078]', () => {
  it.each([
    ['Hamlet', 'ham', '[Ham]let'],
    ['Dvořák Antonín', 'dvorak', '[Dvořák] Antonín'],
    ['Dvořák Antonín', 'DVOŘÁK anton', '[Dvořák] [Anton]ín'],
    ['Quayside by the quayside', 'quay', '[Quay]side by the [quay]side'],
    ['The Winter’s Tale', 'winters', 'The [Winter’s] Tale'],
    ['Theater\u00ADkasse', 'theaterkasse', '[Theater\u00ADkasse]'],
    ['Große Œuvres', 'grosse oeuvre', '[Große] [Œuvre]s'],
    ['Winter‘s and winterʼs', "winter's", '[Winter‘s] and [winterʼs]'],
    ['Große Halle', 'halle', 'Große [Halle]'],
    ['the-winters-tale', 'winters tale', 'the-[winters]-[tale]'],
    ['Œuvre', 'x', 'Œuvre'],
    ['', 'x', ''],
    ['Hamlet', '', 'Hamlet'],
    ['مسرحية هاملت', 'هاملت', 'مسرحية [هاملت]'],
    ['ﬁnale', 'fin', '[ﬁn]ale'],
  ])('marks in %j the query %j', (text, query, shown) => {
    expect(marked(text, query)).toBe(shown)
  })

  it('keeps the whole text', () => {
    for (const text of ['Ådne – 100 % “live”', 'a\u0301b', '𝔸𝔹 café'])
      expect(
        highlight(text, 'b l a')
          .map((part) => part.text)
          .join(''),
      ).toBe(text.normalize('NFC'))
  })
})
