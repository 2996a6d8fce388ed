import { z } from 'zod'

/** Schema of an operation that returns a Payload document: the guaranteed fields, and any others. */
export const documentSchema = <Document>(guaranteed: z.ZodRawShape): z.ZodType<Document> =>
  z.looseObject(guaranteed) as z.ZodType<Document>
