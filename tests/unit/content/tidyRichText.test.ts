import { findDeadLink, tidyRichText } from '@/lib/content/richText/tidyRichText'
import { completeAddress, isTextAddress } from '@/lib/content/richText/textAddress'
import { plainText } from '@/lib/content/plainText'
import { textOfRichText } from '@/plugins/ticketing/lib/map/richText'

type Node = Record<string, unknown>

const words = (text: string): Node => ({ text, type: 'text' })
const paragraph = (...children: Node[]): Node => ({ children, type: 'paragraph' })
const textOf = (...children: Node[]) => ({ root: { children, type: 'root' } })
const link = (url: unknown, type = 'link'): Node => ({
  children: [words('Book')],
  fields: { linkType: 'custom', url },
  type,
})
const linkTo = (value: unknown, doc: unknown = { relationTo: 'pages', value }): Node => ({
  children: [words('Book')],
  fields: { doc, linkType: 'internal', url: '' },
  type: 'link',
})
const pending: Node = { pending: { formID: '1', src: 'https://x.org/a.jpg' }, type: 'upload', version: 3 }
const stored: Node = { relationTo: 'media', type: 'upload', value: '1' }

describe('a stored text', () => {
  it.each([
    ['at the top', textOf(pending, stored), textOf(stored)],
    ['in a paragraph', textOf(paragraph(words('a'), pending)), textOf(paragraph(words('a')))],
    [
      'in a cell',
      textOf({
        children: [{ children: [{ children: [pending], type: 'tablecell' }], type: 'tablerow' }],
        type: 'table',
      }),
      textOf({ children: [{ children: [{ children: [], type: 'tablecell' }], type: 'tablerow' }], type: 'table' }),
    ],
    ['without data', textOf(paragraph(), { type: 'upload' }), textOf(paragraph())],
  ])('loses a half-loaded picture %s', (_, before, after) => {
    expect(tidyRichText(before)).toEqual(after)
  })

  it('keeps a paragraph for the editor when only half-loaded pictures were in it', () => {
    expect(tidyRichText(textOf(pending))).toMatchObject({ root: { children: [{ children: [], type: 'paragraph' }] } })
  })

  it.each([
    ['pictures', textOf(stored)],
    ['what is no text', 'words'],
    ['nothing', null],
    ['a link to a document', textOf(paragraph(linkTo('1')))],
  ])('keeps %s', (_, value) => {
    expect([tidyRichText(value), tidyRichText(value, 'reading')]).toEqual([value, value])
    expect(tidyRichText(value)).toBe(value)
  })

  it.each([
    ['pictures', textOf(paragraph(), { ...stored, value: { id: '1', url: '/a.jpg' } }), textOf(paragraph(), stored)],
    [
      'embedded documents',
      textOf({ relationTo: 'events', type: 'relationship', value: { id: '2', title: 'Lear' } }),
      textOf({ relationTo: 'events', type: 'relationship', value: '2' }),
    ],
    ['targets of links', textOf(paragraph(linkTo({ id: '3', title: 'Visit' }))), textOf(paragraph(linkTo('3')))],
  ])('keeps only the ids of %s that were sent whole', (_, before, after) => {
    expect(tidyRichText(before)).toEqual(after)
    expect(tidyRichText(before, 'reading')).toBe(before)
  })

  it.each([
    ['a picture', textOf(paragraph(), { ...stored, value: null }), textOf(paragraph())],
    ['a picture without id', textOf(paragraph(), { ...stored, value: {} }), textOf(paragraph())],
    [
      'an embedded document',
      textOf(paragraph(), { relationTo: 'events', type: 'relationship', value: undefined }),
      textOf(paragraph()),
    ],
    ['a link', textOf(paragraph(linkTo(null))), textOf(paragraph(words('Book')))],
    ['a link without document', textOf(paragraph(linkTo(undefined, null))), textOf(paragraph(words('Book')))],
  ])('loses %s that refers to nothing once it is saved, not before', (_, before, after) => {
    expect(tidyRichText(before)).toEqual(after)
    expect(tidyRichText(before, 'reading')).toBe(before)
  })

  it('loses links whose address nobody entered, not their text', () => {
    expect(tidyRichText(textOf(paragraph(link('https://'), link(''))))).toEqual(
      textOf(paragraph(words('Book'), words('Book'))),
    )
  })
})

describe('the address of a link', () => {
  it.each([
    ['www.example.org/book', 'https://www.example.org/book'],
    [' example.org ', 'https://example.org'],
    ['example.org:8080/a?b=1#c', 'https://example.org:8080/a?b=1#c'],
    ['//example.org', 'https://example.org'],
    ['münchen-theater.de', 'https://münchen-theater.de'],
    ['box@example.org', 'mailto:box@example.org'],
    ['https://www.google.com/url?q=https://example.org&sa=D', 'https://example.org'],
  ])('%s is completed to %s', (typed, complete) => {
    expect(tidyRichText(textOf(paragraph(link(typed))))).toEqual(textOf(paragraph(link(complete))))
    expect(isTextAddress(complete)).toBe(true)
  })

  it.each(['https://example.org', 'http://example.org', 'mailto:a@b.org', 'tel:+44201', '/visit', '#cast', '?page=2'])(
    '%s stays',
    (address) => {
      const text = textOf(paragraph(link(address), link(address, 'autolink')))
      expect([tidyRichText(text), findDeadLink(text)]).toEqual([text, null])
    },
  )

  it.each([
    'sms:+44',
    'ftp://example.org',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'Prices.pdf',
    'book here',
    'https://',
    '/\\evil.org',
    'data:text/html,x',
    'https://a b.org',
    null,
  ])('%s leads nowhere', (address) => {
    expect(findDeadLink(textOf(paragraph(words('a'), link(address))))).toBe('Book')
  })

  it.each([
    ['tel:+44 20 7946 0000', 'tel:+442079460000'],
    ['tel: 020\u00a07946 0000', 'tel:02079460000'],
    ['https://example.org/Seite mit Raum?q=a b', 'https://example.org/Seite%20mit%20Raum?q=a%20b'],
    ['mailto:box@example.org?subject=Group booking', 'mailto:box@example.org?subject=Group%20booking'],
    ['https://example.org/\u200b', 'https://example.org/'],
    ['\ufeffwww.example.org', 'https://www.example.org'],
  ])('%s is completed', (typed, address) => {
    expect([completeAddress(typed), isTextAddress(completeAddress(typed))]).toEqual([address, true])
    expect(completeAddress(address)).toBe(address)
  })

  it('unwraps an address that was wrapped twice', () => {
    const once = `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent('https://example.org/')}`
    expect(completeAddress(`https://www.google.com/url?q=${encodeURIComponent(once)}`)).toBe('https://example.org/')
  })
})

describe('the plain text of a table', () => {
  const row = (...cells: string[]): Node => ({
    children: cells.map((cell) => ({ children: [paragraph(words(cell))], type: 'tablecell' })),
    type: 'tablerow',
  })
  const table = textOf(paragraph(words('Prices')), {
    children: [row('Seat', 'Price'), row('Stalls', '£20')],
    type: 'table',
  })

  it.each([
    ['search and exports', plainText],
    ['comparisons with a box office', textOfRichText],
  ])('has a line for each row, for %s', (_, toText) => {
    expect(toText(table)).toBe('Prices\nSeat · Price\nStalls · £20')
  })
})
