'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useCall } from '@/components/calls/useCall'
import { useRead } from '@/components/calls/useRead'
import { useStableCallback } from '@/components/ui/useStableCallback'

/** An address that visitors know, before and after publishing. */
export interface AddressChange {
  id: string
  from: string
  to: string
  /** The slug that keeps the address; null where a page moves below another. */
  keeps: string | null
}

interface Addresses {
  changes: AddressChange[]
  /** Whether something else has the address of the form: publishing says so at the field. */
  isRefused: boolean
}

const UNCHANGED: Addresses = { changes: [], isRefused: false }

/** Maximum number of documents per request. */
const MAX_REQUESTED = 200

/**
 * Asks whether publishing the form would change the address that visitors know.
 * @returns a function that resolves to the change, and to none if that cannot be read, so that publishing is not blocked
 */
export function useAddressChange(): () => Promise<Addresses> {
  const call = useCall()
  const { collectionSlug, hasPublishedDoc, id } = useDocumentInfo()
  const { getData } = useForm()
  return useStableCallback(async () => {
    const { parent, slug, slugLock } = getData() as { parent?: unknown; slug?: unknown; slugLock?: unknown }
    if (!hasPublishedDoc || !id || typeof slug !== 'string') return UNCHANGED
    const form = {
      slug,
      slugLock: slugLock !== false,
      ...(collectionSlug === 'pages' && { parent: typeof parent === 'string' ? parent : null }),
    }
    const path = `/documents/${collectionSlug}/address-changes` as const
    return call<Addresses>(path, { body: { form, ids: [String(id)] } }).catch(() => UNCHANGED)
  })
}

/** The addresses that publishing documents as last saved would change; empty until loaded. */
export function useAddressChanges(type: string, ids: string[]): AddressChange[] {
  const { data } = useRead<Addresses>(ids.length > 0 ? `/documents/${type}/address-changes` : null, {
    body: { ids: ids.slice(0, MAX_REQUESTED) },
  })
  return data?.changes ?? UNCHANGED.changes
}
