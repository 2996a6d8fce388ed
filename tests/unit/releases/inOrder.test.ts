import { sortByDependencies } from '@/plugins/releases/lib/sortByDependencies'

const order = (targets: Record<string, string[]>): string =>
  sortByDependencies(
    Object.keys(targets),
    (key) => key,
    (key) => targets[key]!,
  ).join(' ')

describe('sortByDependencies', () => {
  it('puts documents after those that they refer to', () => {
    expect(order({ page: ['parent'], parent: ['home'], home: [] })).toBe('home parent page')
    expect(order({ home: [], parent: ['home'], page: ['parent'] })).toBe('home parent page')
  })

  it('keeps the given order otherwise, and ignores references outside of the release', () => {
    expect(order({ two: ['elsewhere'], one: [], three: [] })).toBe('two one three')
  })

  it('returns each document once, also with circular references', () => {
    expect(order({ one: ['two'], two: ['one'], three: ['one', 'two'] })).toBe('two one three')
  })
})
