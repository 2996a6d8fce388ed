import { Context, Drop, type Liquid } from 'liquidjs'
import type { View } from '../lib/View'
import type { RenderableTheme } from './DrawableTheme'
import { MEMORY, MOST_DEPTH, RENDER_MS } from './limits'
import { Readable } from './Readable'
import type { Run } from './Run'

type Scope = Record<string, unknown>
type Options = ConstructorParameters<typeof Context>[1]
type Limits = NonNullable<ConstructorParameters<typeof Context>[3]>

/**
 * What a template can name: declared objects by their fields, plain values by what they hold themselves. Everything else
 * that JavaScript would find on a value is not there.
 */
export class ThemeContext extends Context {
  readonly run: Run
  readonly #depth: number

  constructor(run: Run, scope: Scope, options: Options, limits: Limits, depth: number) {
    super(scope, options, { globals: run.globals, ownPropertyOnly: true, sync: true }, limits)
    this.run = run
    this.#depth = depth
  }

  get view(): View {
    return this.run.view
  }

  override spawn(scope: Scope = {}): ThemeContext {
    return this.#within(scope, { liquid: this.liquid, memoryLimit: this.memoryLimit, renderLimit: this.renderLimit })
  }

  /** For a part of the page that has limits of its own: what it uses up is missing nowhere else. */
  apart(liquid: Liquid, scope: Scope): ThemeContext {
    return this.#within(scope, { ...freshLimits(this.run.theme), liquid })
  }

  #within(scope: Scope, limits: Limits): ThemeContext {
    if (this.#depth >= MOST_DEPTH) throw new Error(`more than ${MOST_DEPTH} files within one another`)
    return new ThemeContext(this.run, scope, this.opts, limits, this.#depth + 1)
  }

  override readProperty(object: Parameters<Context['readProperty']>[0], key: PropertyKey | Drop): unknown {
    const name = key instanceof Drop ? key.valueOf() : key
    if (typeof name !== 'string' && typeof name !== 'number') return undefined
    if (object instanceof Readable) return this.#shown(object.read(String(name)))
    // Every value of JavaScript has these; none of them is data.
    if (typeof name === 'string' && (name.startsWith('__') || name in Object.prototype)) return undefined
    return this.#shown(super.readProperty(object, name))
  }

  #shown(value: unknown): unknown {
    return Array.isArray(value) ? (this.run.parts.get(value) ?? value) : value
  }
}

/** Limits that nothing has been used of. House has none: what it draws is bounded by what it is given, and there is nobody to stand in for it. */
export function freshLimits({ id }: RenderableTheme): Pick<Limits, 'memoryLimit' | 'renderLimit'> {
  const isOurs = id === null
  const { memoryLimit, renderLimit } = new Context({}, undefined, {
    memoryLimit: isOurs ? Number.POSITIVE_INFINITY : MEMORY,
    renderLimit: isOurs ? Number.POSITIVE_INFINITY : RENDER_MS,
    sync: true,
  })
  return { memoryLimit, renderLimit }
}
