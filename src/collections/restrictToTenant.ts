import type {
  BaseFilter,
  Field,
  FilterOptions,
  RelationshipFieldValidation,
  UploadFieldValidation,
  Where,
} from 'payload'
import { relationship, upload } from 'payload/shared'
import { tenantOfForm } from '@/access/tenants'
import { personOf } from '@/access/personOf'

type Filter = Extract<FilterOptions, (...args: never[]) => unknown>

/**
 * Restricts a relationship or upload field between tenant-scoped collections to documents of the same tenant.
 * @param scoped slugs of tenant-scoped collections
 */
export const restrictToTenant =
  (scoped: ReadonlySet<string>) =>
  (field: Field): Field =>
    (field.type === 'relationship' || field.type === 'upload') &&
    [field.relationTo].flat().every((slug) => scoped.has(slug))
      ? ({
          ...field,
          filterOptions: withTenantFilter(field.filterOptions),
          ...(!field.filterOptions &&
            !field.validate && { validate: field.type === 'upload' ? validateKeptUpload : validateKeptRelationship }),
        } as Field)
      : field

/**
 * Validates without the filter: a selected document may have been moved to the trash or deleted since.
 * `guardReferences` checks new references and their tenant.
 */
export const validateKeptRelationship: RelationshipFieldValidation = (value, options) =>
  relationship(value, { ...options, filterOptions: undefined })

const validateKeptUpload: UploadFieldValidation = (value, options) =>
  upload(value, { ...options, filterOptions: undefined })

/** Combines a field's ownFilter filter with the filter for the tenant of the edited document. */
const withTenantFilter =
  (ownFilter: FilterOptions | null | undefined): Filter =>
  async (args) => {
    const tenant = await tenantOfForm(args.req, args.data)
    if (!tenant) return false
    const sameTenant: Where = { tenant: { equals: tenant } }
    const ownResult = typeof ownFilter === 'function' ? await ownFilter(args) : (ownFilter ?? true)
    if (typeof ownResult === 'boolean') return ownResult && sameTenant
    return { and: [sameTenant, ownResult] }
  }

/** Limits lists in the admin to the current tenant. Access control decides what may be read at all. */
export const currentTenantFilter: BaseFilter = async ({ req }) => {
  const person = await personOf(req)
  return person?.current ? { tenant: { equals: person.current.id } } : null
}

/** Combines `onScreen` with another filter. */
export const currentTenantFilterAnd =
  (ownFilter: BaseFilter): BaseFilter =>
  async (args) => {
    const filters = [await currentTenantFilter(args), await ownFilter(args)].filter((filter) => filter !== null)
    return filters.length > 0 ? { and: filters } : null
  }
