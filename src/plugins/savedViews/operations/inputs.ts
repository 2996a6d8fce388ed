import { z } from 'zod'
import { LONGEST_TITLE } from '../lib/area'
import { LONGEST_QUERY } from '../lib/viewQuery'

export const title = z.string().trim().min(1).max(LONGEST_TITLE)

/** Query of the list's URL. */
export const query = z
  .string()
  .min(1)
  .max(LONGEST_QUERY)
  .meta({ examples: ['sort=-updatedAt&state=draft'] })
