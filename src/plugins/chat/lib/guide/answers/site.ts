import { Reply, callTool, type Context, type Steps } from '../context'
import { closenessOf, thingOf, type NamedThing } from '../names'
import { resolve } from '../resolve'
import { linkToScreen } from '../speak'
import { propose } from './changing'

const unnamed = { name: '', type: null }
const isAddress = (text: string): boolean => /^(?:\/\S*|https:\/\/\S+)$/i.test(text)

interface Entry {
  id: string | null
  /** `type/id` of a document, or an address. */
  target: string | null
  title: string
}

/** Adds a document of the site to a menu, moves or removes an entry of it. */
export function* menu(context: Context): Steps {
  const { hasTool, request, t } = context
  const { act = 'end', name = unnamed } = request
  if (!hasTool('changeMenu')) return t.leadTo(linkToScreen(context, 'menus'))
  const place: Record<string, unknown> = request.state === 'footer' ? { place: 'footer' } : {}
  const changeTo = (change: object): Steps => propose(context, 'changeMenu', { changes: [change], ...place })
  const entries = act === 'end' ? [] : yield* entriesOf(context, place)
  if (act === 'delete') {
    const { id } = entryCalled(context, name, entries)
    return yield* changeTo({ do: 'remove', id })
  }
  const after = afterOf(context, act, entries)
  if (act.startsWith('move')) return yield* changeTo({ after, do: 'move', id: entryCalled(context, name, entries).id })
  const { id, type } = yield* resolve(context, name, { prefers: ['pages', 'events'] })
  return yield* changeTo({ ...(act !== 'end' && { after }), do: 'add', document: `${type}/${id}` })
}

function* entriesOf(context: Context, place: Record<string, unknown>): Steps<Entry[]> {
  const { entries } = yield* callTool('readMenu', place)
  return Array.isArray(entries) ? (entries as Entry[]) : []
}

/** The entry before the place that is meant, or an end of the menu. */
function afterOf(context: Context, act: string, entries: Entry[]): string {
  if (/start$/i.test(act)) return 'start'
  if (/end$/i.test(act)) return 'end'
  const entry = entryCalled(context, context.request.place ?? unnamed, entries)
  return /after$/i.test(act) ? entry.id : (entries[entries.findIndex(({ id }) => id === entry.id) - 1]?.id ?? 'start')
}

/** An entry by its name. A menu that makes itself has none that could be changed one by one. */
function entryCalled(context: Context, { name, whole }: NamedThing, entries: Entry[]): Entry & { id: string } {
  const { request, t } = context
  const like = (said: string, wanted: string) =>
    entries.filter(
      ({ title }) => closenessOf(said, { id: '', status: '', title, type: '' }, request.lexicon) === wanted,
    )
  const [found, ...others] =
    [like(whole ?? name, 'exact'), like(name, 'exact'), like(name, 'part')].find(({ length }) => length > 0) ?? []
  // What is not in the menu may well be on the site.
  if (!found || others.length > 0) throw new Reply(t.leadTo(linkToScreen(context, 'menus')))
  const { id } = found
  if (!id) throw new Reply(t.leadTo(linkToScreen(context, 'menus')))
  return { ...found, id }
}

/** Redirects an address of the site to another, or to a document by its title. */
export function* redirect(context: Context): Steps {
  const { request, t } = context
  const from = request.name?.name ?? ''
  const to = request.value ?? ''
  if (!/^\/\S*$/.test(from)) throw new Reply(`${t.notTaken(from)} ${t.leadTo(linkToScreen(context, 'redirects'))}`)
  if (isAddress(to)) return yield* propose(context, 'draftRedirect', { from, to })
  const { id, type } = yield* resolve(context, thingOf(to, request.lexicon), { prefers: ['pages', 'events', 'posts'] })
  return yield* propose(context, 'draftRedirect', { from, to: `${type}/${id}` })
}

/** Puts a notice at the top of a page. */
export function* banner(context: Context): Steps {
  const { request } = context
  const page = yield* resolve(context, request.name ?? unnamed, { prefers: ['pages'] })
  const text = (request.value ?? '').replaceAll(/([*_`[\]\\])/g, '\\$1')
  yield* callTool('changeBlocks', {
    changes: [{ after: 'start', block: 'text', do: 'add', fields: { content: `**${text}**` } }],
    id: page.id,
    type: page.type,
  })
  return context.t.proposed
}
