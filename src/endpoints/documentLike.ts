import { z } from 'zod'

/** What an operation answers where that is a document of Payload: the fields that are promised, and whatever else it has. */
export const documentLike = <Document>(promised: z.ZodRawShape): z.ZodType<Document> =>
  z.looseObject(promised) as unknown as z.ZodType<Document>
