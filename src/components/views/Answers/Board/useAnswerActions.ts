'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { AnswerFilters } from '../../../../lib/forms/answers/filters'
import { useAction } from '../../../settings/useAction'
import { useMessages } from '../../../ui/useMessages'

/** Some answers by id, or all that the filters leave and that came until the list was read. */
export type Meant = { ids: string[] } | { matching: object }

export const allMatching = ({ from, isUnread, search, to }: AnswerFilters, until: string): Meant => ({
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
  /** @returns whether it was done */
  mark: (meant: Meant, isRead: boolean) => Promise<boolean>
  remove: (meant: Meant) => Promise<boolean>
}

/** Marks and deletes answers of a form; says what became of it, and shows the list anew. */
export function useAnswerActions(formId: string): Actions {
  const t = useMessages()
  const run = useAction()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)

  const act = async <Doc>(name: string, input: object, message: (doc: Doc) => string): Promise<boolean> => {
    setBusy(true)
    const answer = await run<Doc>(name, { id: formId, ...input })
    setBusy(false)
    if (answer.success) toast.success(message(answer.doc))
    else toast.error(answer.error || t('answersFailed'))
    router.refresh()
    return answer.success
  }
  return {
    isBusy,
    mark: (meant, isRead) =>
      act<{ marked: number }>('markAnswers', { ...meant, isRead }, ({ marked }) =>
        t('answersMarked', { count: marked }),
      ),
    remove: (meant) =>
      act<{ deleted: number }>('deleteFormAnswers', meant, ({ deleted }) => t('answersDeleted', { count: deleted })),
  }
}
