import { createHash } from 'node:crypto'
import type { Door } from './Door'
import type { Actor } from './scene'

export interface Attempt {
  actor: Actor
  door: Door
}

const placeOf = ({ actor, door }: Attempt): string =>
  createHash('sha256').update(`${door.route} ${actor}`).digest('base64')

/**
 * Every route as everybody, in an order that mixes them and stays the same from run to run: a broken rule concerns many
 * routes, and each part of a round holds some of them.
 */
export const allAttempts = (doors: readonly Door[]): Attempt[] =>
  doors
    .flatMap((door) => door.actors.map((actor) => ({ actor, door })))
    .map((attempt) => ({ attempt, place: placeOf(attempt) }))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ attempt }) => attempt)

/** The attempts from one onwards, in a circle. */
export const attemptsFrom = <One>(attempts: readonly One[], from: number): One[] => {
  const start = attempts.length === 0 ? 0 : from % attempts.length
  return [...attempts.slice(start), ...attempts.slice(0, start)]
}
