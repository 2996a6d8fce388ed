import { z } from 'zod'
import { LONGEST_TITLE } from '../lib/area'
import { LONGEST_QUERY } from '../lib/viewQuery'

export const title = z.string().trim().min(1).max(LONGEST_TITLE)

/** Of the address of the list. */
export const query = z
  .string()
  .min(1)
  .max(LONGEST_QUERY)
  .meta({ examples: ['sort=-updatedAt&state=draft'] })
