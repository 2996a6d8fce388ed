import { screenIn, screenOfAttempt } from '@/lib/content/editScreen'

const SCREEN = '0123456789abcdef0123456789abcdef'

describe('screen id of a save', () => {
  it('is the same for every attempt', () => {
    expect(screenIn(SCREEN)).toBe(SCREEN)
    const attempts = [1, 2, 12].map((attempt) => screenOfAttempt(SCREEN, attempt))
    expect(new Set([SCREEN, ...attempts]).size).toBe(4)
    expect(attempts.map(screenIn)).toEqual([SCREEN, SCREEN, SCREEN])
  })

  it.each([
    null,
    7,
    '',
    'tab',
    SCREEN.slice(1),
    `${SCREEN}0`,
    `${SCREEN}.`,
    `${SCREEN}.x`,
    `x${SCREEN}`,
    `${SCREEN}.1.2`,
  ])('is null for a value that no screen sends: %s', (value) => {
    expect(screenIn(value)).toBeNull()
  })
})
