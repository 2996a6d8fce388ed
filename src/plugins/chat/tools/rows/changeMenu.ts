import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { defineOperation, notFound, refused } from '@/exports/server'
import type { TenantSummary } from '@/exports/types'
import { findRow, moveRow, placeRow, removeRow, type Row } from '../../lib/proposals/editRows'
import { makeProposal } from '../../lib/proposals/makeProposal'
import { labelInLanguage } from '../../lib/proposals/values/fieldNames'
import type { OpenField } from '../../lib/proposals/values/openFields'
import { valuesFor } from '../../lib/proposals/values/valuesFor'
import { readDocument, requireType, titleOf, tool, TOOL_AREA } from '../documents'
import { givenInput, proposalOutput, requireProposal, siteOf } from '../proposing'
import { menuOf, placeInput } from './menuOf'

const MENUS = 'menus'
const MAX_CHANGES = 40

const rowId = z.string().trim().min(1).max(60)
const after = rowId.describe('Id of the entry before it, or "start" or "end"')
const label = z.string().trim().min(1).max(80)

const change = z.discriminatedUnion('do', [
  z.strictObject({
    address: z.string().trim().max(2000).optional().describe('A path of the site or a web address, with a label'),
    after: after.default('end'),
    do: z.literal('add'),
    document: z
      .string()
      .trim()
      .max(300)
      .optional()
      .describe('type/id of a page, event or other document of the site, or its exact title'),
    label: label.optional().describe('Only where it differs from the title of the document'),
  }),
  z.strictObject({ after, do: z.literal('move'), id: rowId }),
  z.strictObject({ do: z.literal('remove'), id: rowId }),
  z.strictObject({ do: z.literal('rename'), id: rowId, label }),
])

type Change = z.infer<typeof change>

/** Proposes changes of a menu of the website. Where it makes itself, a menu of the site's own begins with it. */
export const changeMenu = defineOperation({
  ...tool,
  name: 'changeMenu',
  input: z.strictObject({ ...givenInput, changes: z.array(change).min(1).max(MAX_CHANGES), place: placeInput }),
  method: 'post',
  output: proposalOutput,
  path: '/assistant/change-menu',
  run: async ({ input: { changes, chat, message, place }, person, req, tenantId }) => {
    const tenant = await siteOf(req, { chat, person, tenantId })
    const type = requireType(req, { person, tenantId, type: MENUS, verb: 'manage' })
    const { id } = await menuOf(req, tenant, place)
    const current = id ? await readDocument(req, { id, locale: tenant.defaultLanguage, tenantId, type: MENUS }) : null
    if (id && !current) throw notFound(TOOL_AREA)
    const { entries } = current
      ? { entries: structuredClone((current.entries ?? []) as Row[]) }
      : await menuOf(req, tenant, place)
    const field = req.payload.collections[MENUS].config.flattenedFields.find(
      ({ name }) => name === 'entries',
    ) as OpenField
    for (const one of changes) await applyChange(entries, one, { fields: field.flattenedFields ?? [], req, tenant })
    const { options } = (req.payload.collections[MENUS].config.flattenedFields.find(({ name }) => name === 'place') ??
      {}) as { options?: { label: unknown; value: string }[] }
    const name = labelInLanguage(options?.find(({ value }) => value === place)?.label, req.i18n.language)
    return requireProposal(
      await makeProposal(req, {
        chat,
        current,
        data: { entries, ...(!current && { place }) },
        message,
        tenant,
        title: (current && titleOf(type, current)) || name,
        tool: 'changeMenu',
        type,
      }),
    )
  },
  summary: 'Propose changes of a menu',
  tool: {
    proposes: true,
    description:
      'Proposes to add, move, remove or rename entries of the main menu or the footer, as a draft. Read the menu with readMenu first for the ids of its entries. Visitors see the change once somebody publishes the menu.',
  },
})

interface Context {
  fields: readonly OpenField[]
  req: PayloadRequest
  tenant: TenantSummary
}

/** Changes the entries in place. @throws OperationError 422 if there is no such entry, or it is there already */
async function applyChange(entries: Row[], one: Change, context: Context): Promise<void> {
  const missing = (id: string) =>
    refused(
      TOOL_AREA,
      entries.some((entry) => entry.id)
        ? `There is no entry ${id} in the menu.`
        : 'The menu makes itself from the pages of the site, so its entries cannot be changed one by one. Add an entry to begin a menu of its own, or hide a page from navigation.',
    )
  switch (one.do) {
    case 'add': {
      const row = await entryFor(one, context)
      if (entries.some((entry) => isSameTarget(entry, row)))
        throw refused(TOOL_AREA, 'Nothing would change: the menu leads there already.')
      if (!placeRow(entries, row, one.after)) throw missing(one.after)
      return
    }
    case 'move':
      if (!moveRow(entries, one.id, one.after)) throw missing(findRow(entries, one.id) ? one.after : one.id)
      return
    case 'remove':
      if (!removeRow(entries, one.id)) throw missing(one.id)
      return
    case 'rename': {
      const found = findRow(entries, one.id)
      if (!found) throw missing(one.id)
      found.row.label = one.label
    }
  }
}

async function entryFor(
  { address, document, label: text }: Extract<Change, { do: 'add' }>,
  { fields, req, tenant }: Context,
): Promise<Row> {
  if (Boolean(address) === Boolean(document))
    throw refused(TOOL_AREA, 'Give either a document of the site or an address.')
  if (address && !text) throw refused(TOOL_AREA, 'An address needs a label.', 'label')
  const given = { ...(address && { address }), ...(document && { document }), ...(text && { label: text }) }
  const values = await valuesFor(given, { current: {}, fields, req, tenant })
  return { kind: document ? 'document' : 'address', ...values }
}

const isSameTarget = (entry: Row, other: Row): boolean =>
  (entry.kind ?? 'document') === other.kind &&
  (other.kind === 'address'
    ? entry.address === other.address
    : JSON.stringify(keyOf(entry.document)) === JSON.stringify(keyOf(other.document)))

const keyOf = (document: unknown): unknown[] => {
  const { relationTo, value } = Object(document) as { relationTo?: unknown; value?: unknown }
  return [relationTo, value]
}
