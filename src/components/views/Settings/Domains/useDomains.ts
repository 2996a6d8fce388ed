'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { ActionResult } from '../../../../endpoints/toAction'
import type { Tenant } from '../../../../payload-types'
import { isStale } from '../../../settings/StaleNotice/StaleNotice'
import { useApi } from '../../../calls/useApi'
import { useMessages } from '../../../ui/useMessages'
import { toSiteDomains, type SiteDomain } from './siteDomain'

type Listed = Pick<SiteDomain, 'domain' | 'isPrimary'>

/** The names on screen and what can be done with them. What is shown is what the server has stored. */
export function useDomains(initial: SiteDomain[], site: { id: string; updatedAt: string }) {
  const t = useMessages()
  const call = useApi()
  const [stored, setStored] = useState({ domains: initial, updatedAt: site.updatedAt })
  const [isBusy, setBusy] = useState(false)
  const [verifying, setVerifying] = useState<string | null>(null)
  const [stale, setStale] = useState(false)
  const { domains, updatedAt } = stored
  const listed: Listed[] = domains.map(({ domain, isPrimary }) => ({ domain, isPrimary }))

  const take = (doc: Tenant) => setStored({ domains: toSiteDomains(doc), updatedAt: doc.updatedAt })

  async function put(after: Listed[]): Promise<ActionResult<{ doc: Tenant }>> {
    setBusy(true)
    const result = await call<{ doc: Tenant }>('PATCH', `/tenants/${site.id}`, { domains: after, updatedAt })
    setBusy(false)
    if (result.success) take(result.doc.doc)
    else setStale(isStale(result.code))
    return result
  }

  async function change(after: Listed[], success: string, failure: string): Promise<boolean> {
    const { success: isDone } = await put(after)
    if (isDone) toast.success(success)
    else toast.error(failure)
    return isDone
  }

  /** @returns whether the name servers could be asked */
  async function verify(domain: string): Promise<boolean> {
    setVerifying(domain)
    const result = await call<{ verified: boolean }>('POST', `/tenants/${site.id}/verify-domain`, { domain })
    const now = await call<Tenant>('GET', `/tenants/${site.id}?depth=0`)
    setVerifying(null)
    // The moment stays as it was known here: what others have changed meanwhile still makes a save outdated.
    if (now.success) setStored((before) => ({ ...before, domains: toSiteDomains(now.doc) }))
    if (!result.success) toast.error(t('domainsVerifyFailed'))
    else if (result.doc.verified) toast.success(t('domainsVerified', { domain }))
    else toast.error(t('domainsNotVerified', { domain }))
    return result.success
  }

  return {
    add: async (domain: string) => {
      const result = await put([...listed, { domain, isPrimary: listed.length === 0 }])
      if (result.success) toast.success(t('domainsAdded', { domain }))
      return result
    },
    domains: domains.map((one) =>
      one.domain === verifying && one.status !== 'active' ? { ...one, status: 'verifying' as const } : one,
    ),
    isBusy,
    isStale: stale,
    makePrimary: (domain: string) =>
      change(
        listed.map((one) => ({ ...one, isPrimary: one.domain === domain })),
        t('domainsNowPrimary', { domain }),
        t('domainsPrimaryFailed'),
      ),
    remove: (domain: string) =>
      change(
        listed.filter((one) => one.domain !== domain),
        t('domainsRemoved', { domain }),
        t('domainsRemoveFailed'),
      ),
    verify,
    verifying,
  }
}
