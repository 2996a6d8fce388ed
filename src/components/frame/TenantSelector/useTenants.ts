'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { TenantChoice } from '../navigation/frameOf'

const DEBOUNCE_MS = 200

interface Options {
  isOpen: boolean
  /** The provider's tenants are many: the server finds them. */
  isSearchedOnServer: boolean
  search: string
}

/**
 * The tenants that fit the search.
 * @returns null while the first answer is on its way
 */
export function useTenants(own: TenantChoice[], { isOpen, isSearchedOnServer, search }: Options): TenantChoice[] | null {
  const { routes, serverURL } = useConfig().config
  const [found, setFound] = useState<TenantChoice[] | null>(null)
  const address = `${serverURL}${routes.api}/users/tenants?search=${encodeURIComponent(search)}`
  const isAsking = isOpen && isSearchedOnServer
  useEffect(() => {
    if (!isAsking) return
    const stop = new AbortController()
    const wait = setTimeout(() => {
      fetch(address, { credentials: 'include', signal: stop.signal })
        .then((answer) => answer.json() as Promise<{ tenants?: TenantChoice[] }>)
        .then(({ tenants }) => setFound(tenants ?? []))
        .catch(() => !stop.signal.aborted && setFound([]))
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(wait)
      stop.abort()
    }
  }, [address, isAsking])
  return isSearchedOnServer ? found : own.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
}
