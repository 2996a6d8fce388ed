import type { Field, FilterOptions, RelationshipFieldValidation, UploadFieldValidation, Where } from 'payload'
import { relationship, upload } from 'payload/shared'
import { idOf } from '../access/idOf'
import { personOf } from '../access/personOf'

type Filter = Extract<FilterOptions, (...args: never[]) => unknown>
type FilterArgs = Parameters<Filter>[0]

/**
 * Gives a relationship or upload field to tenant-scoped collections a filter.
 * @param scoped slugs of tenant-scoped collections
 */
export const keepInTenant = (scoped: ReadonlySet<string>) => (field: Field): Field =>
  (field.type === 'relationship' || field.type === 'upload') && [field.relationTo].flat().every((slug) => scoped.has(slug))
    ? ({ ...field, filterOptions: both(field.filterOptions), ...(!field.filterOptions && !field.validate && { validate: field.type === 'upload' ? keptUpload : keptRelationship }) } as Field)
    : field

/**
 * What is not offered may be there all the same: something that has gone to the trash, or for good, since it was chosen.
 * `guardReferences` knows what is new, and whose it is.
 */
export const keptRelationship: RelationshipFieldValidation = (value, options) => relationship(value, { ...options, filterOptions: undefined })

const keptUpload: UploadFieldValidation = (value, options) => upload(value, { ...options, filterOptions: undefined })

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
