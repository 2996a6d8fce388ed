import { shiftOf } from '@/plugins/pageTree/lib/tree/shiftOf'

const rows = (ids: string) => ids.split(' ').map((id) => ({ id }))

describe('rows on screen after a change by somebody else', () => {
  it.each([
    ['stay where no row above them came or went', 'a b c d', 'a b c d new', 0],
    ['are two rows lower below two new rows', 'a b c d', 'new other a b c d', 2],
    ['are a row higher below a row that went', 'a b c d', 'b c d', -1],
    ['are a row lower below one of them that was moved above', 'a b c d', 'd a b c', 1],
    ['are a row higher below one of them that was moved far down', 'a b c d e f', 'a b d e f c', -1],
  ])('%s', (_title, before, after, expected) => {
    expect(shiftOf(rows(before).slice(1), 1, rows(after))).toBe(expected)
  })

  it('stay where none of them is left', () => {
    expect(shiftOf(rows('a b'), 4, rows('c d'))).toBe(0)
  })
})
