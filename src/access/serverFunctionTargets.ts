import { reduceFieldsToValues } from 'payload/shared'
import { idOf, isUuid } from '@/lib/values'

type Values = Record<string, unknown>

/** Documents, collections and tenants that the arguments of a server function refer to. */
export interface ServerFunctionTargets {
  /** Collection slugs. */
  collections: string[]
  /** Documents in addition to the one that the function acts on. */
  documents: { collection: string; id: string }[]
  /** Values of tenant fields. Not validated: they may be no ids. */
  tenants: string[]
}

/** Arguments that the server adds. */
const SERVER_ARGUMENTS = new Set(['cookies', 'importMap', 'locale', 'permissions', 'req', 'user'])

/** Arguments that hold a whole document. Blocks and rows have ids of another kind. */
const WHOLE_DOCUMENTS = new Set(['documentFormState', 'initialData'])

/** Arguments that hold a whole document if the form covers all fields of the collection. */
const WHOLE_IN_FORM = new Set(['data', 'formState'])

/**
 * Collects the documents and tenants in the arguments of a server function, wherever they occur: data, initial data,
 * form states of documents and blocks, rows of a table and its parent, and paths.
 */
export function collectTargets(args: Values): ServerFunctionTargets {
  const { collectionSlug, paramsOverride, parent, schemaPath } = args
  const isWholeForm = schemaPath === undefined || schemaPath === null || schemaPath === collectionSlug
  const targets: ServerFunctionTargets = {
    collections: [collectionSlug]
      .flat()
      .filter((slug) => slug !== undefined && slug !== null)
      .map(String),
    documents: [],
    tenants: [],
  }
  const addDocument = (collection: unknown, id: unknown) => {
    if (isUuid(id)) targets.documents.push({ collection: String(collection), id })
  }
  for (const [name, value] of Object.entries(args)) {
    if (SERVER_ARGUMENTS.has(name) || !isValues(value)) continue
    const isWhole = WHOLE_DOCUMENTS.has(name) || (WHOLE_IN_FORM.has(name) && isWholeForm)
    for (const document of [value, ...(/formState$/i.test(name) ? [readIdentity(value)] : [])]) {
      targets.tenants.push(...tenantsIn(document))
      if (isWhole) addDocument(collectionSlug, document.id)
    }
    for (const row of rowsOf(value)) {
      const { relationTo, value: relatedDocument } = row
      targets.tenants.push(...tenantsIn(row), ...(isValues(relatedDocument) ? tenantsIn(relatedDocument) : []))
      addDocument(relationTo ?? collectionSlug, relationTo ? (idOf(relatedDocument) ?? row.id) : row.id)
    }
  }
  if (isValues(parent)) addDocument(parent.collectionSlug, parent.id)
  const segments: unknown[] =
    isValues(paramsOverride) && Array.isArray(paramsOverride.segments) ? paramsOverride.segments : []
  const [kind, slug, ...path] = segments.filter((segment) => segment !== 'trash')
  if (kind === 'collections') addDocument(slug, path[0])
  const pathCollection = typeof schemaPath === 'string' ? /^collection\.([^.]+)/.exec(schemaPath)?.[1] : undefined
  if (pathCollection) targets.collections.push(pathCollection)
  return { ...targets, collections: [...targets.collections, ...targets.documents.map(({ collection }) => collection)] }
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const tenantsIn = ({ tenant }: Values): string[] => {
  const id = idOf(tenant)
  return id === null ? [] : [id]
}

const rowsOf = ({ docs }: Values): Values[] => (Array.isArray(docs) ? docs.filter(isValues) : [])

/** Reads id and tenant of a form state with the function by which Payload turns it into data. */
function readIdentity(state: Values): Values {
  const entries = Object.entries(state).filter(([path]) => /^(?:id|tenant)(?:\.|$)/.test(path))
  return reduceFieldsToValues(Object.fromEntries(entries) as Parameters<typeof reduceFieldsToValues>[0], true)
}
