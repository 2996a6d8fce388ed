import { z } from 'zod'
import { MAX_TITLE_LENGTH } from '../lib/area'
import { MAX_QUERY_LENGTH } from '../lib/viewQuery'

export const title = z.string().trim().min(1).max(MAX_TITLE_LENGTH)

/** Query of the list's URL. */
export const query = z
  .string()
  .min(1)
  .max(MAX_QUERY_LENGTH)
  .meta({ examples: ['sort=-updatedAt&state=draft'] })
