import type { Block, Field, FilterOptions, Where } from 'payload'
import { idOf } from '../access/idOf'
import { personOf } from '../access/personOf'

type Filter = Extract<FilterOptions, (...args: never[]) => unknown>
type FilterArgs = Parameters<Filter>[0]

/**
 * Gives every relationship and upload field to tenant-scoped collections a filter, however deep it stands.
 * @param scoped slugs of tenant-scoped collections
 */
export function keepInTenant(fields: Field[], scoped: ReadonlySet<string>): Field[] {
  return fields.map((field) => keepField(field, scoped))
}

function keepField(field: Field, scoped: ReadonlySet<string>): Field {
  if ((field.type === 'relationship' || field.type === 'upload') && [field.relationTo].flat().every((slug) => scoped.has(slug))) {
    return { ...field, filterOptions: both(field.filterOptions) } as Field
  }
  if ('tabs' in field) {
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: keepInTenant(tab.fields, scoped) })) }
  }
  if ('blocks' in field) {
    return { ...field, blocks: field.blocks.map((block) => keepBlock(block, scoped)) }
  }
  if ('fields' in field) return { ...field, fields: keepInTenant(field.fields, scoped) } as Field
  return field
}

/** The same for a block that fields only name. */
export const keepBlock = (block: Block, scoped: ReadonlySet<string>): Block => ({
  ...block,
  fields: keepInTenant(block.fields, scoped),
})

/** A field's own filter and the tenant's. */
const both =
  (own: FilterOptions | null | undefined): Filter =>
  async (args) => {
    const tenant = await tenantOfDocument(args)
    if (!tenant) return false
    const sameTenant: Where = { tenant: { equals: tenant } }
    const more = typeof own === 'function' ? await own(args) : (own ?? true)
    if (typeof more === 'boolean') return more && sameTenant
    return { and: [sameTenant, more] }
  }

/** Pickers offer documents of the tenant of the document that is edited, or of the one on screen. */
const tenantOfDocument = async ({ data, req }: FilterArgs): Promise<string | null | undefined> =>
  idOf((data as { tenant?: unknown } | undefined)?.tenant) ?? (await personOf(req))?.current?.id
