import type { CollectionConfig } from 'payload'
import type { Feature } from '@/config/feature'
import type { AnyOperation } from '@/endpoints/define'
import type { Rule } from '@/endpoints/routeRules'

const BEGIN = '<!-- reference: UPDATE_DOCS=1 npm test -- int tests/int/docs/reference.test.ts -->'
const END = '<!-- end of reference -->'

const WHO: Record<Exclude<Rule['kind'], 'holder'>, string> = {
  administrator: 'owner and admins',
  anyone: 'anyone',
  belonging: 'members, also without a second factor',
  member: 'members',
  owner: 'the owner',
  signedIn: 'whoever is signed in',
  superAdmin: 'super-admins',
  support: 'support',
}

const code = (text: string): string => `\`${text}\``
const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`
const whoOf = ({ who }: AnyOperation): string =>
  who.kind === 'holder' ? who.anyOf.map(code).join(' or ') : WHO[who.kind]

/** A box office; each has its own endpoints. */
interface NamedProvider {
  handle: string
  name: string
}

/** The reference section of a plugin's page. */
export function referenceOf(
  plugin: Feature,
  providers: NamedProvider[] = [],
  collections: CollectionConfig[] = [],
): string {
  const { operations = [], settings } = plugin
  const { jobs = {}, schedule = [] } = plugin.worker ?? {}
  const screens = plugin.navigation?.screens ?? []
  const tables = plugin.storage?.tables ?? {}
  const cron = new Map(schedule.map(({ cron: expression, job }) => [job, expression]))
  const parts: [string, string[]][] = [
    ['content types', (plugin.contentTypes ?? []).map(({ slug }) => code(slug))],
    ['collections', collections.map(({ slug }) => code(slug))],
    ['tables', Object.keys(tables).map(code)],
    ['jobs', Object.keys(jobs).map((name) => code(name) + (cron.has(name) ? ` (${code(cron.get(name)!)} UTC)` : ''))],
    ['settings', (settings?.names ?? []).map(code)],
    ['permissions', (plugin.access?.permissions ?? []).map(({ key }) => code(key))],
    ['plan features', (plugin.access?.planFeatures ?? []).map(({ name }) => code(name))],
    ['screens', screens.map(({ target }) => code(target))],
    ['apps', (plugin.apps ?? []).map(({ handle }) => code(handle))],
    ['blocks', (plugin.blocks ?? []).map(({ block }) => code(block.slug))],
    ['importers', Object.keys(plugin.programs?.importers ?? {}).map((name) => code(`npm run import -- ${name}`))],
  ]
  const filledParts = parts.filter(([, names]) => names.length > 0)
  return [
    BEGIN,
    ...(filledParts.length > 0
      ? [row('adds', ''), row('---', '---'), ...filledParts.map(([what, names]) => row(what, names.join(', ')))]
      : []),
    ...(operations.length > 0
      ? ['', row('call', 'what it does', 'who'), row('---', '---', '---'), ...rowsOf(operations, providers)]
      : []),
    END,
  ].join('\n')
}

/** One row per endpoint; endpoints that each provider has are merged. */
function rowsOf(operations: AnyOperation[], providers: NamedProvider[]): string[] {
  const handles = providers.map(({ handle }) => handle)
  const rows = operations.map((operation) => {
    const path = operation.path
      .replaceAll(/:(\w+)/g, '{$1}')
      .split('/')
      .map((part) => (handles.includes(part) ? '{handle}' : part))
      .join('/')
    const summary = providers.reduce((text, { name }) => text.replaceAll(name, 'the box office'), operation.summary)
    return {
      call: code(`${operation.method.toUpperCase()} ${path}`),
      summary,
      tool: operation.tool,
      who: whoOf(operation),
    }
  })
  const first = new Map(rows.toReversed().map((entry) => [entry.call, entry]))
  return rows
    .filter((entry) => first.get(entry.call) === entry)
    .map(({ call, summary, tool, who }) => row(call, tool ? `${summary} (tool of the assistant)` : summary, who))
}

/** Updates the reference section of a page. */
export const withReference = (page: string, reference: string): string =>
  page.replace(/<!-- reference:[^]*<!-- end of reference -->/, () => reference)
