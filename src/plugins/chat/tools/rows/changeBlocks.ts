import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { defineOperation, notFound, refused } from '@/exports/server'
import { LIQUID_BLOCK } from '@/lib/content/liquid/liquidBlocks'
import { THEME_BLOCK } from '@/lib/themes/themePlaces'
import { isRecord } from '@/lib/values'
import { findRow, moveRow, placeRow, removeRow, type Row } from '../../lib/proposals/editRows'
import { makeProposal } from '../../lib/proposals/makeProposal'
import { labelInLanguage } from '../../lib/proposals/values/fieldNames'
import type { OpenField } from '../../lib/proposals/values/openFields'
import { valuesFor } from '../../lib/proposals/values/valuesFor'
import { readDocument, requireType, titleOf, tool, TOOL_AREA, typeInput } from '../documents'
import { givenInput, proposalOutput, requireProposal, siteOf } from '../proposing'

/** Blocks of code, which people write in the form. */
const CODE_BLOCKS = new Set<string>([LIQUID_BLOCK, THEME_BLOCK])
const MAX_CHANGES = 40

const rowId = z.string().trim().min(1).max(60)
const after = rowId.describe('Id of the block before it, or "start" or "end"')
const fields = z.looseObject({}).describe('Values by the name of their field, as for updateDraft')

const change = z.discriminatedUnion('do', [
  z.strictObject({
    after: after.default('end'),
    block: z.string().max(60).describe('Type of the block, such as text, hero, image, quote, faq, callToAction'),
    do: z.literal('add'),
    fields,
  }),
  z.strictObject({ do: z.literal('change'), fields, id: rowId }),
  z.strictObject({ after, do: z.literal('move'), id: rowId }),
  z.strictObject({ do: z.literal('remove'), id: rowId }),
])

type Change = z.infer<typeof change>

/** Proposes changes of the blocks of an existing document. */
export const changeBlocks = defineOperation({
  ...tool,
  name: 'changeBlocks',
  input: z.strictObject({
    ...givenInput,
    changes: z.array(change).min(1).max(MAX_CHANGES),
    id: z.uuid().describe('Id of the page or other document'),
    type: typeInput.default('pages'),
  }),
  method: 'post',
  output: proposalOutput,
  path: '/assistant/change-blocks',
  run: async ({ input: { changes, chat, id, message, type: slug }, person, req, tenantId }) => {
    const tenant = await siteOf(req, { chat, person, tenantId })
    const type = requireType(req, { person, tenantId, type: slug, verb: 'manage' })
    const current = await readDocument(req, { id, locale: tenant.defaultLanguage, tenantId, type: slug })
    if (!current) throw notFound(TOOL_AREA)
    const field = req.payload.collections[slug as CollectionSlug].config.flattenedFields.find(
      (candidate) => candidate.type === 'blocks',
    )
    if (!field) throw refused(TOOL_AREA, `Documents of type "${slug}" are not made of blocks.`)
    const stored = current[field.name]
    const rows = structuredClone(Array.isArray(stored) ? stored.filter(isRecord) : [])
    for (const one of changes) await applyChange(rows, one, { req, tenant })
    return requireProposal(
      await makeProposal(req, {
        chat,
        current,
        data: { [field.name]: rows },
        message,
        tenant,
        title: titleOf(type, current),
        tool: 'changeBlocks',
        type,
      }),
    )
  },
  summary: 'Propose changes of the blocks of a page',
  tool: {
    proposes: true,
    description:
      'Proposes to add, change, move or remove blocks of an existing page, as a draft: a heading, a text, a picture, a banner. Read the page with readContent first for the ids of its blocks and the names of their fields. Nothing changes until the person applies the proposal.',
  },
})

interface Context {
  req: PayloadRequest
  tenant: { id: string; timezone: string }
}

/** Changes the rows in place. @throws OperationError 422 if there is no such row or block */
async function applyChange(rows: Row[], one: Change, { req, tenant }: Context): Promise<void> {
  const missing = (id: string) => refused(TOOL_AREA, `There is no block ${id}.`)
  const convert = (slug: string, given: Row, current: Row) =>
    valuesFor(given, { current, fields: fieldsOf(req, slug), req, tenant })
  switch (one.do) {
    case 'add': {
      const values = await convert(one.block, one.fields, {})
      requireFilled(req, one.block, values)
      if (!placeRow(rows, { blockType: one.block, ...values }, one.after)) throw missing(one.after)
      return
    }
    case 'change': {
      const found = findRow(rows, one.id)
      if (typeof found?.row.blockType !== 'string') throw missing(one.id)
      found.list[found.index] = { ...found.row, ...(await convert(found.row.blockType, one.fields, found.row)) }
      return
    }
    case 'move':
      if (!moveRow(rows, one.id, one.after)) throw missing(findRow(rows, one.id) ? one.after : one.id)
      return
    case 'remove':
      if (!removeRow(rows, one.id)) throw missing(one.id)
  }
}

function fieldsOf({ payload }: PayloadRequest, slug: string): readonly OpenField[] {
  const block = Object.hasOwn(payload.blocks, slug) ? payload.blocks[slug as keyof typeof payload.blocks] : undefined
  if (!block || CODE_BLOCKS.has(slug)) {
    const known = Object.keys(payload.blocks).filter((name) => !CODE_BLOCKS.has(name))
    throw refused(TOOL_AREA, `There is no block "${slug}" for the assistant. There are: ${known.join(', ')}.`)
  }
  return block.flattenedFields
}

/** A draft can be saved without them, but nobody asks for an empty block. */
function requireFilled(req: PayloadRequest, slug: string, values: Row): void {
  const empty = fieldsOf(req, slug).find(
    (field) => (field as { required?: boolean }).required && (values[field.name] ?? '') === '',
  )
  if (empty) throw refused(TOOL_AREA, `"${labelInLanguage(empty.label, req.i18n.language)}" is needed.`, empty.name)
}
