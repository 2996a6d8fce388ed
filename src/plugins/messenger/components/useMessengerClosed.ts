'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useCall, useMessages } from '@/exports/client'
import { CallError } from '@/exports/shared'
import { CLOSED_KEY } from '../lib/closedKey'

/** @returns stores whether the user has closed the messenger, and resolves to the stored value */
export function useMessengerClosed(): (isClosed: boolean) => Promise<boolean> {
  const t = useMessages()
  const call = useCall()
  const router = useRouter()
  return async (isClosed) => {
    try {
      // `keepalive` lets the request finish if the user navigates away.
      await call(`/payload-preferences/${CLOSED_KEY}`, { body: { value: isClosed }, keepalive: true })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast.error(t('messengerFailed'))
      return !isClosed
    }
    router.refresh()
    return isClosed
  }
}
