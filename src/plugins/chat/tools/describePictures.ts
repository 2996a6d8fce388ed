import type { Where } from 'payload'
import { z } from 'zod'
import { defineOperation, notFound, refused, tenantOf, translatorOf } from '@/exports/server'
import { isImageType } from '@/lib/files/isPicture'
import { listFilterCondition } from '@/lib/lists/chosenIn'
import { describeDocument } from '../lib/proposals/describeDocument'
import { storeProposal } from '../lib/proposals/makeProposal'
import type { ProposedDocument } from '../lib/proposals/proposal'
import { SHOWING } from '../lib/attachments/withPictures'
import { asRecords, named, readDocument, requireType, titleOf, tool, TOOL_AREA } from './documents'
import { givenInput, proposalOutput, siteOf } from './proposing'
import { onlyItem } from '@/lib/lists/items'

const MEDIA = 'media'
/** Maximum number of pictures a model looks at per call. */
const BATCH_SIZE = 8

/** Lists pictures without an alternative text in the site's default language that the user may edit. */
export const listUndescribedPictures = defineOperation({
  ...tool,
  name: SHOWING,
  input: z.strictObject({ limit: z.number().int().min(1).max(20).default(BATCH_SIZE), tenant: z.uuid() }),
  method: 'post',
  output: z.object({ documents: z.array(named), total: z.number() }),
  path: '/assistant/undescribed-pictures',
  run: async ({ input: { limit }, person, req, tenantId }) => {
    const type = requireType(req, { person, tenantId, type: MEDIA, verb: 'manage' })
    const tenant = tenantId ? await tenantOf(req, tenantId) : null
    if (!tenant) throw notFound(TOOL_AREA)
    const undescribed = listFilterCondition(MEDIA, () => 'missing', '') as Where
    const { docs, totalDocs } = await req.payload.find({
      collection: MEDIA,
      depth: 0,
      draft: true,
      fallbackLocale: false,
      limit,
      locale: tenant.defaultLanguage as 'en',
      overrideAccess: false,
      req,
      sort: '-createdAt',
      where: { and: [{ tenant: { equals: tenantId } }, undescribed] },
    })
    return {
      documents: asRecords(docs).map((doc) => ({
        id: String(doc.id),
        status: String(doc._status ?? ''),
        title: titleOf(type, doc),
        type: MEDIA,
      })),
      total: totalDocs,
    }
  },
  summary: 'List pictures without alternative text for the assistant',
  tool: {
    description: `Lists pictures of the site that have no alternative text, the newest first, and shows them to you where you can see pictures. Use it before describePictures. Ask for ${BATCH_SIZE} or fewer at a time.`,
  },
})

/** Proposes alternative texts. Rejects pictures that already have one, as somebody wrote it. */
export const describePictures = defineOperation({
  ...tool,
  name: 'describePictures',
  input: z.strictObject({
    ...givenInput,
    pictures: z
      .array(
        z.strictObject({
          alt: z
            .string()
            .trim()
            .min(1)
            .max(300)
            .describe('What the picture shows, in one sentence, in the language of the site'),
          id: z.uuid(),
        }),
      )
      .min(1)
      .max(20),
  }),
  method: 'post',
  output: proposalOutput,
  path: '/assistant/describe-pictures',
  run: async ({ input: { chat, message, pictures }, person, req, tenantId }) => {
    const tenant = await siteOf(req, { chat, person, tenantId })
    const type = requireType(req, { person, tenantId, type: MEDIA, verb: 'manage' })
    const texts = new Map(pictures.map(({ alt, id }) => [id, alt]))
    const changed: ProposedDocument[] = []
    for (const [id, alt] of texts) {
      const current = await readDocument(req, { id, locale: tenant.defaultLanguage, tenantId, type: MEDIA })
      if (!current || !isImageType(current.mimeType)) throw refused(TOOL_AREA, `There is no picture ${id}.`)
      if (current.isDecorative === true) throw refused(TOOL_AREA, `The picture ${id} is decorative: it needs no text.`)
      if (typeof current.alt === 'string' && current.alt.trim())
        throw refused(TOOL_AREA, `The picture ${id} has an alternative text already.`)
      const title = titleOf(type, current)
      const document = await describeDocument(req, { current, given: { alt }, tenant, title, type })
      if (document) changed.push(document)
    }
    const only = onlyItem(changed)
    return {
      proposal: await storeProposal(
        req,
        {
          chat,
          message,
          tenant,
          title: only ? only.title : translatorOf(req.i18n)('chatAltTitle', { count: changed.length }),
          tool: 'describePictures',
        },
        changed,
      ),
    }
  },
  summary: 'Propose alternative texts of pictures',
  tool: {
    proposes: true,
    description:
      'Proposes alternative texts for pictures of the site, as drafts. Describe only pictures that you were shown: what matters in them, no "picture of". Nothing changes until the person applies the proposal.',
  },
})
