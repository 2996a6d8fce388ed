'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useAction } from '../../../settings/useAction'

/** Marks the answer on screen as read: in the browser, so that a page that is fetched ahead marks nothing. */
export function MarkRead({ formId, id }: { formId: string; id: string }) {
  const run = useAction()
  const router = useRouter()
  useEffect(() => {
    void run('markAnswers', { id: formId, ids: [id], isRead: true }).then(({ success }) => success && router.refresh())
  }, [formId, id, router, run])
  return null
}
