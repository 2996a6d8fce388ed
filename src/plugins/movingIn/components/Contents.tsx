'use client'

import { useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import { Button, List, ListRow, SettingsCard, useMessages } from '@/exports/client'
import type { DescribedWebsite } from '../lib/describe'
import { ChooseHosts } from './ChooseHosts'
import { TakeBack } from './TakeBack'
import styles from './MovingIn.module.css'

interface Props {
  /** @param hosts from which more may be fetched */
  onRetry: (hosts: string[]) => Promise<void>
  onTakeBack: () => Promise<void>
  website: DescribedWebsite
}

/** What became of the contents of an export, with what can be done next. */
export function Contents({ onRetry, onTakeBack, website: { isGivenUp, kinds, refusedHosts, releases, state } }: Props) {
  const t = useMessages()
  const { routes } = useConfig().config
  const [hosts, setHosts] = useState<string[]>([])
  const canRetry = isGivenUp || kinds.some(({ failed }) => failed > 0)
  return (
    <>
      <SettingsCard isFlush title={t('movingInContents')}>
        <List>
          {kinds.map(({ brought, failed, isBrought, kept, known, label, total }) => (
            <ListRow
              detail={
                isBrought &&
                [
                  t('movingInColumn', { brought, total }),
                  known > 0 && t('movingInColumnKnown', { count: known }),
                  failed > 0 && t('movingInColumnFailed', { count: failed }),
                  kept > 0 && t('movingInColumnKept', { count: kept }),
                ]
                  .filter(Boolean)
                  .join(' · ')
              }
              end={isBrought ? undefined : t('movingInItems', { count: total })}
              key={label}
              title={label}
            />
          ))}
        </List>
      </SettingsCard>
      {state === 'done' && releases.length > 0 && (
        <SettingsCard help={t('movingInReleasesHelp')} title={t('movingInReleases')}>
          <div className={styles.buttons}>
            {releases.map((id, index) => (
              <Button href={`${routes.admin}/releases/${id}`} key={id}>
                {t('movingInReleaseOpen', { number: index + 1 })}
              </Button>
            ))}
          </div>
        </SettingsCard>
      )}
      {refusedHosts.length > 0 && <ChooseHosts chosen={hosts} hosts={refusedHosts} onChange={setHosts} />}
      {state === 'done' && (
        <div className={styles.buttons}>
          {canRetry && (
            <Button icon="RefreshCw" onClick={() => void onRetry(hosts)}>
              {t('movingInRetry')}
            </Button>
          )}
          <TakeBack onTakeBack={onTakeBack} />
        </div>
      )}
    </>
  )
}
