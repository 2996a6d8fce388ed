import { z } from 'zod'
import { inputProblem } from '../../i18n/inputs/inputProblem'

export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 256

/** Schema of a new password. */
export const newPassword = z.string().min(PASSWORD_MIN, inputProblem('least')).max(PASSWORD_MAX)
