import { z } from 'zod'

const KINDS = ['reorder-above', 'reorder-below', 'make-child', 'reparent'] as const

/** What a drop means: the drag library's object, of which only this is read, or its bare type. */
export const instruction = z
  .union([
    z.enum(KINDS),
    z.looseObject({ desiredLevel: z.number().int().min(0).max(100).optional(), type: z.enum(KINDS) }),
  ])
  .transform((given) =>
    typeof given === 'string' ? { type: given } : { desiredLevel: given.desiredLevel, type: given.type },
  )

export type Instruction = z.infer<typeof instruction>
