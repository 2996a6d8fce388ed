import { z } from 'zod'

export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 256

/** Schema of a new password. */
export const newPassword = z.string().min(PASSWORD_MIN, `At least ${PASSWORD_MIN} characters`).max(PASSWORD_MAX)
