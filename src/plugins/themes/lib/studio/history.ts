import type { StudioChoices } from './choices'

/** The current choices with their undo and redo history. */
export interface History {
  past: StudioChoices[]
  present: StudioChoices
  future: StudioChoices[]
  /** The choice in progress: its further changes belong to the same step. */
  under: keyof StudioChoices | null
}

export type Step =
  /** `under`: changes while dragging through colours form one step. */
  | { kind: 'choose'; changes: Partial<StudioChoices>; under?: keyof StudioChoices }
  | { kind: 'redo' }
  /** Ends the choice in progress. */
  | { kind: 'settle' }
  | { kind: 'undo' }

const MAX_STEPS = 200

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
        past: isOngoing ? past : [...past, present].slice(-MAX_STEPS),
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

/** Returns the choices in which two states differ. */
export function changedChoices(a: StudioChoices, b: StudioChoices): (keyof StudioChoices)[] {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof StudioChoices>
  return [...names].filter((name) => a[name] !== b[name])
}

export const isSame = (a: StudioChoices, b: StudioChoices): boolean => changedChoices(a, b).length === 0

const withoutUnset = (choices: Partial<StudioChoices>): StudioChoices =>
  Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined))
