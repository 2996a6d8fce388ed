'use client'

import { useState } from 'react'
import { Avatar } from '@/components/ui/Avatar/Avatar'
import { Button, Icon, useMessages } from '@/exports/client'
import { isolateText } from '@/lib/text/isolated'
import type { GithubAccount, ThemesSite } from '../site'
import styles from './Github.module.css'
import { RepositoryDialog } from './RepositoryDialog'

/** The user's GitHub connection, with a button that adds a theme from a repository. */
export function GithubCard({ github, site }: { github: GithubAccount; site: ThemesSite }) {
  const t = useMessages()
  const [isAdding, setAdding] = useState(false)
  const { authAddress, disconnectAddress, isConnected, needsReconnect, picture, username } = github
  // Both leave the admin and return, so client-side navigation cannot be used.
  const navigate = (address: string) => window.location.assign(address)
  return (
    <section aria-label={t('themesGithub')} className={styles.card}>
      {username ? (
        <Avatar name={username} src={picture} />
      ) : (
        <Icon className={styles.icon} name="GitBranch" size={20} />
      )}
      <div className={styles.text}>
        <h2 className={styles.title}>{t('themesGithub')}</h2>
        <p className={styles.help}>
          {username && isConnected
            ? t('themesGithubConnectedAs', { username: isolateText(username) })
            : t(needsReconnect ? 'themesGithubRevoked' : 'themesGithubHelp')}
        </p>
      </div>
      <div className={styles.actions}>
        {isConnected && (
          <Button icon="Plus" onClick={() => setAdding(true)}>
            {t('themesGithubAdd')}
          </Button>
        )}
        {!isConnected && <Button onClick={() => navigate(authAddress)}>{t('themesGithubConnect')}</Button>}
        {username && (
          <Button variant="quiet" onClick={() => navigate(disconnectAddress)}>
            {t('themesGithubDisconnect')}
          </Button>
        )}
      </div>
      {isAdding && <RepositoryDialog onClose={() => setAdding(false)} site={site} theme={null} />}
    </section>
  )
}
