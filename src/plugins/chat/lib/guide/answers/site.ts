import { Reply, callTool, type Context, type Steps } from '../context'
import { thingOf } from '../names'
import { resolve } from '../resolve'
import { linkToScreen } from '../speak'
import { propose } from './changing'

const unnamed = { name: '', type: null }
const isAddress = (text: string): boolean => /^(?:\/\S*|https:\/\/\S+)$/i.test(text)

/** Adds a document of the site to the main menu. */
export function* menu(context: Context): Steps {
  const { hasTool, request, t } = context
  if (!hasTool('changeMenu')) return t.leadTo(linkToScreen(context, 'menus'))
  const { id, type } = yield* resolve(context, request.name ?? unnamed, { prefers: ['pages', 'events'] })
  const place = request.state === 'footer' ? { place: 'footer' } : {}
  return yield* propose(context, 'changeMenu', { changes: [{ do: 'add', document: `${type}/${id}` }], ...place })
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
