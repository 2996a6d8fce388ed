'use client'

import { useEffect, useState } from 'react'
import type { CallError } from '../../../../../components/calls/CallError'
import { useCall } from '../../../../../components/calls/useCall'
import { useRead } from '../../../../../components/calls/useRead'

export interface ListedRepository {
  defaultBranch: string
  isPrivate: boolean
  name: string
}

interface Page {
  docs: ListedRepository[]
  nextPage: number | null
}

const MOST_PAGES = 10

/** The repositories that the person's account can read, page after page. */
export function useRepositories(tenant: string): {
  error: CallError | null
  isLoading: boolean
  repositories: ListedRepository[]
} {
  const call = useCall()
  const { data, error } = useRead<Page>(`/themes/github/repositories?tenant=${tenant}`)
  const [more, setMore] = useState<ListedRepository[]>([])
  useEffect(() => {
    const controller = new AbortController()
    async function readOn(): Promise<void> {
      for (let page = data?.nextPage; page && page <= MOST_PAGES;) {
        const next = await call<Page>('/themes/github/repositories', {
          query: { page, tenant },
          signal: controller.signal,
        })
        setMore((known) => [...known, ...next.docs])
        page = next.nextPage
      }
    }
    // What was read so far can be chosen from.
    readOn().catch(() => undefined)
    return () => controller.abort()
  }, [call, data, tenant])
  return { error, isLoading: !data && !error, repositories: [...(data?.docs ?? []), ...more] }
}
