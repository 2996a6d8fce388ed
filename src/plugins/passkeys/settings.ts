import { z } from 'zod'
import { settings } from '@/lib/settings'
import { defineSettings } from '@/lib/settings/defineSettings'

export const passkeySettings = defineSettings({
  /**
   * The domain that passkeys belong to: the host of SERVER_URL or a domain above it. Default: the host. Changing it
   * makes all passkeys useless.
   */
  PASSKEY_RP_ID: z
    .string()
    .toLowerCase()
    .refine((id) => `.${new URL(settings().SERVER_URL).hostname}`.endsWith(`.${id}`), {
      error: 'is neither the host of SERVER_URL nor a domain above it',
    })
    .optional(),
})
