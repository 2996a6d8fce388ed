import { allAttempts, attemptsFrom } from '@/plugins/canary/lib/rotation'

const doors = Array.from({ length: 40 }, (_, index) => ({
  actors: ['owner', 'visitor'] as const,
  callFor: () => null,
  route: `GET /api/type-${index}/:id`,
  writes: false,
}))

const nameOf = ({ actor, door }: ReturnType<typeof allAttempts>[number]): string => `${door.route} ${actor}`

describe('The attempts of a round', () => {
  it('try every route as everybody once, in the same order whatever the order of the routes', () => {
    const names = allAttempts(doors).map(nameOf)
    expect(new Set(names).size).toBe(80)
    expect(allAttempts(doors.toReversed()).map(nameOf)).toEqual(names)
  })

  it('mix routes and people, so that a part of a round holds some of each', () => {
    const actors = allAttempts(doors)
      .slice(0, 20)
      .map(({ actor }) => actor)
    expect(new Set(actors).size).toBe(2)
  })

  it('go on where the last run stopped, and begin again at the end', () => {
    expect(attemptsFrom(['a', 'b', 'c'], 2)).toEqual(['c', 'a', 'b'])
    expect(attemptsFrom(['a', 'b', 'c'], 7)).toEqual(['b', 'c', 'a'])
    expect(attemptsFrom([], 7)).toEqual([])
  })
})
