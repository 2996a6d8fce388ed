import { z } from 'zod'
import type { UserRole } from '../../payload-types'
import { documentSchema } from '../documentSchema'

/** Fields of a custom role. Permissions are registry keys with the value `true`. */
export const roleFields = {
  description: z.string().trim().max(500, 'At most 500 characters').nullish(),
  permissions: z
    .record(z.string().max(100), z.literal(true, 'A permission is either true or left out'))
    .refine((map) => Object.keys(map).length <= 500, 'Too many permissions'),
  title: z.string('Title is required').trim().min(1, 'Title is required').max(80, 'At most 80 characters'),
}

/** A role as returned by the API. */
export const roleDocument = documentSchema<UserRole>({ id: z.uuid(), permissions: z.unknown(), title: z.string() })
