import type { AttributeValues } from './attributeValues'

/** Data of a box office about a linked document, beyond its mapped fields. */
export interface Facts {
  attributes: AttributeValues
  isFewLeft: boolean
  onSale: boolean | null
  /** ISO 8601 in UTC, with milliseconds. */
  onSaleFrom: string | null
}

/** Facts that a run changed, by name. */
export type FactChanges = { [Name in keyof Facts]?: { from: Facts[Name]; to: Facts[Name] } }

const FACTS = ['attributes', 'isFewLeft', 'onSale', 'onSaleFrom'] as const satisfies (keyof Facts)[]

/** The facts that decide what visitors can book. */
export const SALE_FACTS = ['isFewLeft', 'onSale', 'onSaleFrom'] as const satisfies (keyof Facts)[]

export interface FactState {
  facts: Facts
  /** What the box office reports instead, for facts that a user took back. */
  held: Partial<Facts>
}

const isSameFact = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The facts that differ between two states; null if none does. */
export function changedFacts(from: Facts, to: Facts): FactChanges | null {
  const changes = FACTS.filter((name) => !isSameFact(from[name], to[name])).map((name) => [
    name,
    { from: from[name], to: to[name] },
  ])
  return changes.length > 0 ? (Object.fromEntries(changes) as FactChanges) : null
}

/**
 * Gives facts back the values that they had before a run, and holds what the box office reports. A fact that has changed
 * since stays.
 * @returns null if none is given back
 */
export function takeBackFacts({ facts, held }: FactState, changes: FactChanges): FactState | null {
  const names = FACTS.filter((name) => {
    const change = changes[name]
    return change !== undefined && isSameFact(facts[name], change.to) && !isSameFact(change.from, change.to)
  })
  if (names.length === 0) return null
  return {
    facts: { ...facts, ...Object.fromEntries(names.map((name) => [name, changes[name]?.from])) },
    held: { ...held, ...Object.fromEntries(names.map((name) => [name, name in held ? held[name] : facts[name]])) },
  }
}
