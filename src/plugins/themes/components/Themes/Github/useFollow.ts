'use client'

import { useState } from 'react'
import { useCall } from '../../../../../components/calls/useCall'
import { useMessages } from '../../../../../components/ui/useMessages'
import type { ShownTheme, ThemesSite } from '../site'
import { required } from '../../../../../lib/values'

interface RepositoryChoice {
  branch?: string
  path: string
  repo: string
  tag?: string
}

/** Links a theme to a repository and unlinks it. @returns functions that resolve to a success message */
export function useFollow(
  site: ThemesSite,
  theme: ShownTheme | null,
): { follow: (choice: RepositoryChoice) => Promise<string>; unfollow: () => Promise<string> } {
  const t = useMessages()
  const call = useCall()
  // A retry reuses the theme that the first attempt created.
  const [createdId, setCreatedId] = useState<string | null>(null)

  async function createTheme(repo: string): Promise<string> {
    const data = { _status: 'published', name: repo.split('/')[1] ?? repo, renderMode: 'code', tenant: site.id }
    const { doc } = await call<{ doc: { id: string } }>('/themes', { body: data })
    setCreatedId(doc.id)
    return doc.id
  }

  return {
    follow: async ({ branch, path, repo, tag }) => {
      const id = theme?.id ?? createdId ?? (await createTheme(repo))
      await call(`/themes/${id}/github`, {
        body: { repo, ...(tag ? { tag } : { branch }), ...(path.trim() && { path: path.trim() }) },
      })
      return (await call<{ message: string }>(`/themes/${id}/sync`, { body: {} })).message
    },
    unfollow: async () => {
      await call(`/themes/${required(theme, 'the theme').id}/github`, { method: 'DELETE' })
      return t('themesGithubUnfollowed')
    },
  }
}
