import type { Liquid, Template } from 'liquidjs'
import { ASSETS_PATH } from '../lib/ownPaths'
import { isRecord, ownValue } from '@/lib/values'
import type { Manifest } from '@/lib/themes/manifestSchema'
import { providedBlocks } from '../lib/theme/providedBlocks'
import { type RenderProblem, type ThemePackage, fileNameOf } from '../lib/theme/ThemePackage'
import type { RenderableTheme, RenderableFile } from './RenderableTheme'
import { houseFiles } from './HouseFiles'
import { newThemeEngine } from './newThemeEngine'
import { pageSizesOf, type PageSizes } from './pageSizes'
import type { Readable } from './Readable'

/** What is needed of a package beside its text files. */
type CompiledPackage = Pick<ThemePackage, 'assetHash' | 'id' | 'manifest' | 'reportError'>

type ThemeMessages = Record<string, string>

const SNIPPETS = 'snippets/'

/** A theme with its files parsed. Files that it does not provide come from House, the built-in theme. */
export class CompiledTheme implements RenderableTheme {
  readonly engine: Liquid
  readonly id: string | null
  readonly manifest: Manifest | null
  /** Files that could not be parsed; House's files are used instead. */
  readonly broken = new Map<string, unknown>()
  readonly #own: ReadonlyMap<string, string>
  readonly #package: CompiledPackage | null
  readonly #parsed = new Map<string, Template[]>()
  readonly #messages = new Map<string, ThemeMessages>()

  /** @param own text files of the theme; none for House itself */
  constructor(theme: CompiledPackage | null, own: ReadonlyMap<string, string> = new Map()) {
    this.#own = own
    this.#package = theme
    this.id = theme?.id ?? null
    this.manifest = theme?.manifest ?? null
    const snippets = Object.create(null) as Record<string, string>
    const parser = newThemeEngine()
    for (const [path, text] of houseFiles().compact) if (path.startsWith(SNIPPETS)) snippets[snippetName(path)] = text
    for (const [path, text] of own)
      if (path.startsWith(SNIPPETS) && path.endsWith('.liquid') && this.#parses(parser, path, text))
        snippets[snippetName(path)] = text
    this.engine = newThemeEngine(snippets)
    // Parse every file up front: page sizes must be known before the first render.
    for (const [path, text] of own)
      if (path.endsWith('.liquid') && !this.broken.has(path)) this.#parses(this.engine, path, text)
  }

  fileAt(path: string, suspended: ReadonlySet<string> = new Set()): RenderableFile | null {
    const own = this.#own.get(path)
    if (own !== undefined && !this.broken.has(path) && !suspended.has(path))
      return { isOwn: true, path, templates: () => this.#parse(`own ${path}`, own, path) }
    return this.houseFile(path)
  }

  /** Paths of the theme's own text files that can be used. */
  get ownFiles(): string[] {
    return [...this.#own.keys()].filter((path) => !this.broken.has(path))
  }

  /** Page sizes that the templates set for lists. */
  get sizes(): PageSizes {
    return pageSizesOf(this.engine)
  }

  /** Passes a rendering problem to the theme's error log. */
  report(problem: RenderProblem): void {
    this.#package?.reportError?.(problem)
  }

  house(): CompiledTheme {
    return houseTheme()
  }

  houseFile(path: string): RenderableFile | null {
    const text = houseFiles().compact.get(path)
    return text === undefined ? null : { isOwn: false, path, templates: () => this.#parse(`house ${path}`, text, path) }
  }

  fileForBlock(block: Readable, suspended: ReadonlySet<string>): RenderableFile | null {
    const type = block.read('type')
    if (typeof type !== 'string') return null
    const path = `blocks/${type}.liquid`
    if (suspended.has(path)) return null
    const found = this.fileAt(path)
    if (found) return found
    for (const [name, { template }] of providedBlocks())
      if (fileNameOf(name) === type)
        return { isOwn: false, path, templates: () => this.#parse(`plugin ${name}`, template, path) }
    if (block.read('is_of_theme')) return this.houseFile('blocks/theme-block.liquid')
    return block.read('embed') ? this.houseFile('blocks/embed.liquid') : null
  }

  message(key: string, language: string, main: string): string | null {
    for (const code of new Set([language, language.split('-')[0] ?? '', main, main.split('-')[0] ?? '', 'en'])) {
      for (const texts of [this.#own, houseFiles().texts]) {
        const message = ownValue(this.#locale(texts, code), key)
        if (message !== undefined) return message
      }
    }
    return null
  }

  assetAddress(path: string): string | null {
    const hash = this.#package?.assetHash(path)
    return hash
      ? `${ASSETS_PATH}/${hash}/${path.split('/').map(encodeURIComponent).join('/')}`
      : (houseFiles().assets.get(path)?.address ?? null)
  }

  #locale(texts: ReadonlyMap<string, string>, code: string): ThemeMessages {
    const key = `${texts === this.#own ? 'own' : 'house'} ${code}`
    let messages = this.#messages.get(key)
    if (!messages) this.#messages.set(key, (messages = parseMessages(texts.get(`locales/${code}.json`))))
    return messages
  }

  #parse(key: string, text: string, path: string): Template[] {
    let templates = this.#parsed.get(key)
    if (!templates) this.#parsed.set(key, (templates = this.engine.parse(text, path)))
    return templates
  }

  #parses(engine: Liquid, path: string, text: string): boolean {
    try {
      const templates = engine.parse(text, path)
      if (engine === this.engine) this.#parsed.set(`own ${path}`, templates)
      return true
    } catch (error) {
      this.broken.set(path, error)
      return false
    }
  }
}

let house: CompiledTheme | undefined

/** Returns the built-in theme. */
export const houseTheme = (): CompiledTheme => (house ??= new CompiledTheme(null))

const snippetName = (path: string): string => path.slice(SNIPPETS.length).replace(/\.liquid$/, '')

/** Reads the messages of a locale file by key. Nested keys are joined by dots: `nav.open`. */
function parseMessages(json: string | undefined): ThemeMessages {
  const messages = Object.create(null) as ThemeMessages
  const add = (value: unknown, prefix: string) => {
    if (typeof value === 'string') messages[prefix] = value
    else if (isRecord(value))
      for (const [key, inner] of Object.entries(value)) add(inner, prefix ? `${prefix}.${key}` : key)
  }
  try {
    add(json === undefined ? null : JSON.parse(json), '')
  } catch {
    // A malformed locale file counts as empty.
  }
  return messages
}
