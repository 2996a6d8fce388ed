import { translatorOf } from '@/i18n/translator'
import { readRichText } from '@/lib/themes/readRichText'
import { richTextReferences } from '@/lib/apps/richText'
import { richTextOfLines, type RichText, type RichTextNode } from '@/lib/content/richText/nodes'

const t = translatorOf({ language: 'en' })

const ID = '01999999-0000-7000-8000-000000000001'
const textOf = (...children: RichTextNode[]): RichText => ({
  root: { children: [{ children, type: 'paragraph' }], type: 'root' },
})
const link = (fields: object) => textOf({ children: [{ text: 'Here', type: 'text' }], fields, type: 'link' })

describe('rich text of a setting', () => {
  it.each([
    ['words', richTextOfLines('Open daily')],
    ['a link out', link({ linkType: 'custom', url: 'https://example.org' })],
    ['a link to write to', link({ url: 'mailto:box@example.org' })],
    ['a link within the site', link({ doc: { relationTo: 'pages', value: ID }, linkType: 'internal' })],
    ['a picture', textOf({ relationTo: 'media', type: 'upload', value: ID })],
  ])('accepts %s', (_, value) => {
    expect(readRichText(value, t)).toEqual({ value })
  })

  it.each([
    ['a plain text', 'Hello'],
    ['no tree', { root: { type: 'root' } }],
    ['nodes that the editor does not make', textOf({ html: '<script>', type: 'html' })],
    ['a link that runs', link({ url: 'javascript:alert(1)' })],
    ['a link that writes a text message', link({ url: 'sms:+441' })],
    ['people of the admin', textOf({ relationTo: 'users', type: 'relationship', value: ID })],
    ['an id that is none', textOf({ relationTo: 'media', type: 'upload', value: "x'; drop" })],
    ['a text that is none', textOf({ text: 5 as never, type: 'text' })],
    ['far too much', richTextOfLines('x'.repeat(100_001))],
    [
      'far too deep',
      Array.from({ length: 40 }).reduce<RichText>((inner) => textOf(inner.root as RichTextNode), richTextOfLines('x')),
    ],
  ])('refuses %s', (_, value) => {
    expect(readRichText(value, t)).toEqual({ problem: expect.any(String) })
  })

  it('is tidied as texts of documents are', () => {
    expect(readRichText(link({ url: '//example.org' }), t)).toEqual({ value: link({ url: 'https://example.org' }) })
    expect(
      readRichText(
        { root: { children: [{ pending: { src: 'https://x.org/a.png' }, type: 'upload' }], type: 'root' } },
        t,
      ),
    ).toEqual({ value: undefined })
  })

  it('is undefined when it holds only blanks', () => {
    expect(readRichText(richTextOfLines(' \n '), t)).toEqual({ value: undefined })
  })

  it('lists the documents that it refers to', () => {
    expect(richTextReferences(link({ doc: { relationTo: 'pages', value: ID }, linkType: 'internal' }))).toMatchObject([
      { collection: 'pages', id: ID },
    ])
  })
})
