import { nextPage } from '@/plugins/search/lib/nextPage'

/** Clicks until nothing is left. @returns how many are shown after each */
function clicks(first: number, total: number): number[] {
  const shown = [first]
  for (let loaded = 0; ;) {
    const { more, page } = nextPage({ first, loaded, total })
    if (more === 0) return shown
    // What the server answers, and what the list becomes by it.
    const answered = Math.min(50, total - (page - 1) * 50)
    loaded = page === 1 ? answered : (loaded || first) + answered
    shown.push(loaded)
    expect(loaded).toBe(shown.at(-2)! + more)
  }
}

it.each([
  [3, 3, [3]],
  [3, 20, [3, 20]],
  [41, 56, [41, 50, 56]],
  [50, 50, [50]],
  [50, 56, [50, 56]],
  [2, 120, [2, 50, 100, 120]],
  [50, 280, [50, 100, 150, 200, 250, 280]],
])('nextPage loads from %i shown of %i documents until all are shown', (first, total, shown) => {
  expect(clicks(first, total)).toEqual(shown)
})
