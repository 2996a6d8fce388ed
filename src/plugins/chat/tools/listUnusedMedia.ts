import { z } from 'zod'
import { callboardOf, defineOperation } from '@/exports/server'
import { countUses } from '@/database/documents/references'
import { asRecords, named, requireType, titleOf, tool } from './documents'

const MEDIA = 'media'
/** How many of the newest files are looked at. */
const MAX_READ = 500

/** Lists pictures and files that no document uses, drafts included. */
export const listUnusedMedia = defineOperation({
  ...tool,
  name: 'listUnusedMedia',
  input: z.strictObject({ limit: z.number().int().min(1).max(50).default(20), tenant: z.uuid() }),
  method: 'post',
  output: z.object({ documents: z.array(named), total: z.number() }),
  path: '/assistant/unused-media',
  run: async ({ input: { limit }, person, req, tenantId }) => {
    const type = requireType(req, { person, tenantId, type: MEDIA })
    const { docs } = await req.payload.find({
      collection: MEDIA,
      depth: 0,
      draft: true,
      limit: MAX_READ,
      overrideAccess: false,
      pagination: false,
      req,
      sort: '-createdAt',
      where: { tenant: { equals: tenantId } },
    })
    const among = callboardOf(req.payload).contentTypes.map(({ slug }) => slug)
    const ids = docs.map(({ id }) => String(id))
    const uses =
      tenantId && ids.length > 0
        ? await countUses(req, { among, collection: MEDIA, ids, tenantId })
        : new Map<string, number>()
    const unused = asRecords(docs).filter(({ id }) => !uses.get(String(id)))
    return {
      documents: unused.slice(0, limit).map((doc) => ({
        id: String(doc.id),
        status: String(doc._status ?? ''),
        title: titleOf(type, doc),
        type: MEDIA,
      })),
      total: unused.length,
    }
  },
  summary: 'List media that nothing uses for the assistant',
  tool: {
    description:
      'Lists pictures and files that no document of the site uses, the newest first. Only a person deletes them, in the list of media.',
  },
})
