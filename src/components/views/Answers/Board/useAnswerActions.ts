'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { AnswerFilters } from '@/lib/forms/answers/filters'
import { useAction } from '@/components/settings/useAction'
import { useMessages } from '@/components/ui/useMessages'

/** Submissions by id, or all that match the filters and were sent before the list was loaded. */
export type AnswerSelection = { ids: string[] } | { matching: object }

export const allMatching = ({ from, isUnread, search, to }: AnswerFilters, until: string): AnswerSelection => ({
  matching: {
    ...(from && { from }),
    ...(to && { to }),
    ...(search && { search }),
    ...(isUnread && { show: 'unread' }),
    until,
  },
})

interface Actions {
  isBusy: boolean
  /** @returns whether it succeeded */
  mark: (target: AnswerSelection, isRead: boolean) => Promise<boolean>
  remove: (target: AnswerSelection) => Promise<boolean>
}

/** Marks and deletes submissions of a form, reports the outcome and refreshes the list. */
export function useAnswerActions(formId: string): Actions {
  const t = useMessages()
  const run = useAction()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)

  const act = async <Doc>(name: string, input: object, message: (doc: Doc) => string): Promise<boolean> => {
    setBusy(true)
    const result = await run<Doc>(name, { id: formId, ...input })
    setBusy(false)
    if (result.success) toast.success(message(result.doc))
    else toast.error(result.error || t('answersFailed'))
    router.refresh()
    return result.success
  }
  return {
    isBusy,
    mark: (target, isRead) =>
      act<{ marked: number }>('markAnswers', { ...target, isRead }, ({ marked }) =>
        t('answersMarked', { count: marked }),
      ),
    remove: (target) =>
      act<{ deleted: number }>('deleteFormAnswers', target, ({ deleted }) => t('answersDeleted', { count: deleted })),
  }
}
