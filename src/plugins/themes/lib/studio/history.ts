import type { StudioChoices } from './choices'

/** What is chosen, with the way back and forth. */
export interface History {
  past: StudioChoices[]
  present: StudioChoices
  future: StudioChoices[]
  /** The choice that is under way: what is said of it next is the same step. */
  under: keyof StudioChoices | null
}

export type Step =
  /** `under`: while somebody drags through colours, all of them are one step. */
  | { kind: 'choose'; changes: Partial<StudioChoices>; under?: keyof StudioChoices }
  | { kind: 'redo' }
  /** The choice that was under way is made. */
  | { kind: 'settle' }
  | { kind: 'undo' }

const MOST_STEPS = 200

export const historyOf = (present: StudioChoices, past: StudioChoices[] = []): History => ({
  future: [],
  past,
  present,
  under: null,
})

export function nextHistory(history: History, step: Step): History {
  const { future, past, present, under } = history
  switch (step.kind) {
    case 'choose': {
      const next = withoutUnset({ ...present, ...step.changes })
      if (isSame(next, present)) return history
      const isOngoing = step.under !== undefined && step.under === under
      return {
        future: [],
        past: isOngoing ? past : [...past, present].slice(-MOST_STEPS),
        present: next,
        under: step.under ?? null,
      }
    }
    case 'redo': {
      const [next, ...rest] = future
      return next ? { future: rest, past: [...past, present], present: next, under: null } : history
    }
    case 'settle':
      return { ...history, under: null }
    case 'undo': {
      const last = past.at(-1)
      return last ? { future: [present, ...future], past: past.slice(0, -1), present: last, under: null } : history
    }
  }
}

/** Choices that two states differ in. */
export function changedChoices(one: StudioChoices, other: StudioChoices): (keyof StudioChoices)[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof StudioChoices>
  return [...names].filter((name) => one[name] !== other[name])
}

export const isSame = (one: StudioChoices, other: StudioChoices): boolean => changedChoices(one, other).length === 0

const withoutUnset = (choices: Partial<StudioChoices>): StudioChoices =>
  Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined))
