import { analyzeSync, LiquidError, RenderTag, Tag, type Liquid, type Template } from 'liquidjs'
import { templateProblem } from '@/lib/content/liquid/templateProblem'
import { TimeLimitExceeded, runWithTimeLimit } from '../lib/liquid/runWithTimeLimit'
import { objectField } from './declare'
import { houseFiles } from './HouseFiles'
import { newThemeEngine } from './newThemeEngine'
import { GLOBALS } from './objects'
import { TAGS } from './tags'
import { ownValue } from '@/lib/values'

/** An error or a hint about a file of a theme. */
export interface TemplateProblem {
  file: string
  /** From 1. */
  line: number
  /** From 1. */
  column: number
  message: string
  /** A warning: the theme is accepted all the same. */
  isHint: boolean
}

/** Time limit for parsing one file, in milliseconds. */
const FILE_MS = 500

const MAX_HINTS = 200

/**
 * Parses every template of a package with the tags and filters available to themes. Unknown tags and filters are
 * errors, unknown names are hints.
 * @param files text files by path
 */
export function checkTemplates(files: ReadonlyMap<string, string>): TemplateProblem[] {
  const engine = newThemeEngine()
  const snippets = new Set(
    [...houseFiles().texts.keys(), ...files.keys()].flatMap((path) => /^snippets\/(.+)\.liquid$/.exec(path)?.[1] ?? []),
  )
  const problems = [...files]
    .filter(([path]) => path.endsWith('.liquid'))
    .flatMap(([file, text]) => checkFile(engine, file, text, snippets))
  const hints = problems.filter(({ isHint }) => isHint).slice(0, MAX_HINTS)
  return [...problems.filter(({ isHint }) => !isHint), ...hints]
}

function checkFile(engine: Liquid, file: string, text: string, snippets: ReadonlySet<string>): TemplateProblem[] {
  try {
    return runWithTimeLimit(FILE_MS, () => {
      const templates = engine.parse(text, file)
      return [...snippetProblems(file, templates, snippets), ...hintsOf(file, templates)]
    })
  } catch (error) {
    if (error instanceof TimeLimitExceeded)
      return [{ column: 1, file, isHint: false, line: 1, message: 'it takes too long to read' }]
    if (LiquidError.is(error) && !isOverflow(error.originalError))
      return [{ file, isHint: false, ...templateProblem(error) }]
    const message = LiquidError.is(error) || isOverflow(error) ? 'it is nested too deeply' : 'it cannot be read'
    return [{ column: 1, file, isHint: false, line: 1, message }]
  }
}

/** Whether the call stack was too small. The error may come from another context, so its class tells nothing. */
const isOverflow = (error: unknown): boolean => (error as Error | undefined)?.name === 'RangeError'

/** Returns an error for each snippet that neither the theme nor House provides. */
function snippetProblems(file: string, templates: Template[], known: ReadonlySet<string>): TemplateProblem[] {
  return flattenTags(templates).flatMap((tag) => {
    const name: unknown = tag instanceof RenderTag ? (tag as unknown as { file: unknown }).file : null
    if (typeof name !== 'string' || known.has(name)) return []
    const [line = 1, column = 1] = tag.token.getPosition()
    return [{ column, file, isHint: false, line, message: `snippets/${name}.liquid does not exist` }]
  })
}

/** Returns the templates between a tag and its end tag. Other files are checked separately. */
const childrenOf = (template: Template): Template[] => [
  ...((template.children?.(false, true) ?? []) as Iterable<Template>),
]

const flattenTags = (templates: Template[]): Tag[] =>
  templates.flatMap((template) => (template instanceof Tag ? [template, ...flattenTags(childrenOf(template))] : []))

const SCOPED: Record<string, string> = Object.assign({}, ...TAGS.map(({ scope }) => scope ?? {})) as Record<
  string,
  string
>

/** Returns a hint for each unknown name. Snippets are skipped, because their parameters are not known here. */
function hintsOf(file: string, templates: Template[]): TemplateProblem[] {
  if (file.startsWith('snippets/')) return []
  const { globals } = analyzeSync(templates, { partials: false })
  return Object.values(globals)
    .flat()
    .flatMap(({ location, segments }) => {
      const unknown = unknownIn(
        segments.map((segment) => (typeof segment === 'string' || typeof segment === 'number' ? segment : null)),
        file.startsWith('blocks/'),
      )
      return unknown
        ? [{ column: location.col, file, isHint: true, line: location.row, message: `unknown name ${unknown}` }]
        : []
    })
}

/** Properties of every list and string. */
const OF_ALL = new Set(['first', 'last', 'size'])

/** Returns the shortest unknown prefix of a name, such as `event.titel`; null when all of it is known. */
function unknownIn([first, ...rest]: (number | string | null)[], isBlock: boolean): string | null {
  if (typeof first !== 'string') return null
  const start = isBlock && first === 'block' ? 'block' : (ownValue(GLOBALS, first)?.gives ?? ownValue(SCOPED, first))
  if (start === undefined) return ['forloop', 'tablerowloop'].includes(first) ? null : first
  let type = start
  let name = first
  for (const segment of rest) {
    if (typeof segment !== 'string' || OF_ALL.has(segment)) return null
    name = `${name}.${segment}`
    const field = objectField(type, segment)
    // The manifest defines the names of values, and plain values have no fields.
    if (field === 'open') return null
    if (!field) return name
    type = field.gives
  }
  return null
}
