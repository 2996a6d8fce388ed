import type { FlattenedField, Payload } from 'payload'
import type { Row } from './rowsOf'
import { defaultOf } from './withDefaults'

type Validate = (value: unknown, options: Row) => Promise<string | true> | string | true

/** Fields whose own rule needs nothing but the value. References are checked all at once. */
const SIMPLE = new Set(['checkbox', 'date', 'email', 'number', 'select', 'text', 'textarea'])

/**
 * Asks the fields themselves whether a document may be published as it is.
 * @param data plain values of one language
 * @returns the first complaint, or null
 */
export async function findProblem(
  payload: Payload,
  fields: FlattenedField[],
  data: Row,
  prefix = '',
): Promise<string | null> {
  for (const field of fields) {
    const path = prefix + field.name
    const value = data[field.name] ?? defaultOf(field)
    const rows = field.type === 'array' && Array.isArray(value) ? (value as Row[]) : []
    if (field.type === 'array' && field.maxRows && rows.length > field.maxRows)
      return `${path}: more than ${field.maxRows} rows`
    for (const [index, row] of rows.entries()) {
      const problem = await findProblem(
        payload,
        field.type === 'array' ? field.flattenedFields : [],
        row,
        `${path}.${index}.`,
      )
      if (problem) return problem
    }
    if ((field.type === 'relationship' || field.type === 'upload') && field.required && !value)
      return `${path}: missing`
    if (!SIMPLE.has(field.type) || !('validate' in field) || !field.validate) continue
    const answer = await (field.validate as Validate)(value, {
      ...field,
      data,
      operation: 'create',
      req: requestOf(payload),
      siblingData: data,
    })
    if (answer !== true) return `${path}: ${answer}`
  }
  return null
}

/** As much of a request as a field's rule looks at. */
const requestOf = (payload: Payload) => ({ context: {}, payload, t: (key: string) => key })
