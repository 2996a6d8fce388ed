'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button, Dialog, TextField, useCall, useMessages, useRead } from '@/exports/client'
import { Combobox, type Option } from '@/components/ui/Combobox/Combobox'
import { isolateText } from '@/lib/text/isolated'
import { required } from '@/lib/values'
import { bodyOf, messageOf } from '../messageOf'
import type { PackageProblem } from '@/plugins/themes/lib/package/problem'
import { Problems } from '../Problems'
import type { ShownTheme, ThemesSite } from '../site'
import styles from './Github.module.css'
import { useRepositories } from './useRepositories'

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
function useFollow(
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

interface Props {
  onClose: () => void
  site: ThemesSite
  /** Null for a new theme. */
  theme: ShownTheme | null
}

const TAG = 'tag:'
const BRANCH = 'branch:'

/** Links a theme to a branch or a tag of a repository, or creates a theme from one. */
export function RepositoryDialog({ onClose, site, theme }: Props) {
  const t = useMessages()
  const { refresh } = useRouter()
  const followed = theme?.repository ?? null
  const { error: listError, isLoading, repositories } = useRepositories(site.id)
  const [repo, setRepo] = useState(followed?.repo ?? '')
  const [ref, setRef] = useState(followed ? (followed.tag ? TAG + followed.tag : BRANCH + followed.branch) : '')
  const [path, setPath] = useState(followed?.path ?? '')
  const [problem, setProblem] = useState<{ message: string; problems: PackageProblem[] } | null>(
    followed?.problem ?? null,
  )
  const [isBusy, setBusy] = useState(false)
  const { data: refs } = useRead<{ branches: string[]; tags: string[] }>(
    repo ? `/themes/github/refs?tenant=${site.id}&repo=${encodeURIComponent(repo)}` : null,
  )
  const { follow, unfollow } = useFollow(site, theme)

  function choose(name: string): void {
    setRepo(name)
    setRef(BRANCH + (repositories.find((repository) => repository.name === name)?.defaultBranch ?? 'main'))
  }

  async function attempt(act: () => Promise<string>): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      toast.success(await act())
      onClose()
    } catch (error) {
      setProblem({
        message: messageOf(error) || t('themesGithubSyncFailed'),
        problems: bodyOf<{ problems: PackageProblem[] }>(error).problems ?? [],
      })
    }
    setBusy(false)
    refresh()
  }

  const chosen = ref.startsWith(TAG) ? { tag: ref.slice(TAG.length) } : { branch: ref.slice(BRANCH.length) }
  return (
    <Dialog
      action={
        <>
          {followed && (
            <Button disabled={isBusy} variant="danger" onClick={() => void attempt(unfollow)}>
              {t('themesGithubUnfollow')}
            </Button>
          )}
          <Button
            disabled={isBusy || !repo || !ref}
            variant="primary"
            onClick={() => void attempt(() => follow({ ...chosen, path, repo }))}
          >
            {t(isBusy ? 'themesProcessing' : 'themesGithubFollow')}
          </Button>
        </>
      }
      description={theme ? t('themesGithubFollowHelp', { theme: isolateText(theme.name) }) : t('themesGithubAddHelp')}
      isOpen
      isWide
      onClose={onClose}
      title={t(theme ? 'themesGithubRepository' : 'themesGithubAdd')}
    >
      <div className={styles.fields}>
        <Combobox
          error={listError && (listError.serverMessage || t('themesGithubUnavailable'))}
          label={t('themesGithubRepository')}
          onValue={choose}
          options={optionsOf(repositories, repo, t('themesGithubPrivate'))}
          placeholder={t(isLoading ? 'themesLoading' : 'themesGithubChoose')}
          value={repo || null}
        />
        <Combobox
          isClosed={!repo}
          label={t('themesGithubRef')}
          onValue={setRef}
          options={refOptions(refs ?? { branches: [], tags: [] }, ref, {
            branches: t('themesGithubBranches'),
            tags: t('themesGithubTags'),
          })}
          value={ref || null}
        />
        <TextField
          dir="ltr"
          help={t('themesGithubPathHelp')}
          label={t('themesGithubPath')}
          maxLength={300}
          onValue={setPath}
          spellCheck={false}
          value={path}
        />
      </div>
      {problem && (
        <div role="alert">
          <p className={styles.alert}>{problem.message}</p>
          {problem.problems.length > 0 && <Problems label={t('themesProblems')} problems={problem.problems} />}
        </div>
      )}
    </Dialog>
  )
}

/** Includes the current choice even when it is not among the loaded repositories. */
function optionsOf(repositories: { isPrivate: boolean; name: string }[], repo: string, privateLabel: string): Option[] {
  const all = repositories.map(({ isPrivate, name }) => ({
    label: name,
    value: name,
    ...(isPrivate && { detail: privateLabel }),
  }))
  return !repo || all.some(({ value }) => value === repo) ? all : [{ label: repo, value: repo }, ...all]
}

function refOptions(
  { branches, tags }: { branches: string[]; tags: string[] },
  ref: string,
  groups: { branches: string; tags: string },
): Option[] {
  const all = [
    ...branches.map((name) => ({ group: groups.branches, label: name, value: BRANCH + name })),
    ...tags.map((name) => ({ group: groups.tags, label: name, value: TAG + name })),
  ]
  return !ref || all.some(({ value }) => value === ref)
    ? all
    : [
        {
          group: ref.startsWith(TAG) ? groups.tags : groups.branches,
          label: ref.replace(/^(branch|tag):/, ''),
          value: ref,
        },
        ...all,
      ]
}
