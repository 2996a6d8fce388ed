'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { ActionResult } from '@/endpoints/actions'
import type { Tenant } from '@/payload-types'
import { isStale } from '@/components/settings/StaleNotice/StaleNotice'
import { useApi } from '@/components/calls/useApi'
import { useMessages } from '@/components/ui/useMessages'
import { toSiteDomains, type SiteDomain } from './siteDomain'

type Listed = Pick<SiteDomain, 'domain' | 'isPrimary'>

/** The domains on screen and their actions. Only stored values are shown. */
export function useDomains(initial: SiteDomain[], site: { id: string; updatedAt: string }) {
  const t = useMessages()
  const call = useApi()
  const [stored, setStored] = useState({ domains: initial, updatedAt: site.updatedAt })
  const [isBusy, setBusy] = useState(false)
  const [verifying, setVerifying] = useState<string | null>(null)
  const [stale, setStale] = useState(false)
  const { domains, updatedAt } = stored
  const listed: Listed[] = domains.map(({ domain, isPrimary }) => ({ domain, isPrimary }))

  const applyStored = (doc: Tenant) => setStored({ domains: toSiteDomains(doc), updatedAt: doc.updatedAt })

  async function store(next: Listed[]): Promise<ActionResult<{ doc: Tenant }>> {
    setBusy(true)
    const result = await call<{ doc: Tenant }>('PATCH', `/tenants/${site.id}`, { domains: next, updatedAt })
    setBusy(false)
    if (result.success) applyStored(result.doc.doc)
    else setStale(isStale(result.code))
    return result
  }

  async function change(next: Listed[], success: string, failure: string): Promise<boolean> {
    const { success: isDone } = await store(next)
    if (isDone) toast.success(success)
    else toast.error(failure)
    return isDone
  }

  /** @returns whether the DNS servers could be reached */
  async function verify(domain: string): Promise<boolean> {
    setVerifying(domain)
    const result = await call<{ verified: boolean }>('POST', `/tenants/${site.id}/verify-domain`, { domain })
    const current = await call<Tenant>('GET', `/tenants/${site.id}?depth=0`)
    setVerifying(null)
    // Keep `updatedAt`: changes by other users must still cause a conflict on save.
    if (current.success) setStored((before) => ({ ...before, domains: toSiteDomains(current.doc) }))
    if (!result.success) toast.error(t('domainsVerifyFailed'))
    else if (result.doc.verified) toast.success(t('domainsVerified', { domain }))
    else toast.error(t('domainsNotVerified', { domain }))
    return result.success
  }

  return {
    add: async (domain: string) => {
      const result = await store([...listed, { domain, isPrimary: listed.length === 0 }])
      if (result.success) toast.success(t('domainsAdded', { domain }))
      return result
    },
    domains: domains.map((entry) =>
      entry.domain === verifying && entry.status !== 'active' ? { ...entry, status: 'verifying' as const } : entry,
    ),
    isBusy,
    isStale: stale,
    makePrimary: (domain: string) =>
      change(
        listed.map((entry) => ({ ...entry, isPrimary: entry.domain === domain })),
        t('domainsNowPrimary', { domain }),
        t('domainsPrimaryFailed'),
      ),
    remove: (domain: string) =>
      change(
        listed.filter((entry) => entry.domain !== domain),
        t('domainsRemoved', { domain }),
        t('domainsRemoveFailed'),
      ),
    verify,
    verifying,
  }
}
