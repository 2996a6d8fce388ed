import type { Manifest } from '@/lib/themes/manifestSchema'
import { houseTheme } from '../../engine/CompiledTheme'
import { pageSizeIn, pageSizesOf, setsPageSize, type PageSizes } from '../../engine/pageSizes'
import { chosenNames, type TemplatePage } from '../../engine/templateNames'
import type { RenderProblem, ThemePackage } from './ThemePackage'

interface Facts {
  /** Paths of the files that the theme has and that can be parsed. */
  files: ReadonlySet<string>
  sizes: PageSizes
  /** The files, for the processes that render them. */
  input: Buffer
}

/** The theme of a site, as this process knows it: its templates are parsed and rendered in other processes. */
export class ParsedTheme {
  /** Id of the theme version; null for House, the built-in theme. */
  readonly id: string | null
  readonly manifest: Manifest | null
  readonly input: Buffer
  readonly #files: ReadonlySet<string>
  readonly #package: ThemePackage | null
  readonly #sizes: PageSizes

  constructor(theme: ThemePackage | null, { files, input, sizes }: Facts) {
    this.id = theme?.id ?? null
    this.manifest = theme?.manifest ?? null
    this.input = input
    this.#files = files
    this.#package = theme
    this.#sizes = sizes
  }

  /** Whether the theme has a file of its own that can be rendered. */
  hasFile(path: string): boolean {
    return this.#files.has(path)
  }

  /** Returns the page size that the template of a page sets for a list; null when it sets none. */
  readonly pageSize = (page: TemplatePage, list: string): number | null =>
    pageSizeIn(this.#sizes, this.#templateOf(page), list)

  /** Whether the template of a page may divide complete lists, so that only rendering tells which pages there are. */
  dividesLists(page: TemplatePage): boolean {
    return setsPageSize(this.#sizes, this.#templateOf(page))
  }

  /** Passes a rendering problem to the theme's error log. */
  report(problem: RenderProblem): void {
    this.#package?.reportError?.(problem)
  }

  /** Returns the file that renders the main part of a page. */
  #templateOf(page: TemplatePage): string {
    const chosen = chosenNames(this.manifest?.templates ?? [], page).map((name) => `templates/${name}.liquid`)
    return chosen.find((path) => this.#files.has(path)) ?? `templates/${page.template}.liquid`
  }
}

let house: ParsedTheme | undefined

/** Returns House, which this process can render itself: it is trusted, and its output is bounded by its input. */
export const builtInTheme = (): ParsedTheme =>
  (house ??= new ParsedTheme(null, {
    files: new Set(),
    input: Buffer.alloc(0),
    sizes: pageSizesOf(houseTheme().engine),
  }))
