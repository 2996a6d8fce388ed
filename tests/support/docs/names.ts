import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { spansOf, type Page } from './pages'

/** The names in the repository that a page can refer to. */
export interface Repository {
  exists: (path: string) => boolean
  /** Identifiers in the code of the sources: functions, types, tables, environment variables. */
  identifiers: ReadonlySet<string>
  /** Files and folders in the root directory, which tell paths from other text with a slash. */
  roots: ReadonlySet<string>
}

const SOURCES = ['bench', 'scripts', 'src', 'tests']
const CODE = /\.(?:css|js|json|liquid|mjs|sql|tsx?)$/
/** Generated at run time. */
const GENERATED = new Set(['.data', '.git', '.next', 'node_modules', 'test-results'])
const IGNORED = /(?:^|\/)(?:node_modules|\.next|\.data)\/|migrations\/.*\.json$/

const sourceFiles = (): string[] =>
  SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => posix.join(folder, name)),
  ).filter((path) => CODE.test(path) && !IGNORED.test(path) && !path.startsWith('tests/unit/docs/'))

/** Strings come first: they can contain what looks like a comment. */
const STRING_OR_COMMENT = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|(\/\*[^]*?\*\/|\/\/[^\n]*)/g
const SCRIPT = /\.(?:mjs|tsx?)$/

/** Reads the working copy once for all pages. */
export function readRepository(): Repository {
  const identifiers = new Set<string>()
  for (const file of [...sourceFiles(), '.env.example', 'compose.yaml', 'package.json', 'payload.config.ts']) {
    const text = readFileSync(file, 'utf8')
    const code = SCRIPT.test(file) ? text.replace(STRING_OR_COMMENT, (_, string?: string) => string ?? ' ') : text
    for (const [name] of code.matchAll(/[A-Za-z_$][\w$]*/g)) identifiers.add(name)
  }
  return { exists: existsSync, identifiers, roots: new Set(readdirSync('.').filter((name) => !GENERATED.has(name))) }
}

/** The comments of the sources, a page for each file. The function of an example counts as one between backticks. */
export const readComments = (): Page[] =>
  sourceFiles()
    .filter((path) => SCRIPT.test(path))
    .map((path) => ({ path, text: commentsIn(readFileSync(path, 'utf8')) }))

export const commentsIn = (source: string): string =>
  [...source.matchAll(STRING_OR_COMMENT)]
    .map(([, , comment = '']) => comment.replace(/@example (\w+)(?=\()/g, '`$1`'))
    .join('\n')

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/
/** `lockValue`, `TenantField`, `chat_chunks`, `DATABASE_URL`, but not an English word. */
const isIdentifier = (span: string): boolean => IDENTIFIER.test(span) && /[a-z][A-Z]|_/.test(span)
const PATH = /^[\w.@()[\]{}<>*-]+(?:\/[\w.@()[\]{}<>*-]*)+$/

/** Paths and names in inline code that the repository does not have. */
export function unknownNames(pages: Page[], repository: Repository): string[] {
  return pages.flatMap((page) =>
    [...new Set(spansOf(page))]
      .filter((span) => !isKnown(span.replace(/\((?:…|req|db)?[^)]*\)$/, ''), page, repository))
      .map((span) => `${page.path}: ${span}`),
  )
}

function isKnown(span: string, page: Page, { exists, identifiers, roots }: Repository): boolean {
  if (isIdentifier(span)) return identifiers.has(span)
  if (!PATH.test(span)) return true
  const [first = ''] = span.split('/')
  // The path may be relative to the plugin that the page documents.
  const plugin = /^docs\/plugins\/(\w+)\.md$/.exec(page.path)?.[1]
  if (plugin && exists(`src/plugins/${plugin}/${first}`)) return exists(`src/plugins/${plugin}/${fixedPart(span)}`)
  return !roots.has(first) || exists(fixedPart(span))
}

/** The path before its first placeholder: `src/plugins` for `src/plugins/{name}`. */
function fixedPart(path: string): string {
  const parts = path.split('/')
  const placeholder = parts.findIndex((part) => /[{}<>*]/.test(part))
  return (placeholder < 0 ? parts : parts.slice(0, placeholder)).join('/')
}
