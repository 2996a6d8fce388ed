import { z } from 'zod'
import { defineOperation, notFound, refused, translatorOf } from '@/exports/server'
import { onlyItem } from '@/lib/lists/items'
import { describeDocument } from '../lib/proposals/describeDocument'
import { storeProposal } from '../lib/proposals/makeProposal'
import type { ProposedDocument } from '../lib/proposals/proposal'
import { readDocument, requireType, titleOf, tool, TOOL_AREA, typeInput } from './documents'
import { givenInput, proposalOutput, siteOf } from './proposing'

const MAX_DOCUMENTS = 40

/** Proposes changes of several documents at once, such as titles and credits of pictures. */
export const updateManyDrafts = defineOperation({
  ...tool,
  name: 'updateManyDrafts',
  input: z.strictObject({
    ...givenInput,
    documents: z
      .array(
        z.strictObject({
          fields: z.looseObject({}).describe('Values by the name of their field, as for updateDraft'),
          id: z.uuid(),
        }),
      )
      .min(1)
      .max(MAX_DOCUMENTS),
    type: typeInput,
  }),
  method: 'post',
  output: proposalOutput,
  path: '/assistant/update-drafts',
  run: async ({ input: { chat, documents, message, type: slug }, person, req, tenantId }) => {
    const tenant = await siteOf(req, { chat, person, tenantId })
    const type = requireType(req, { person, tenantId, type: slug, verb: 'manage' })
    const given = new Map(documents.map(({ fields, id }) => [id, fields]))
    const changed: ProposedDocument[] = []
    for (const [id, fields] of given) {
      const current = await readDocument(req, { id, locale: tenant.defaultLanguage, tenantId, type: slug })
      if (!current) throw notFound(TOOL_AREA)
      const title = titleOf(type, current)
      const document = await describeDocument(req, { current, given: fields, tenant, title, type })
      if (document) changed.push(document)
    }
    if (changed.length === 0) throw refused(TOOL_AREA, 'Nothing would change: it is like that already.')
    const title = onlyItem(changed)?.title ?? translatorOf(req.i18n)('chatManyTitle', { count: changed.length })
    return { proposal: await storeProposal(req, { chat, message, tenant, title, tool: 'updateManyDrafts' }, changed) }
  },
  summary: 'Propose changes of several documents',
  tool: {
    proposes: true,
    description:
      'Proposes changes of several documents of one content type in one proposal, as drafts. Use it to tidy pictures and other media (title, tags, credit, caption) or to change the same field of many documents. For alternative texts of pictures use describePictures.',
  },
})
