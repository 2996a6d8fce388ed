import { analyzeSync, LiquidError, RenderTag, Tag, type Liquid, type Template } from 'liquidjs'
import { templateProblem } from '../../../lib/content/liquid/templateProblem'
import { TimeIsOver, withinTime } from '../lib/liquid/withinTime'
import { objectField } from './declare'
import { houseFiles } from './HouseFiles'
import { newThemeEngine } from './newThemeEngine'
import { GLOBALS } from './objects'
import { TAGS } from './tags'

/** What is wrong with a file of a theme, or looks so. */
export interface TemplateProblem {
  file: string
  /** From 1. */
  line: number
  /** From 1. */
  column: number
  message: string
  /** It may be meant: the theme is taken all the same. */
  isHint: boolean
}

/** Time for one file, in milliseconds. */
const FILE_MS = 500

const MOST_HINTS = 200

/**
 * Parses every template of a package with the tags and filters of themes: unknown ones are problems, unknown names hints.
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
  const hints = problems.filter(({ isHint }) => isHint).slice(0, MOST_HINTS)
  return [...problems.filter(({ isHint }) => !isHint), ...hints]
}

function checkFile(engine: Liquid, file: string, text: string, snippets: ReadonlySet<string>): TemplateProblem[] {
  try {
    return withinTime(FILE_MS, () => {
      const templates = engine.parse(text, file)
      return [...snippetProblems(file, templates, snippets), ...hintsOf(file, templates)]
    })
  } catch (error) {
    if (error instanceof TimeIsOver)
      return [{ column: 1, file, isHint: false, line: 1, message: 'it takes too long to read' }]
    if (LiquidError.is(error)) return [{ file, isHint: false, ...templateProblem(error) }]
    return [
      {
        column: 1,
        file,
        isHint: false,
        line: 1,
        message: error instanceof RangeError ? 'too much stands within one another' : 'it cannot be read',
      },
    ]
  }
}

/** Snippets that neither the theme nor House has. */
function snippetProblems(file: string, templates: Template[], known: ReadonlySet<string>): TemplateProblem[] {
  return allTags(templates).flatMap((tag) => {
    const name: unknown = tag instanceof RenderTag ? (tag as unknown as { file: unknown }).file : null
    if (typeof name !== 'string' || known.has(name)) return []
    const [line = 1, column = 1] = tag.token.getPosition()
    return [{ column, file, isHint: false, line, message: `there is no snippets/${name}.liquid` }]
  })
}

/** What stands between a tag and its end; other files are looked at by themselves. */
const childrenOf = (template: Template): Template[] => [
  ...((template.children?.(false, true) ?? []) as Iterable<Template>),
]

const allTags = (templates: Template[]): Tag[] =>
  templates.flatMap((template) => (template instanceof Tag ? [template, ...allTags(childrenOf(template))] : []))

const SCOPED: Record<string, string> = Object.assign({}, ...TAGS.map(({ scope }) => scope ?? {})) as Record<
  string,
  string
>

/** Names that nothing answers to. What is handed to a snippet is not known here. */
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
        ? [{ column: location.col, file, isHint: true, line: location.row, message: `nothing is called ${unknown}` }]
        : []
    })
}

/** Of every list and text. */
const OF_ALL = new Set(['first', 'last', 'size'])

/** The first part of a name that nothing answers to: `event.titel`. */
function unknownIn([first, ...rest]: (number | string | null)[], isBlock: boolean): string | null {
  if (typeof first !== 'string') return null
  const start =
    isBlock && first === 'block'
      ? { gives: 'block' }
      : Object.hasOwn(GLOBALS, first)
        ? GLOBALS[first]
        : Object.hasOwn(SCOPED, first)
          ? { gives: SCOPED[first]! }
          : null
  if (!start) return ['forloop', 'tablerowloop'].includes(first) ? null : first
  let at = start.gives
  let name = first
  for (const segment of rest) {
    if (typeof segment !== 'string' || OF_ALL.has(segment)) return null
    name = `${name}.${segment}`
    const field = objectField(at, segment)
    // Values are named by the manifest, and plain ones hold nothing.
    if (field === 'open') return null
    if (!field) return name
    at = field.gives
  }
  return null
}
