import { z } from 'zod'
import type { ConnectionField, TicketingProvider } from '../provider/provider'
import { inputProblem } from '../../../../i18n/inputs/inputProblem'

/** Zod schemas of the connection form's fields. Each is optional; an empty string counts as absent. */
export function connectionFieldSchemas({ connection }: Pick<TicketingProvider, 'connection'>) {
  return Object.fromEntries(connection.map((field) => [field.name, fieldSchema(field).optional()]))
}

function fieldSchema({ choices, longest, pattern, type }: ConnectionField): z.ZodType<string> {
  const text = z.string().trim().max(longest)
  if (choices) return z.union([z.literal(''), z.enum(choices as [string, ...string[]])])
  if (type === 'url') return z.union([z.literal(''), z.string().trim().max(longest)])
  return pattern ? text.refine((value) => value === '' || pattern.test(value), inputProblem('format')) : text
}
