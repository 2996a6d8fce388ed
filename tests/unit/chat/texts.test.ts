import { blockNode, paragraphNode, richTextOf, wordsNode, type RichTextNode } from '@/lib/content/richText/nodes'
import { fromMarkdown } from '@/plugins/chat/lib/texts/fromMarkdown'
import { toMarkdown } from '@/plugins/chat/lib/texts/toMarkdown'

const ID = '01999999-0000-7000-8000-000000000001'
const words = (text: string, format = 0) => paragraphNode([wordsNode(text, format)])
const link = (fields: object, text = 'Book') => ({
  ...blockNode('link', [wordsNode(text)]),
  fields,
  id: 'a',
  version: 3,
})
const item = (value: number, ...children: RichTextNode[]) => blockNode('listitem', children, { value })
const list = (listType: 'bullet' | 'number', children: RichTextNode[], start = 1) =>
  blockNode('list', children, { listType, start, tag: listType === 'number' ? 'ol' : 'ul' })
const cell = (text: string, headerState = 0, ...blocks: RichTextNode[]) =>
  blockNode('tablecell', blocks.length > 0 ? blocks : [words(text)], {
    backgroundColor: null,
    colSpan: 1,
    headerState,
    rowSpan: 1,
  })
const row = (...cells: RichTextNode[]) => blockNode('tablerow', cells)
const table = (...rows: RichTextNode[]) => blockNode('table', rows)
const prices = table(row(cell('Seat', 1), cell('Price', 1)), row(cell('Stalls'), cell('£20')))
const picture: RichTextNode = {
  fields: { caption: 'x' },
  id: 'p',
  relationTo: 'media',
  type: 'upload',
  value: ID,
  version: 3,
}
const event: RichTextNode = { relationTo: 'events', type: 'relationship', value: ID, version: 2 }

describe('a text of the assistant', () => {
  it.each<[string, RichTextNode[], string]>([
    ['lines', [words('One'), words('Two')], 'One\n\nTwo'],
    ['headings', [blockNode('heading', [wordsNode('Access')], { tag: 'h3' })], '### Access'],
    [
      'formats',
      [paragraphNode([wordsNode('a '), wordsNode('bold', 1), wordsNode(' and '), wordsNode('slanted', 2)])],
      'a **bold** and *slanted*',
    ],
    ['formats of HTML', [paragraphNode([wordsNode('H'), wordsNode('2', 32), wordsNode('O')])], 'H<sub>2</sub>O'],
    ['underlined words', [words('now', 8)], '<u>now</u>'],
    ['code', [words('a*b', 16)], '`a*b`'],
    ['lists', [list('bullet', [item(1, wordsNode('A')), item(2, wordsNode('B'))])], '- A\n- B'],
    ['numbered lists from 3', [list('number', [item(3, wordsNode('A')), item(4, wordsNode('B'))], 3)], '3. A\n4. B'],
    [
      'lists within lists',
      [
        list('bullet', [
          item(1, wordsNode('A')),
          item(2, list('number', [item(1, wordsNode('B'))])),
          item(2, wordsNode('C')),
        ]),
      ],
      '- A\n  1. B\n- C',
    ],
    ['tables', [prices], '| Seat | Price |\n| --- | --- |\n| Stalls | £20 |'],
    [
      'cells of several paragraphs',
      [table(row(cell('a', 1)), row(cell('', 0, words('x'), words('y'))))],
      '| a |\n| --- |\n| x<br>y |',
    ],
    ['rules', [words('a'), { type: 'horizontalrule', version: 1 }, words('b')], 'a\n\n---\n\nb'],
    ['quotations', [blockNode('quote', [wordsNode('To be')])], '> To be'],
    [
      'breaks in a line',
      [paragraphNode([wordsNode('a'), { type: 'linebreak', version: 1 }, wordsNode('b')])],
      'a\\\nb',
    ],
    [
      'marks that are meant as such',
      [words('*a* [b] <c> d_e | # ~~f~~ & &amp; \\')],
      String.raw`\*a\* \[b\] \<c> d\_e \| # \~\~f\~\~ & \&amp; \\`,
    ],
    [
      'what begins like something else',
      [words('# a'), words('- b'), words('1. c'), words('> d')],
      '\\# a\n\n\\- b\n\n1\\. c\n\n\\> d',
    ],
  ])('reads and writes %s without loss', (_, blocks, markdown) => {
    expect(toMarkdown(richTextOf(blocks))).toBe(markdown)
    expect(fromMarkdown(markdown)).toEqual(richTextOf(blocks))
  })

  it('has a paragraph for each line, and headings below that of the page', () => {
    expect(fromMarkdown('# Visit\nOne\nTwo')).toEqual(
      richTextOf([blockNode('heading', [wordsNode('Visit')], { tag: 'h2' }), words('One'), words('Two')]),
    )
    expect(fromMarkdown('')).toEqual(richTextOf([paragraphNode()]))
  })

  it('completes the addresses of links, and refuses those that lead nowhere', () => {
    const made = fromMarkdown('[Book](www.example.org) and [visit](/visit)')
    expect(JSON.stringify(made)).toMatch(/"url":"https:\/\/www\.example\.org".*"url":"\/visit"/)
    for (const address of ['javascript:alert(1)', 'Prices.pdf', 'sms:+44', 'doc:events/1'])
      expect(() => fromMarkdown(`[Book](${address})`)).toThrow('The link "Book" leads nowhere.')
  })
})

