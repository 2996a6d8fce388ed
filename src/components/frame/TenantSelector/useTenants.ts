import { useRead } from '@/components/calls/useRead'
import type { TenantChoice } from '../navigation/frameOf'

const PAUSE_MS = 200

interface Options {
  isOpen: boolean
  /** The provider has many tenants: the server searches them. */
  isSearchedOnServer: boolean
  search: string
}

/**
 * Returns the tenants that match the search.
 * @returns null until the first response arrives
 */
export function useTenants(
  own: TenantChoice[],
  { isOpen, isSearchedOnServer, search }: Options,
): TenantChoice[] | null {
  const path = `/users/tenants?search=${encodeURIComponent(search)}` as const
  const { data, error } = useRead<{ tenants?: TenantChoice[] }>(isOpen && isSearchedOnServer ? path : null, {
    keepsPrevious: true,
    debounce: PAUSE_MS,
  })
  if (!isSearchedOnServer) return own.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
  return error ? [] : data && (data.tenants ?? [])
}
