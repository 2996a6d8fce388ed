import type { Access, AccessArgs, AccessResult, Where } from 'payload'

/** Allows if any rule does. The first `true` wins; where clauses are joined by `or`. */
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

/** Allows only if every rule does. Where clauses are joined by `and`. */
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
