import { z } from 'zod'
import { defineSettings } from '@/lib/settings/defineSettings'

/** Set all three or none. The web server also reads `MESSENGER_SCRIPT`, for the admin's content security policy. */
export const messengerSettings = defineSettings({
  MESSENGER_APP_ID: z.string().max(100).optional(),
  MESSENGER_SCRIPT: z.url({ protocol: /^https$/ }).optional(),
  MESSENGER_SECRET: z.string().min(8, 'must have at least 8 characters').optional(),
})
