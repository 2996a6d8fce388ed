import { storable } from '@/plugins/movingIn/lib/export/storable'

import { cut } from '@/plugins/movingIn/lib/texts/cut'

describe('The beginning of a text', () => {
  it.each([
    ['Lear🎭', 5, 'Lear'],
    ['Lear🎭', 6, 'Lear🎭'],
    ['Lear', 3, 'Lea'],
    ['', 3, ''],
  ])('has no half of a character: %s, cut after %i units, is %s', (text, most, beginning) => {
    expect(cut(text, most)).toBe(beginning)
  })
})

describe('What is stored of an entry', () => {
  it('has no NUL and no half of a character, at any depth', () => {
    expect(storable({ data: { content: 'a\u0000b', tags: ['\ud83c', '🎭'] }, title: '\u0000' })).toEqual({
      data: { content: 'ab', tags: ['\ufffd', '🎭'] },
      title: '',
    })
  })

  it('keeps texts that are about such characters', () => {
    const item = { content: String.raw`"\u0000" and \\u0000`, order: 1, path: null }
    expect(storable(item)).toEqual(item)
  })
})
