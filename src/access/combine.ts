import type { Access, AccessArgs, AccessResult, Where } from 'payload'

/** The first rule that says yes wins; where-clauses of several rules are joined by or. */
export const anyOf =
  (...rules: Access[]): Access =>
  async (args: AccessArgs): Promise<AccessResult> => {
    const wheres: Where[] = []
    for (const rule of rules) {
      const result = await rule(args)
      if (result === true) return true
      if (result !== false) wheres.push(result)
    }
    const [first, ...others] = wheres
    if (!first) return false
    return others.length === 0 ? first : { or: wheres }
  }

/** Every rule must agree; where-clauses are joined by and. */
export const allOf =
  (...rules: Access[]): Access =>
  async (args: AccessArgs): Promise<AccessResult> => {
    const wheres: Where[] = []
    for (const rule of rules) {
      const result = await rule(args)
      if (result === false) return false
      if (result !== true) wheres.push(result)
    }
    const [first, ...others] = wheres
    if (!first) return true
    return others.length === 0 ? first : { and: wheres }
  }
