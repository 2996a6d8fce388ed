import { z } from 'zod'
import type { ConnectionField, TicketingProvider } from '../provider/provider'

/** What a call may carry of a connection: each field of its form, or none. Empty is as good as left out. */
export function typedFields({ connection }: Pick<TicketingProvider, 'connection'>) {
  return Object.fromEntries(connection.map((field) => [field.name, typed(field).optional()]))
}

function typed({ choices, longest, pattern, type }: ConnectionField): z.ZodType<string> {
  const text = z.string().trim().max(longest)
  if (choices) return z.union([z.literal(''), z.enum(choices as [string, ...string[]])])
  if (type === 'url') return z.union([z.literal(''), z.string().trim().max(longest)])
  return pattern ? text.refine((value) => value === '' || pattern.test(value), 'This is not what it looks like.') : text
}
