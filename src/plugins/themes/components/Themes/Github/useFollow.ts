'use client'

import { useState } from 'react'
import { useCall } from '../../../../../components/calls/useCall'
import { useMessages } from '../../../../../components/ui/useMessages'
import type { ShownTheme, ThemesSite } from '../site'

interface Wanted {
  branch?: string
  path: string
  repo: string
  tag?: string
}

/** @returns what was done, in words */
export function useFollow(
  site: ThemesSite,
  theme: ShownTheme | null,
): { follow: (wanted: Wanted) => Promise<string>; unfollow: () => Promise<string> } {
  const t = useMessages()
  const call = useCall()
  // A second attempt goes on with the theme that the first has made.
  const [made, setMade] = useState<string | null>(null)

  async function makeTheme(repo: string): Promise<string> {
    const data = { _status: 'published', name: repo.split('/')[1] ?? repo, renderMode: 'code', tenant: site.id }
    const { doc } = await call<{ doc: { id: string } }>('/themes', { body: data })
    setMade(doc.id)
    return doc.id
  }

  return {
    follow: async ({ branch, path, repo, tag }) => {
      const id = theme?.id ?? made ?? (await makeTheme(repo))
      await call(`/themes/${id}/github`, {
        body: { repo, ...(tag ? { tag } : { branch }), ...(path.trim() && { path: path.trim() }) },
      })
      return (await call<{ message: string }>(`/themes/${id}/sync`, { body: {} })).message
    },
    unfollow: async () => {
      await call(`/themes/${theme!.id}/github`, { method: 'DELETE' })
      return t('themesGithubUnfollowed')
    },
  }
}
