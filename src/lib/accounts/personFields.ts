import { z } from 'zod'
import { inputProblem } from '@/i18n/inputs/inputProblem'
import { ADMIN_LANGUAGES } from '@/lib/languages/adminLanguages'

const name = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u, inputProblem('lineBreaks'))

/** The fields of a user's own profile. */
export const personFields = z.strictObject({
  displayName: name(120),
  firstName: name(80),
  language: z.enum(ADMIN_LANGUAGES),
  lastName: name(80),
})

export type PersonFields = z.infer<typeof personFields>

export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 256

/** Schema of a new password. */
export const newPassword = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX)
