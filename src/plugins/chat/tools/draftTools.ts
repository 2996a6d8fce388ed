import { z } from 'zod'
import { defineOperation, notFound, refused } from '@/exports/server'
import { makeProposal } from '../lib/proposals/makeProposal'
import { readDocument, requireType, titleOf, tool, TOOL_AREA, typeInput } from './documents'
import { givenInput, proposalOutput, requireProposal, siteOf } from './proposing'

const fields = z
  .looseObject({})
  .describe(
    'Values by the name of their field, or by its label. Moments as 2027-03-12T19:30 on the clock of the site; references as ids, as type/id where several types are possible, or as the exact title; formatted texts as Markdown, whole, with lines such as [[media/…]] as they are read; rows as a list of objects, those that exist with their id; texts for search engines as {"seo": {"title": …, "description": …}}',
  )
export const createDraft = defineOperation({
  ...tool,
  name: 'createDraft',
  input: z.strictObject({ ...givenInput, fields, type: typeInput }),
  method: 'post',
  output: proposalOutput,
  path: '/assistant/create-draft',
  run: async ({ input: { chat, fields: values, message, type: slug }, person, req, tenantId }) => {
    const tenant = await siteOf(req, { chat, person, tenantId })
    const type = requireType(req, { person, tenantId, type: slug, verb: 'manage' })
    if (type.collection.upload) throw refused(TOOL_AREA, 'Files are uploaded by people. Lead to the list instead.')
    const title = values[type.titleField]
    return requireProposal(
      await makeProposal(req, {
        chat,
        current: null,
        given: values,
        message,
        tenant,
        title: typeof title === 'string' ? title : '',
        tool: 'createDraft',
        type,
      }),
    )
  },
  summary: 'Propose a new draft',
  tool: {
    proposes: true,
    description:
      'Proposes a new document as a draft. Nothing is created until the person applies the proposal. For performances use draftPerformances.',
  },
})

export const updateDraft = defineOperation({
  ...tool,
  name: 'updateDraft',
  input: z.strictObject({ ...givenInput, fields, id: z.uuid(), type: typeInput }),
  method: 'post',
  output: proposalOutput,
  path: '/assistant/update-draft',
  run: async ({ input: { chat, fields: values, id, message, type: slug }, person, req, tenantId }) => {
    const tenant = await siteOf(req, { chat, person, tenantId })
    const type = requireType(req, { person, tenantId, type: slug, verb: 'manage' })
    const current = await readDocument(req, { id, locale: tenant.defaultLanguage, tenantId, type: slug })
    if (!current) throw notFound(TOOL_AREA)
    return requireProposal(
      await makeProposal(req, {
        chat,
        current,
        given: values,
        message,
        tenant,
        title: titleOf(type, current),
        tool: 'updateDraft',
        type,
      }),
    )
  },
  summary: 'Propose a change of a draft',
  tool: {
    proposes: true,
    description:
      'Proposes a change of a document, as a draft: its title, texts, dates, state (eventStatus: cancelled, postponed, sold_out), texts for search engines and so on. Nothing changes until the person applies the proposal. Read the document first for the names of its fields. Blocks are changed with changeBlocks, performances with changePerformanceDrafts.',
  },
})
