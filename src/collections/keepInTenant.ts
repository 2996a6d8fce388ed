import type { Field, FilterOptions, RelationshipFieldValidation, UploadFieldValidation, Where } from 'payload'
import { relationship, upload } from 'payload/shared'
import { tenantOfForm } from '../access/tenants'

type Filter = Extract<FilterOptions, (...args: never[]) => unknown>

/**
 * Gives a relationship or upload field to tenant-scoped collections a filter.
 * @param scoped slugs of tenant-scoped collections
 */
export const keepInTenant =
  (scoped: ReadonlySet<string>) =>
  (field: Field): Field =>
    (field.type === 'relationship' || field.type === 'upload') &&
    [field.relationTo].flat().every((slug) => scoped.has(slug))
      ? ({
          ...field,
          filterOptions: both(field.filterOptions),
          ...(!field.filterOptions &&
            !field.validate && { validate: field.type === 'upload' ? keptUpload : keptRelationship }),
        } as Field)
      : field

/**
 * What is not offered may be there all the same: something that has gone to the trash, or for good, since it was chosen.
 * `guardReferences` knows what is new, and whose it is.
 */
export const keptRelationship: RelationshipFieldValidation = (value, options) =>
  relationship(value, { ...options, filterOptions: undefined })

const keptUpload: UploadFieldValidation = (value, options) => upload(value, { ...options, filterOptions: undefined })

/** A field's own filter and that of the tenant whose document is edited. */
const both =
  (own: FilterOptions | null | undefined): Filter =>
  async (args) => {
    const tenant = await tenantOfForm(args.req, args.data)
    if (!tenant) return false
    const sameTenant: Where = { tenant: { equals: tenant } }
    const more = typeof own === 'function' ? await own(args) : (own ?? true)
    if (typeof more === 'boolean') return more && sameTenant
    return { and: [sameTenant, more] }
  }
