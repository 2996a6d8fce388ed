import { oncePerProcess } from '../process/oncePerProcess'

/** Bytes of bodies that this process holds at once. */
export interface BodyBudget {
  most: number
  held: number
}

const MB = 1024 * 1024

/**
 * Two budgets: what nobody has signed in for cannot use up what people at work need. A body counts from its first byte
 * until its request is answered.
 */
export const budgets = oncePerProcess('bodyBudgets', (): Record<'anyone' | 'signedIn', BodyBudget> => ({
  anyone: { held: 0, most: 16 * MB },
  signedIn: { held: 0, most: 192 * MB },
}))

/** What one request holds. */
export interface Hold {
  /** Holds more. @returns false where the budget has no room, and nothing more is held */
  take: (bytes: number) => boolean
  /** From here on it counts in another budget. @returns false where that has no room */
  moveTo: (budget: BodyBudget) => boolean
  /** Gives everything back. */
  release: () => void
}

export function holdIn(first: BodyBudget): Hold {
  let budget = first
  let held = 0
  const take = (bytes: number): boolean => {
    if (budget.held + bytes > budget.most) return false
    budget.held += bytes
    held += bytes
    return true
  }
  const release = () => {
    budget.held -= held
    held = 0
  }
  return {
    moveTo: (next) => {
      const bytes = held
      release()
      budget = next
      return take(bytes)
    },
    release,
    take,
  }
}
