'use client'

import { useFollowSite } from '@/components/document/FollowSite/useFollowSite'

/** Switches to the form's site when the screen is opened from a link in an email. */
export function FollowForm({ tenantId }: { tenantId: string }) {
  useFollowSite(tenantId)
  return null
}
