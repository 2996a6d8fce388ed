import { z } from 'zod'
import { manifestSchema } from './manifestSchema'

/** The manifest as a JSON Schema (2020-12), for editors: names that stand twice, say, only the server finds. */
export const manifestJsonSchema = () => z.toJSONSchema(manifestSchema, { io: 'input' })
