import type { Block, CollectionConfig, Field, Tab } from 'payload'
import { siteBlocks } from '../../src/collections/blocks'

type Loose = Record<string, unknown>

/** What a collection of ours has beyond Payload: rules, hooks, endpoints, and what serves them. */
const OURS_ON_COLLECTIONS = ['access', 'endpoints', 'forceSelect', 'hooks']
const OURS_ON_FIELDS = ['access', 'blockReferences', 'filterOptions', 'hooks', 'validate']
/** Components and functions of ours; plain options of Payload's admin stay. */
const OURS_IN_ADMIN = ['baseFilter', 'components', 'condition', 'hidden']
const OURS_ON_UPLOADS = ['handlers', 'modifyResponseHeaders', 'staticDir']

/**
 * The collection as somebody would write it who knows Payload and nothing of Callboard: the same fields, versions and
 * options, open to everybody who is signed in.
 */
export function bareCollection(collection: CollectionConfig): CollectionConfig {
  const { admin, auth, fields, upload, ...rest } = without(collection as unknown as Loose, OURS_ON_COLLECTIONS)
  return {
    ...rest,
    ...(auth ? { auth: typeof auth === 'object' ? without(auth as Loose, ['strategies']) : auth } : {}),
    ...(upload ? { upload: typeof upload === 'object' ? without(upload as Loose, OURS_ON_UPLOADS) : upload } : {}),
    admin: without((admin ?? {}) as Loose, OURS_IN_ADMIN),
    fields: bareFields(fields as Field[]),
  } as unknown as CollectionConfig
}

const bareFields = (fields: Field[]): Field[] => fields.filter((field) => field.type !== 'ui').map(bareField)

function bareField(field: Field): Field {
  const bare = without(field as unknown as Loose, OURS_ON_FIELDS)
  if (bare.admin) bare.admin = without(bare.admin as Loose, OURS_IN_ADMIN)
  if (typeof bare.defaultValue === 'function') delete bare.defaultValue
  if (field.type === 'date' && field.timezone) bare.timezone = { override: plainZone }
  if ('tabs' in field) bare.tabs = field.tabs.map((tab: Tab) => ({ ...tab, fields: bareFields(tab.fields) }))
  if ('blocks' in field) bare.blocks = blocksOf(field).map(bareBlock)
  if ('fields' in field) bare.fields = bareFields(field.fields)
  return bare as unknown as Field
}

const bareBlock = ({ admin, fields, ...block }: Block): Block => ({
  ...block,
  admin: without((admin ?? {}) as Loose, OURS_IN_ADMIN),
  fields: bareFields(fields),
})

/** Ours names blocks that the whole configuration has once; by itself Payload has them in each field. */
const blocksOf = ({ blockReferences = [], blocks }: { blockReferences?: unknown[]; blocks: Block[] }): Block[] => [
  ...blocks,
  ...siteBlocks.filter(({ slug }) => blockReferences.includes(slug)),
]

/** The zone as text, as ours has it, without the rules and defaults of ours. */
const plainZone = ({ baseField: { name, label } }: { baseField: { name: string; label?: unknown } }) => ({
  name,
  type: 'text',
  admin: { hidden: true },
  label,
})

const without = (object: Loose, names: string[]): Loose =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)))
