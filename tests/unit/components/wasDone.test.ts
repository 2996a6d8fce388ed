import { isActionDone } from '@/components/document/Publish/isActionDone'

const states = (rows: Record<string, string>) => new Map(Object.entries(rows))

describe('isActionDone', () => {
  it('is true when one of the rows became published, or left the list while the others stayed', () => {
    expect(isActionDone(['a'], states({ a: 'draft', b: 'draft' }), states({ a: 'published', b: 'draft' }))).toBe(true)
    expect(
      isActionDone(['a', 'c'], states({ a: 'changed', c: 'published' }), states({ a: 'published', c: 'published' })),
    ).toBe(true)
    expect(isActionDone(['a'], states({ a: 'draft', b: 'draft' }), states({ b: 'draft' }))).toBe(true)
    expect(isActionDone(['a'], states({ a: 'draft' }), states({}))).toBe(true)
  })

  it('is false when the action was cancelled and the list was then sorted, searched or paged', () => {
    expect(isActionDone(['a'], states({ a: 'draft', b: 'draft' }), states({ a: 'draft', b: 'draft' }))).toBe(false)
    expect(
      isActionDone(['a'], states({ a: 'published', b: 'draft' }), states({ a: 'published', b: 'published' })),
    ).toBe(false)
    expect(isActionDone(['a'], states({ a: 'draft', b: 'draft' }), states({ c: 'draft', d: 'draft' }))).toBe(false)
    expect(isActionDone(['elsewhere'], states({ a: 'draft' }), states({ a: 'published' }))).toBe(false)
  })
})
