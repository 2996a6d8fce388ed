import { z } from 'zod'
import { defineSettings } from '@/lib/settings/defineSettings'

const hosts = z.string().transform((text) =>
  text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean),
)

export const movingInSettings = defineSettings({
  /** Hosts (`host:port`) of old websites that may be private and use http. */
  OLD_WEBSITE_ALLOWED_HOSTS: hosts.default([]),
})
