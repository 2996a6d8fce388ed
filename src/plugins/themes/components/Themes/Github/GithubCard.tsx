'use client'

import { useState } from 'react'
import { Avatar } from '../../../../../components/ui/Avatar/Avatar'
import { Button } from '../../../../../components/ui/Button/Button'
import { Icon } from '../../../../../components/ui/Icon/Icon'
import { useMessages } from '../../../../../components/ui/useMessages'
import { isolated } from '../../../../../lib/text/isolated'
import type { GithubAccount, ThemesSite } from '../site'
import styles from './Github.module.css'
import { RepositoryDialog } from './RepositoryDialog'

/** The person's connection with GitHub, and a new theme from there. */
export function GithubCard({ github, site }: { github: GithubAccount; site: ThemesSite }) {
  const t = useMessages()
  const [isAdding, setAdding] = useState(false)
  const { authAddress, disconnectAddress, isConnected, needsReconnect, picture, username } = github
  // Both lead out of the admin and back: no screen of it answers there.
  const go = (address: string) => window.location.assign(address)
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
            ? t('themesGithubConnectedAs', { username: isolated(username) })
            : t(needsReconnect ? 'themesGithubRevoked' : 'themesGithubHelp')}
        </p>
      </div>
      <div className={styles.actions}>
        {isConnected && (
          <Button icon="Plus" onClick={() => setAdding(true)}>
            {t('themesGithubAdd')}
          </Button>
        )}
        {!isConnected && <Button onClick={() => go(authAddress)}>{t('themesGithubConnect')}</Button>}
        {username && (
          <Button variant="quiet" onClick={() => go(disconnectAddress)}>
            {t('themesGithubDisconnect')}
          </Button>
        )}
      </div>
      {isAdding && <RepositoryDialog onClose={() => setAdding(false)} site={site} theme={null} />}
    </section>
  )
}
