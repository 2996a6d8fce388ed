import { z } from 'zod'
import { MAX_FIELD_NAME, MAX_FIELDS, MAX_TYPE_NAME, MAX_TYPES } from './limits'
import { MAPPED_KINDS, TARGETS, type TypeMapping } from './mapping/targets'
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

const fieldMapping = z.strictObject({ from: z.string().min(1).max(MAX_FIELD_NAME), to: z.enum(TARGETS) })

export const typeMapping = z.strictObject({
  as: z.enum(MAPPED_KINDS),
  fields: z.array(fieldMapping).max(MAX_FIELDS).default([]),
  type: z.string().min(1).max(MAX_TYPE_NAME),
})

/** What a person decides before an old website is brought. */
export const choicesInput = {
  /** Hosts besides that of the old website from which pictures and files may be fetched. */
  hosts: z.array(host).max(10).default([]),
  /** Kinds to leave out. */
  leaveOut: z.array(z.enum(BROUGHT_KINDS)).max(BROUGHT_KINDS.length).default([]),
  /** Types without counterpart that come nevertheless, and what their custom fields become. */
  mapping: z.array(typeMapping).max(MAX_TYPES).default([]),
}

export interface Choices {
  hosts: string[]
  leaveOut: z.infer<typeof choicesInput.leaveOut>
  /** Exports that were brought before had none. */
  mapping?: TypeMapping[]
}
