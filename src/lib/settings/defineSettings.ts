import { z } from 'zod'
import { SettingsError } from './'

export interface PluginSettings<Values extends object = object> {
  (): Values
  /** Names of all variables, set or not. */
  names: string[]
}

/**
 * Settings of a plugin, read from the environment on first use. `.env.example` describes them.
 * @param shape schemas by variable name; empty values count as unset
 * @throws SettingsError from the returned function, listing all invalid variables without their values
 * @example export const ticketingSettings = defineSettings({ SYNC_EVERY_MINUTES: z.coerce.number().int().min(1).default(15) })
 */
export function defineSettings<Shape extends z.ZodRawShape>(shape: Shape): PluginSettings<z.infer<z.ZodObject<Shape>>> {
  const schema = z.object(shape)
  let parsed: z.infer<typeof schema> | undefined
  return Object.assign(() => (parsed ??= read(schema)), { names: Object.keys(shape) })
}

function read<Schema extends z.ZodType>(schema: Schema): z.infer<Schema> {
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = schema.safeParse(environment)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(
    ({ message, path }) => `${path.join('.')} ${environment[path.join('.')] === undefined ? 'is not set' : message}`,
  )
  throw new SettingsError(lines.join('\n'))
}
