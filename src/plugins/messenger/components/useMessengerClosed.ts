'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { CallError } from '../../../components/calls/CallError'
import { useCall } from '../../../components/calls/useCall'
import { useMessages } from '../../../components/ui/useMessages'
import { CLOSED } from '../lib/closed'

/** @returns what keeps whether the person has closed the messenger, and answers with what is kept now */
export function useMessengerClosed(): (isClosed: boolean) => Promise<boolean> {
  const t = useMessages()
  const call = useCall()
  const router = useRouter()
  return async (isClosed) => {
    try {
      // Whoever goes on at once has closed it all the same.
      await call(`/payload-preferences/${CLOSED}`, { body: { value: isClosed }, keepalive: true })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast.error(t('messengerFailed'))
      return !isClosed
    }
    router.refresh()
    return isClosed
  }
}
