import { z } from 'zod'
import type { UserRole } from '../../payload-types'
import { documentSchema } from '../documentSchema'
import { inputProblem } from '../../i18n/inputs/inputProblem'

/** Fields of a custom role. Permissions are registry keys with the value `true`. */
export const roleFields = {
  description: z.string().trim().max(500, inputProblem('most')).nullish(),
  permissions: z
    .record(z.string().max(100), z.literal(true, inputProblem('permissionValue')))
    .refine((map) => Object.keys(map).length <= 500, inputProblem('permissions')),
  title: z.string(inputProblem('title')).trim().min(1, inputProblem('title')).max(80, inputProblem('most')),
}

/** A role as returned by the API. */
export const roleDocument = documentSchema<UserRole>({ id: z.uuid(), permissions: z.unknown(), title: z.string() })
