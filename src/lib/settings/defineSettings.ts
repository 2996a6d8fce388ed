import { z } from 'zod'
import { SettingsError } from './readSettings'

export interface PluginSettings<Values extends object = object> {
  (): Values
  /** Of all variables, also of those that are not set. */
  names: string[]
}

/**
 * Settings of a plugin, read from the environment at first use. `.env.example` explains each.
 * @param shape by the names of the variables; empty ones count as unset
 * @throws SettingsError from the function that it returns, naming every culprit without its value
 * @example export const ticketingSettings = defineSettings({ SYNC_EVERY_MINUTES: z.coerce.number().int().min(1).default(15) })
 */
export function defineSettings<Shape extends z.ZodRawShape>(shape: Shape): PluginSettings<z.infer<z.ZodObject<Shape>>> {
  const schema = z.object(shape)
  let parsed: z.infer<typeof schema> | undefined
  return Object.assign(() => (parsed ??= read(schema)), { names: Object.keys(shape) })
}

function read<Schema extends z.ZodType>(schema: Schema): z.infer<Schema> {
  const given = Object.fromEntries(
    Object.entries(process.env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(
    ({ message, path }) => `${path.join('.')} ${given[path.join('.')] === undefined ? 'is not set' : message}`,
  )
  throw new SettingsError(lines.join('\n'))
}
