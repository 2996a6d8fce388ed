'use client'

import { useFollowSite } from '../../document/FollowSite/useFollowSite'

/** Whoever comes by the link of a mail works in the site of the form from there. */
export function FollowForm({ tenantId }: { tenantId: string }) {
  useFollowSite(tenantId)
  return null
}
