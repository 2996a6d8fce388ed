import { sortByDependencies } from '@/plugins/releases/lib/sortByDependencies'

const order = (targets: Record<string, string[]>): string =>
  sortByDependencies(
    Object.keys(targets),
    (key) => key,
    (key) => targets[key]!,
  ).join(' ')

describe('documents of a release', () => {
  it('come after what they refer to', () => {
    expect(order({ page: ['parent'], parent: ['home'], home: [] })).toBe('home parent page')
    expect(order({ home: [], parent: ['home'], page: ['parent'] })).toBe('home parent page')
  })

  it('keep the order in which they were given otherwise, whatever lies outside', () => {
    expect(order({ two: ['elsewhere'], one: [], three: [] })).toBe('two one three')
  })

  it('are all there once, also where they refer to each other in a circle', () => {
    expect(order({ one: ['two'], two: ['one'], three: ['one', 'two'] })).toBe('two one three')
  })
})
