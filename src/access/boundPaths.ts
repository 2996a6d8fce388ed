import type { CollectionBeforeOperationHook, FlattenedField, PayloadRequest, Where } from 'payload'
import { publicError } from './publicError'

const BAD_REQUEST = 400

/** Never part of a question, from whatever collection it starts. Payload adds them to whoever signs in. */
const SECRETS = new Set(['hash', 'salt', 'sessions', 'resetPasswordToken', 'resetPasswordExpiration', '_verificationToken'])

/**
 * Lets filters and sorts follow one relation at most, and never to a secret. Payload checks longer ways too late: it
 * answers, and the refusal then ends as an unhandled rejection of the whole process.
 */
export const boundPaths: CollectionBeforeOperationHook = ({ args, collection, overrideAccess, req }) => {
  if (overrideAccess) return args
  const { sort, where } = args as { sort?: string | string[]; where?: Where }
  const paths = [...sortsOf(sort), ...(where ? pathsOf(where) : [])]
  for (const path of paths) {
    // In versions the document's fields stand below `version`.
    const parts = path.replaceAll('__', '.').replace(/^version\./, '').split('.')
    if (parts.some((part) => SECRETS.has(part)) || relationsIn(parts, collection.flattenedFields, req) > 1) {
      throw publicError('This query names a field that cannot be queried.', BAD_REQUEST)
    }
  }
  return args
}

const sortsOf = (sort: string[] | string | undefined): string[] =>
  [sort ?? []].flat().flatMap((one) => one.split(',')).map((one) => one.trim().replace(/^-/, ''))

function pathsOf(where: Where): string[] {
  return Object.entries(where).flatMap(([name, value]) => {
    if (/^(?:and|or)$/i.test(name)) return Array.isArray(value) ? value.flatMap(pathsOf) : []
    return [name]
  })
}

/** How many relations a path leads through before it comes to its last name. */
function relationsIn(parts: string[], fields: FlattenedField[], req: PayloadRequest): number {
  const [name, ...rest] = parts
  const field = fields.find((one) => one.name === name)
  if (!field || rest.length === 0) return 0
  if ('flattenedFields' in field) return relationsIn(rest, field.flattenedFields, req)
  const target = field.type === 'join' ? field.collection : 'relationTo' in field ? field.relationTo : undefined
  if (typeof target !== 'string' || rest.join('.') === 'id') return 0
  return 1 + relationsIn(rest, req.payload.collections[target as 'users'].config.flattenedFields, req)
}
