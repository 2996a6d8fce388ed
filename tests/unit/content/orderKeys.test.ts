import { keyAfter, keyBetween, ownKeyAfter } from '@/lib/content/orderKeys'

describe('ownKeyAfter', () => {
  it('sorts after the given key, and is unique each time', () => {
    const keys = Array.from({ length: 1_000 }, () => ownKeyAfter('a5'))
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of keys) expect(key > 'a5').toBe(true)
    expect(ownKeyAfter(null) > '').toBe(true)
  })

  it('leaves room before, between and after two keys', () => {
    const [first, second] = [ownKeyAfter('a5'), ownKeyAfter('a5')].sort() as [string, string]
    expect(keyAfter(second) > second).toBe(true)
    const between = [keyBetween('a5', first), keyBetween(first, second)]
    expect(between.toSorted()).toEqual(between)
    expect(between[0]! < first && first < between[1]! && between[1]! < second).toBe(true)
  })
})
