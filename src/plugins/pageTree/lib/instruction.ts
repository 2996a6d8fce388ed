import { z } from 'zod'

const KINDS = ['reorder-above', 'reorder-below', 'make-child', 'reparent'] as const

/** A drop instruction: the drag library's object, of which only these fields are read, or just its type. */
export const instruction = z
  .union([
    z.enum(KINDS),
    z.looseObject({ desiredLevel: z.number().int().min(0).max(100).optional(), type: z.enum(KINDS) }),
  ])
  .transform((given) =>
    typeof given === 'string' ? { type: given } : { desiredLevel: given.desiredLevel, type: given.type },
  )

export type Instruction = z.infer<typeof instruction>
