import type { Liquid } from 'liquidjs'
import { ThemeContext } from '../ThemeContext'

/** A filter as the engine takes it. */
export type FilterHandler = Parameters<Liquid['registerFilter']>[1]

/** A filter of templates, as the reference describes it. */
export interface FilterDeclaration {
  name: string
  about: string
  example: string
  gives: string
  handler: FilterHandler
}

/** What follows the colon with a name: `cut: 'wide'`. */
export type Named = Record<string, unknown>

type Work = (value: unknown, context: ThemeContext, named: Named, plain: unknown[]) => unknown

/** A filter as the engine calls it. */
export function filterOf(work: Work): FilterHandler {
  return function (this: { context: unknown }, value: unknown, ...given: unknown[]): unknown {
    if (!(this.context instanceof ThemeContext)) return null
    const isNamed = (one: unknown): one is [string, unknown] =>
      Array.isArray(one) && one.length === 2 && typeof one[0] === 'string'
    const named = Object.assign(Object.create(null) as Named, Object.fromEntries(given.filter(isNamed)))
    return work(
      value,
      this.context,
      named,
      given.filter((one) => !isNamed(one)),
    )
  }
}
