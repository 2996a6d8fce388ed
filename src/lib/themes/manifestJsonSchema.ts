import { z } from 'zod'
import { manifestSchema } from './manifestSchema'

/**
 * The JSON Schema (2020-12) of manifests, for editors. Some problems, such as duplicate names, are only detected by the
 * server.
 */
export const manifestJsonSchema = () => z.toJSONSchema(manifestSchema, { io: 'input' })
