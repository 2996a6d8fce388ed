import { z } from 'zod'
import { BROUGHT_KINDS } from './states'

const HOST = /^[\p{L}\p{N}][\p{L}\p{N}.-]*(?::\d{1,5})?$/u

/** Whether a person can choose a host to fetch from. */
export const isHost = (text: string): boolean => HOST.test(text)

const host = z
  .string()
  .trim()
  .toLowerCase()
  .max(255)
  .regex(HOST)
  .meta({ examples: ['images.example.org'] })

/** What a person decides before an old website is brought. */
export const choicesInput = {
  /** Hosts besides that of the old website from which pictures and files may be fetched. */
  hosts: z.array(host).max(10).default([]),
  /** Kinds to leave out. */
  leaveOut: z.array(z.enum(BROUGHT_KINDS)).max(BROUGHT_KINDS.length).default([]),
}

export type Choices = z.infer<z.ZodObject<typeof choicesInput>>
