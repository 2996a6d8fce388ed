'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { UserRole } from '../../../../../payload-types'
import { useApi } from '../../../../calls/useApi'
import { useWords } from '../../../../ui/useWords'
import type { ReadRole } from './useRoleChange'

const EMPTY: ReadRole = { description: '', permissions: {}, title: '' }

interface Loading {
  /** Null until it is there. */
  data: ReadRole | null
  hasFailed: boolean
  retry: () => void
}

/** Reads a role. @param id null for one that is new */
export function useRoleData(id: string | null): Loading {
  const t = useWords()
  const call = useApi()
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState<{ attempt: number; data: ReadRole | null } | null>(null)
  const failure = t('peopleRoleLoadFailed')
  useEffect(() => {
    if (!id) return
    let isCurrent = true
    void call<UserRole>('GET', `/user-roles/${id}?depth=0`).then((result) => {
      if (!isCurrent) return
      setKnown({ attempt, data: result.success ? fieldsOf(result.doc) : null })
      if (!result.success) toast.error(result.error || failure)
    })
    return () => {
      isCurrent = false
    }
  }, [attempt, call, failure, id])
  if (!id) return { data: EMPTY, hasFailed: false, retry: () => undefined }
  const current = known?.attempt === attempt ? known : null
  return {
    data: current?.data ?? null,
    hasFailed: current !== null && current.data === null,
    retry: () => setAttempt(attempt + 1),
  }
}

const fieldsOf = ({ description, permissions, title, updatedAt }: UserRole): ReadRole => ({
  description: description ?? '',
  permissions: Object.fromEntries(
    Object.entries((permissions ?? {}) as Record<string, unknown>).flatMap(([key, on]) =>
      on === true ? [[key, true as const]] : [],
    ),
  ),
  title,
  updatedAt,
})
