import { isActionDone } from '@/components/document/Publish/isActionDone'

const states = (rows: Record<string, string>) => new Map(Object.entries(rows))

describe('whether what was asked about has been done, as the list tells', () => {
  it('is when a row of it is published now and was not, or has left the list while the others are there', () => {
    expect(isActionDone(['a'], states({ a: 'draft', b: 'draft' }), states({ a: 'published', b: 'draft' }))).toBe(true)
    expect(
      isActionDone(['a', 'c'], states({ a: 'changed', c: 'published' }), states({ a: 'published', c: 'published' })),
    ).toBe(true)
    expect(isActionDone(['a'], states({ a: 'draft', b: 'draft' }), states({ b: 'draft' }))).toBe(true)
    expect(isActionDone(['a'], states({ a: 'draft' }), states({}))).toBe(true)
  })

  it('is not when the question was put aside and the list was sorted, searched or turned over', () => {
    expect(isActionDone(['a'], states({ a: 'draft', b: 'draft' }), states({ a: 'draft', b: 'draft' }))).toBe(false)
    expect(
      isActionDone(['a'], states({ a: 'published', b: 'draft' }), states({ a: 'published', b: 'published' })),
    ).toBe(false)
    expect(isActionDone(['a'], states({ a: 'draft', b: 'draft' }), states({ c: 'draft', d: 'draft' }))).toBe(false)
    expect(isActionDone(['elsewhere'], states({ a: 'draft' }), states({ a: 'published' }))).toBe(false)
  })
})
