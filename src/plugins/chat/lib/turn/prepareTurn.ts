import type { CollectionSlug, PayloadRequest } from 'payload'
import { holds, type Person, type TenantSummary } from '../../../../access/person'
import { permissionKey } from '../../../../access/permissions'
import { callboardOf } from '../../../../access/registryOf'
import { labelText } from '../../../../i18n/labelText'
import { readContent } from '../../database/attachments'
import { listMessages } from '../../database/conversations'
import { readPictures } from '../attachments/readPictures'
import type { GuideFacts } from '../guide/facts'
import { chooseModels, isGuide, modelReads } from '../models/chooseModel'
import { attachmentsIn } from '../messages'
import { toolsFor } from '../tools/toolsFor'
import type { BegunTurn } from './beginTurn'
import { instructionsFor } from './instructions'
import type { Turn } from './runTurn'

/** Everything that an answer needs, so that it can be made after the request has ended. */
export async function prepareTurn(
  req: PayloadRequest,
  { chat, kept, run }: BegunTurn,
  { isFromLink, person, tenant }: { isFromLink: boolean; person: Person; tenant: TenantSummary },
): Promise<Turn> {
  const { payload } = req
  const facts = { ...factsOf(req, person, tenant), ...(await attachedFacts(req, chat.id, run.messageId)) }
  const reads = modelReads()
  const headers = asOnSite(req.headers, tenant.id)
  const given = { chat: chat.id, message: run.messageId, tenant: tenant.id }
  const show: { now: Parameters<Turn['tools']>[0] } = { now: () => undefined }
  const tools = await toolsFor(payload, {
    given,
    headers,
    isReadOnly: isFromLink,
    show: (chunk) => show.now(chunk),
    tenantId: tenant.id,
  })
  return {
    chat,
    files: isGuide() ? null : { read: ({ id }) => readContent({ payload }, id, true), reads },
    instructions: isGuide() ? '' : instructionsFor(facts),
    kept,
    models: () => chooseModels(facts),
    pictures: async (ids) => (reads.pictures ? readPictures(payload, tenant.id, ids) : []),
    run,
    tools: (to) => {
      show.now = to
      return tools
    },
  }
}

/** What was attached last, with this message or before it. */
async function attachedFacts(
  req: PayloadRequest,
  chat: string,
  message: string,
): Promise<Pick<GuideFacts, 'attached' | 'isAttachedNow'>> {
  const last = (await listMessages(req, chat)).findLast((one) => attachmentsIn(one).length > 0)
  return { attached: last ? attachmentsIn(last) : [], isAttachedNow: last?.id === message }
}

function factsOf(
  { payload }: PayloadRequest,
  person: Person,
  tenant: TenantSummary,
): Omit<GuideFacts, 'attached' | 'isAttachedNow'> {
  const english = { fallbackLanguage: 'en', language: 'en', t: (key: string) => key }
  const name = (label: unknown): string => labelText(label, english).toLowerCase()
  const types = callboardOf(payload).contentTypes.filter((type) =>
    holds(person, permissionKey(type.group.name, 'view'), tenant.id),
  )
  return {
    adminPath: payload.config.routes.admin,
    now: new Date(),
    siteName: tenant.name,
    timezone: tenant.timezone,
    types: types.map(({ slug, titleField }) => {
      const { labels } = payload.collections[slug as CollectionSlug].config
      return { plural: name(labels.plural), singular: name(labels.singular), slug, titleField }
    }),
  }
}

/** The person's own session, with the site of the conversation on screen. */
function asOnSite(sent: Headers, tenantId: string): Headers {
  const headers = new Headers(sent)
  for (const name of ['Content-Length', 'Content-Type', 'Last-Event-ID']) headers.delete(name)
  const cookies = (headers.get('Cookie') ?? '')
    .split(/;\s*/)
    .filter((cookie) => cookie && !cookie.startsWith('payload-tenant='))
  headers.set('Cookie', [...cookies, `payload-tenant=${tenantId}`].join('; '))
  return headers
}
