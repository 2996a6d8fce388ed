'use client'

import { useEffect, useState } from 'react'
import { useCall, useRead } from '@/exports/client'
import type { CallError } from '@/exports/shared'

export interface ListedRepository {
  defaultBranch: string
  isPrivate: boolean
  name: string
}

interface Page {
  docs: ListedRepository[]
  nextPage: number | null
}

const MAX_PAGES = 10

/** Loads the repositories that the user's account can read, page by page. */
export function useRepositories(tenant: string): {
  error: CallError | null
  isLoading: boolean
  repositories: ListedRepository[]
} {
  const call = useCall()
  const { data, error } = useRead<Page>(`/themes/github/repositories?tenant=${tenant}`)
  const [more, setMore] = useState<{ docs: ListedRepository[]; first: Page } | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    async function loadRemaining(first: Page): Promise<void> {
      let docs: ListedRepository[] = []
      for (let page = first.nextPage; page && page <= MAX_PAGES;) {
        const next = await call<Page>('/themes/github/repositories', {
          query: { page, tenant },
          signal: controller.signal,
        })
        docs = [...docs, ...next.docs]
        setMore({ docs, first })
        page = next.nextPage
      }
    }
    // When a page fails, the repositories loaded so far remain available.
    if (data) loadRemaining(data).catch(() => undefined)
    return () => controller.abort()
  }, [call, data, tenant])
  // After a change of tenant, or a reload, the pages that followed the previous first page no longer belong.
  const rest = more?.first === data ? more?.docs : undefined
  return { error, isLoading: !data && !error, repositories: [...(data?.docs ?? []), ...(rest ?? [])] }
}
