'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useAction } from '@/components/settings/useAction'

/** Marks the submission on screen as read. Runs in the browser, so that a prefetched page marks nothing. */
export function MarkRead({ formId, id }: { formId: string; id: string }) {
  const run = useAction()
  const router = useRouter()
  useEffect(() => {
    void run('markAnswers', { id: formId, ids: [id], isRead: true }).then(({ success }) => success && router.refresh())
  }, [formId, id, router, run])
  return null
}
