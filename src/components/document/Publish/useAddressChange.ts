'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { changedPath, type ChangedPath } from '@/lib/site/changedPath'
import { useCall } from '../../calls/useCall'
import { useStableCallback } from '../../ui/useStableCallback'

/**
 * Asks whether publishing would change the address that visitors know.
 * @returns a function that resolves to the change; null if there is none, or the address cannot be read
 */
export function useAddressChange(): () => Promise<ChangedPath | null> {
  const call = useCall()
  const { collectionSlug, hasPublishedDoc, id } = useDocumentInfo()
  const { getData } = useForm()
  return useStableCallback(async () => {
    const { slug } = getData() as { slug?: unknown }
    if (!hasPublishedDoc || !id || typeof slug !== 'string') return null
    const { address } = await call<{ address: string | null }>(`/documents/${collectionSlug}/${id}/live-address`).catch(
      () => ({ address: null }),
    )
    return address ? changedPath(address, slug) : null
  })
}
