import { nextIndex } from '@/components/ui/Menu/moveFocus'

describe('nextIndex', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', -1, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['a', 1, null],
  ])('nextIndex of %s at index %i in a menu of three items is %p', (key, here, next) => {
    expect(nextIndex(key, here, 3)).toBe(next)
  })

  it('is null in an empty menu', () => {
    expect(nextIndex('ArrowDown', -1, 0)).toBeNull()
  })
})
