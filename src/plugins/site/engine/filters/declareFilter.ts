import type { Liquid } from 'liquidjs'
import { ThemeContext } from '../ThemeContext'

/** A filter function of the engine. */
export type FilterHandler = Parameters<Liquid['registerFilter']>[1]

/** A template filter, as documented in the theme reference. */
export interface FilterDeclaration {
  name: string
  about: string
  example: string
  gives: string
  handler: FilterHandler
}

/** Named arguments of a filter: `cut: 'wide'`. */
export type Named = Record<string, unknown>

type Filter = (value: unknown, context: ThemeContext, named: Named, plain: unknown[]) => unknown

/** Adapts a filter to the engine's signature, with named and positional arguments separated. */
export function filterOf(filter: Filter): FilterHandler {
  return function (this: { context: unknown }, value: unknown, ...args: unknown[]): unknown {
    if (!(this.context instanceof ThemeContext)) return null
    const isNamed = (arg: unknown): arg is [string, unknown] =>
      Array.isArray(arg) && arg.length === 2 && typeof arg[0] === 'string'
    const named = Object.assign(Object.create(null) as Named, Object.fromEntries(args.filter(isNamed)))
    return filter(
      value,
      this.context,
      named,
      args.filter((arg) => !isNamed(arg)),
    )
  }
}
