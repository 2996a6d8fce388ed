import { rowHeading, rowTitle } from '@/lib/content/rowTitle'
import { findTooDeepBlock } from '@/lib/content/blocks'
import type { WalkableBlock, WalkableField } from '@/lib/content/collectReferences'
import { checkTemplate } from '@/lib/content/liquid/renderTemplate'
import { liquidBlocks, newTemplates } from '@/lib/content/liquid/liquidBlocks'

const richText = (text: string) => ({
  root: { children: [{ children: [{ text, type: 'text' }], type: 'paragraph' }], type: 'root' },
})

describe('heading of a block', () => {
  it('has a two-digit number, the kind of block and its first text [B-228]', () => {
    expect(rowHeading(0, 'Hero', rowTitle({ heading: 'Spring season', lead: 'From May' }))).toBe(
      '01 Hero – Spring season',
    )
    expect(rowHeading(11, 'Text', rowTitle({ content: richText('We open in May.') }))).toBe('12 Text – We open in May.')
    expect(rowHeading(2, 'Questions', rowTitle({ questions: [{ question: 'Is there a bar?' }] }))).toBe(
      '03 Questions – Is there a bar?',
    )
    expect(rowHeading(1, 'Gallery', rowTitle({ images: ['01999999-0000-7000-8000-000000000000'] }))).toBe('02 Gallery')
    expect(rowTitle({ quote: 'word '.repeat(40) })).toMatch(/^(word ){11}word…$/)
  })
})

describe('findTooDeepBlock', () => {
  const box: WalkableBlock = {
    slug: 'box',
    flattenedFields: [
      { name: 'title', type: 'text' },
      { name: 'rows', type: 'array', flattenedFields: [{ name: 'content', type: 'blocks', blockReferences: ['box'] }] },
    ],
  }
  const fields: WalkableField[] = [{ name: 'layout', type: 'blocks', blockReferences: ['box'] }]
  const nested = (levels: number): object => ({
    blockType: 'box',
    rows: levels > 1 ? [{ content: [nested(levels - 1)] }] : [],
    title: `Box ${levels}`,
  })

  it('finds a block nested deeper than the limit, with its path and headings [B-387]', () => {
    expect(findTooDeepBlock(fields, { layout: [nested(5)] }, { box }, 5)).toBeNull()
    expect(findTooDeepBlock(fields, { layout: [nested(1), nested(6)] }, { box }, 5)).toEqual({
      path: 'layout.1.rows.0.content.0.rows.0.content.0.rows.0.content.0.rows.0.content.0.rows.0.content.0',
      place: [
        '02 box – Box 6',
        '01 box – Box 5',
        '01 box – Box 4',
        '01 box – Box 3',
        '01 box – Box 2',
        '01 box – Box 1',
      ],
    })
    expect(findTooDeepBlock(fields, { layout: [nested(2)] }, { box }, 1)?.place).toEqual([
      '01 box – Box 2',
      '01 box – Box 1',
    ])
  })
})

describe('Liquid templates', () => {
  it('checkTemplate reports a problem with its line and column', () => {
    expect(checkTemplate('<p>{{ site.name | upcase }}</p>')).toBeNull()
    expect(checkTemplate('<p>\n  {% if site %}\n</p>')).toMatchObject({
      column: 3,
      line: 2,
      message: expect.stringContaining('not closed'),
    })
    expect(checkTemplate('{{ a }}\n{{ b | nonsense }}')).toMatchObject({
      line: 2,
      message: expect.stringContaining('nonsense'),
    })
    expect(checkTemplate('{% nonsense %}')).toMatchObject({ column: 1, line: 1 })
    expect(checkTemplate('x'.repeat(20_001))).not.toBeNull()
  })

  it('newTemplates lists each template that was not there before, counting copies', () => {
    const block = (template: string) => ({ blockType: 'liquid', template })
    const blocks = liquidBlocks({ layout: [block('a'), { blockType: 'box', content: [block('b')] }] })
    expect(blocks).toEqual([
      { path: 'layout.0', template: 'a' },
      { path: 'layout.1.content.0', template: 'b' },
    ])
    expect(newTemplates(liquidBlocks({ layout: [block('b')] }), blocks)).toEqual([])
    expect(newTemplates(liquidBlocks({ layout: [block('a'), block('a')] }), blocks)).toEqual([
      { path: 'layout.1', template: 'a' },
    ])
  })
})
