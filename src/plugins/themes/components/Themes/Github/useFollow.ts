'use client'

import { useCall } from '@/components/calls/useCall'
import { useMessages } from '@/components/ui/useMessages'
import type { ShownTheme, ThemesSite } from '../site'
import { required } from '@/lib/values'

interface RepositoryChoice {
  branch?: string
  path: string
  repo: string
  tag?: string
}

/**
 * Links a theme to a repository and unlinks it. Without a theme one is added, unless its package is refused.
 * @returns functions that resolve to a success message
 */
export function useFollow(
  site: ThemesSite,
  theme: ShownTheme | null,
): { follow: (choice: RepositoryChoice) => Promise<string>; unfollow: () => Promise<string> } {
  const t = useMessages()
  const call = useCall()
  return {
    follow: async ({ branch, path, repo, tag }) => {
      const choice = { repo, ...(tag ? { tag } : { branch }), ...(path.trim() && { path: path.trim() }) }
      if (!theme)
        return (await call<{ message: string }>('/themes/github', { body: { ...choice, tenant: site.id } })).message
      await call(`/themes/${theme.id}/github`, { body: choice })
      return (await call<{ message: string }>(`/themes/${theme.id}/sync`, { body: {} })).message
    },
    unfollow: async () => {
      await call(`/themes/${required(theme, 'the theme').id}/github`, { method: 'DELETE' })
      return t('themesGithubUnfollowed')
    },
  }
}
