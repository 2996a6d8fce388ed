import { DateTime } from 'luxon'
import { z } from 'zod'
import { defineOperation, documentKey, findPersonName, notFound, readDocumentNames, tenantOf } from '@/exports/server'
import { toLocalDateTime } from '@/lib/events/calendar/localDateTime'
import { dayInput } from '@/lib/events/recurring/rule'
import { isoMoment } from '@/lib/time/isoDate'
import { listWritten, readHistory, summaryText } from '@/plugins/versions/published'
import { named, readDocument, requireType, tool, TOOL_AREA, typeInput, typesFor } from './documents'

const MAX_RESULTS = 50
const DEFAULT_DAYS = 7

const line = z.object({
  /** On the clock of the site. */
  at: z.string(),
  day: z.string(),
  /** The document as it is now. */
  document: named,
  /** Names of those who changed it. */
  people: z.array(z.string()),
  time: z.string(),
  /** One sentence; empty where only the document is known. */
  what: z.string(),
})

/** Lists what changed and by whom: the history of a document, or the documents that staff edited last. */
export const listChanges = defineOperation({
  ...tool,
  name: 'listChanges',
  input: z.strictObject({
    id: z.uuid().optional().describe('Id of a document, for its own history; with its type'),
    since: dayInput.optional().describe('First day. Default: a week ago'),
    tenant: z.uuid(),
    type: typeInput.optional(),
  }),
  method: 'post',
  output: z.object({ changes: z.array(line) }),
  path: '/assistant/changes',
  run: async ({ input: { id, since, type: slug }, person, req, tenantId }) => {
    const tenant = tenantId ? await tenantOf(req, tenantId) : null
    if (!tenant) throw notFound(TOOL_AREA)
    const { defaultLanguage: locale, timezone: zone } = tenant
    const format = (moment: Date | string) =>
      (typeof moment === 'string'
        ? DateTime.fromISO(moment, { zone })
        : DateTime.fromJSDate(moment, { zone })
      ).toFormat('cccc d LLLL yyyy, HH:mm')
    const types = slug ? [requireType(req, { person, tenantId, type: slug })] : typesFor(req, person, tenantId)
    const shown = (name: { collection: string; id: string; state: string; title: string }) => ({
      id: name.id,
      status: name.state,
      title: name.title,
      type: name.collection,
    })
    if (id && slug) {
      if (!(await readDocument(req, { id, tenantId, type: slug }))) throw notFound(TOOL_AREA)
      const history = await readHistory(req, slug, id)
      const name = (await readDocumentNames(req, [{ collection: slug, id }], tenant.id, { locale })).get(
        documentKey({ collection: slug, id }),
      )
      if (!history || !name) return { changes: [] }
      return {
        changes: history.lines.slice(0, MAX_RESULTS).map((entry) => ({
          at: format(entry.updatedAt),
          ...toLocalDateTime(new Date(entry.updatedAt).toISOString(), zone),
          document: shown(name),
          people: entry.people.flatMap((writer) => history.names.get(writer) ?? []),
          what: summaryText(entry, history, req.i18n),
        })),
      }
    }
    const from = since
      ? DateTime.fromISO(since, { zone }).startOf('day')
      : DateTime.now().setZone(zone).minus({ days: DEFAULT_DAYS }).startOf('day')
    const written = await listWritten(req, {
      collections: types.map(({ slug: collection }) => collection),
      limit: MAX_RESULTS,
      since: isoMoment(from),
      tenant: tenant.id,
    })
    const names = await readDocumentNames(req, written, tenant.id, { locale })
    const people = new Map<string, string | null>()
    for (const writer of new Set(written.map((entry) => entry.person)))
      people.set(writer, await findPersonName(req, writer))
    return {
      changes: written.flatMap((entry) => {
        const name = names.get(documentKey(entry))
        return name
          ? [
              {
                at: format(entry.savedAt),
                ...toLocalDateTime(entry.savedAt.toISOString(), zone),
                document: shown(name),
                people: [people.get(entry.person) ?? []].flat(),
                what: '',
              },
            ]
          : []
      }),
    }
  },
  summary: 'List what changed and by whom for the assistant',
  tool: {
    description:
      'Lists what changed and by whom: the history of a document, given its type and id, or the documents that staff edited since a day, the latest first.',
  },
})
