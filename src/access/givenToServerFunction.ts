import { reduceFieldsToValues } from 'payload/shared'
import { idOf, isUuid } from '../lib/values'

/** What a server function is told by the browser of documents and their tenants. */
export interface Given {
  /** Slugs of collections. */
  collections: string[]
  /** Documents beside the one that the function itself acts on. */
  documents: { collection: string; id: string }[]
  /** Whatever stands where a tenant's id belongs. */
  tenants: string[]
}

type Values = Record<string, unknown>

/** Added by the server. */
const OWN_ARGUMENTS = new Set(['cookies', 'importMap', 'locale', 'permissions', 'req', 'user'])

/** Arguments that hold a whole document. Blocks and rows have ids of their own kind. */
const WHOLE_DOCUMENTS = new Set(['documentFormState', 'initialData'])

/** The same where a form is built of all fields of a collection. */
const WHOLE_IN_FORM = new Set(['data', 'formState'])

/**
 * Finds documents and tenants in the arguments of a server function, wherever they stand: data, initial data, form
 * states of documents and blocks, rows of a table, its parent, a path.
 */
export function givenToServerFunction(args: Values): Given {
  const { collectionSlug, paramsOverride, parent, schemaPath } = args
  const isWholeForm = schemaPath === undefined || schemaPath === null || schemaPath === collectionSlug
  const given: Given = {
    collections: [collectionSlug]
      .flat()
      .filter((slug) => slug !== undefined && slug !== null)
      .map(String),
    documents: [],
    tenants: [],
  }
  const note = (collection: unknown, id: unknown) => {
    if (isUuid(id)) given.documents.push({ collection: String(collection), id })
  }
  for (const [name, value] of Object.entries(args)) {
    if (OWN_ARGUMENTS.has(name) || !isValues(value)) continue
    const isWhole = WHOLE_DOCUMENTS.has(name) || (WHOLE_IN_FORM.has(name) && isWholeForm)
    for (const document of [value, ...(/formState$/i.test(name) ? [namedInState(value)] : [])]) {
      given.tenants.push(...tenantIn(document))
      if (isWhole) note(collectionSlug, document.id)
    }
    for (const row of rowsOf(value)) {
      const { relationTo, value: inside } = row
      given.tenants.push(...tenantIn(row), ...(isValues(inside) ? tenantIn(inside) : []))
      note(relationTo ?? collectionSlug, relationTo ? (idOf(inside) ?? row.id) : row.id)
    }
  }
  if (isValues(parent)) note(parent.collectionSlug, parent.id)
  const segments: unknown[] =
    isValues(paramsOverride) && Array.isArray(paramsOverride.segments) ? paramsOverride.segments : []
  const [kind, slug, ...rest] = segments.filter((segment) => segment !== 'trash')
  if (kind === 'collections') note(slug, rest[0])
  const inPath = typeof schemaPath === 'string' ? /^collection\.([^.]+)/.exec(schemaPath)?.[1] : undefined
  if (inPath) given.collections.push(inPath)
  return { ...given, collections: [...given.collections, ...given.documents.map(({ collection }) => collection)] }
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const tenantIn = ({ tenant }: Values): string[] => {
  const id = idOf(tenant)
  return id === null ? [] : [id]
}

const rowsOf = ({ docs }: Values): Values[] => (Array.isArray(docs) ? docs.filter(isValues) : [])

/** Id and tenant that a form state names, by the rules by which Payload makes data of it. */
function namedInState(state: Values): Values {
  const named = Object.entries(state).filter(([path]) => /^(?:id|tenant)(?:\.|$)/.test(path))
  return reduceFieldsToValues(Object.fromEntries(named) as Parameters<typeof reduceFieldsToValues>[0], true)
}