describe('a text that the assistant replaces', () => {
  const centred = { ...words('Stays'), format: 'center' }
  const tall = table(row(cell('Seat', 3), cell('Price', 1)), row(cell('Stalls', 2), cell('£20')))

  it('keeps blocks that stay, with what Markdown cannot say', () => {
    const stored = richTextOf([centred, tall, picture, words('Old')])
    const written = toMarkdown(stored).replace('Old', 'New')
    expect(fromMarkdown(written, stored)).toEqual(richTextOf([centred, tall, picture, words('New')]))
    // Without the stored text, there is nothing to keep.
    expect(fromMarkdown(toMarkdown(richTextOf([tall])))).not.toEqual(richTextOf([tall]))
  })

  it('keeps the settings of links to the same place', () => {
    const inside = link({ doc: { relationTo: 'events', value: ID }, linkType: 'internal' }, 'Lear')
    const outside = link({ linkType: 'custom', newTab: true, url: 'https://example.org/a(b)' })
    const stored = richTextOf([paragraphNode([inside, wordsNode(' or '), outside])])
    const markdown = toMarkdown(stored)
    expect(markdown).toBe(`[Lear](doc:events/${ID}) or [Book](https://example.org/a%28b%29)`)
    const changed = fromMarkdown(markdown.replace(' or ', ' and '), stored)
    expect(changed).toEqual(richTextOf([paragraphNode([inside, wordsNode(' and '), outside])]))
  })

  it('moves pictures and embedded documents, and refuses to lose or invent one', () => {
    const stored = richTextOf([picture, words('Text'), event])
    const lines = [`[[media/${ID}]]`, `[[events/${ID}]]`]
    expect(fromMarkdown([...lines, 'Other'].join('\n'), stored)).toEqual(richTextOf([picture, event, words('Other')]))
    expect(() => fromMarkdown('Other', stored)).toThrow(`Keep these lines of the text: ${lines.join(', ')}.`)
    expect(() => fromMarkdown(`${lines.join('\n')}\n[[media/other]]`, stored)).toThrow(
      '[[media/other]] is not in the text.',
    )
  })

  it('is shown to people with the titles of what it refers to', () => {
    expect(toMarkdown(richTextOf([picture, event]), (_, id) => (id === ID ? 'Lear' : ''))).toBe('[[Lear]]\n\n[[Lear]]')
  })
})
