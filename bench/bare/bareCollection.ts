import type { Block, CollectionConfig, Field, Tab } from 'payload'
import { siteBlocks } from '../../src/collections/blocks'

type Options = Record<string, unknown>

/** What Callboard adds to collections: access control, hooks, endpoints and their options. */
const COLLECTION_ADDITIONS = ['access', 'endpoints', 'forceSelect', 'hooks']
const FIELD_ADDITIONS = ['access', 'blockReferences', 'filterOptions', 'hooks', 'validate']
/** Callboard's components and functions; plain options of Payload's admin are kept. */
const ADMIN_ADDITIONS = ['baseFilter', 'components', 'condition', 'hidden']
const UPLOAD_ADDITIONS = ['handlers', 'modifyResponseHeaders', 'staticDir']

/**
 * The collection as a Payload developer would write it without Callboard: the same fields, versions and options,
 * accessible to every signed-in user.
 */
export function bareCollection(collection: CollectionConfig): CollectionConfig {
  const { admin, auth, fields, upload, ...rest } = omit(collection as unknown as Options, COLLECTION_ADDITIONS)
  return {
    ...rest,
    ...(auth ? { auth: typeof auth === 'object' ? omit(auth as Options, ['strategies']) : auth } : {}),
    ...(upload ? { upload: typeof upload === 'object' ? omit(upload as Options, UPLOAD_ADDITIONS) : upload } : {}),
    admin: omit((admin ?? {}) as Options, ADMIN_ADDITIONS),
    fields: bareFields(fields as Field[]),
  } as unknown as CollectionConfig
}

const bareFields = (fields: Field[]): Field[] => fields.filter((field) => field.type !== 'ui').map(bareField)

function bareField(field: Field): Field {
  const bare = omit(field as unknown as Options, FIELD_ADDITIONS)
  if (bare.admin) bare.admin = omit(bare.admin as Options, ADMIN_ADDITIONS)
  if (typeof bare.defaultValue === 'function') delete bare.defaultValue
  if (field.type === 'date' && field.timezone) bare.timezone = { override: plainZone }
  if ('tabs' in field) bare.tabs = field.tabs.map((tab: Tab) => ({ ...tab, fields: bareFields(tab.fields) }))
  if ('blocks' in field) bare.blocks = blocksOf(field).map(bareBlock)
  if ('fields' in field) bare.fields = bareFields(field.fields)
  return bare as unknown as Field
}

const bareBlock = ({ admin, fields, ...block }: Block): Block => ({
  ...block,
  admin: omit((admin ?? {}) as Options, ADMIN_ADDITIONS),
  fields: bareFields(fields),
})

/** Callboard references blocks defined once in the config; plain Payload defines them in each field. */
const blocksOf = ({ blockReferences = [], blocks }: { blockReferences?: unknown[]; blocks: Block[] }): Block[] => [
  ...blocks,
  ...siteBlocks.filter(({ slug }) => blockReferences.includes(slug)),
]

/** The time zone as a text field, without Callboard's validation and defaults. */
const plainZone = ({ baseField: { name, label } }: { baseField: { name: string; label?: unknown } }) => ({
  name,
  type: 'text',
  admin: { hidden: true },
  label,
})

const omit = (object: Options, names: string[]): Options =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)))
