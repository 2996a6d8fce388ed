'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useApi } from '../../../components/calls/useApi'
import { useWords } from '../../../components/ui/useWords'
import { CLOSED } from '../lib/closed'

/** @returns what keeps whether the person has closed the messenger, and answers with what is kept now */
export function useMessengerClosed(): (isClosed: boolean) => Promise<boolean> {
  const t = useWords()
  const call = useApi()
  const router = useRouter()
  return async (isClosed) => {
    const { success } = await call('POST', `/payload-preferences/${CLOSED}`, { value: isClosed })
    if (!success) {
      toast.error(t('messengerFailed'))
      return !isClosed
    }
    router.refresh()
    return isClosed
  }
}
