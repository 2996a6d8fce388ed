'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import { Button, List, ListRow, SettingsCard, useCall, useMessages } from '@/exports/client'
import { CallError } from '@/exports/shared'
import { isolateText } from '@/lib/text/isolated'
import type { ReleaseDetails } from '../lib/describe'
import { isOpenState, type Refusal } from '../lib/states'
import { PickDialog } from './PickDialog'
import styles from './Releases.module.css'

type Document = ReleaseDetails['documents'][number]

interface Props {
  /** What a check found to block the release. */
  blockers: Refusal[]
  onChange: () => void
  path: `/${string}`
  release: ReleaseDetails
}

/** The documents of a release: what happens to each, who has changed it and what blocks it. */
export function Documents({
  blockers,
  onChange,
  path,
  release: { documents, id: releaseId, state, title, unseen },
}: Props) {
  const t = useMessages()
  const call = useCall()
  const { routes } = useConfig().config
  const [isPicking, setPicking] = useState(false)
  const isOpen = isOpenState(state)

  async function change(endpoint: `/${string}`, body: object) {
    try {
      await call(endpoint, { body })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast.error(error.message)
    }
    onChange()
  }

  const toDocuments = ({ collection, id }: Document) => [{ collection, id }]
  const add = isOpen && (
    <Button icon="Plus" onClick={() => setPicking(true)}>
      {t('releaseAddDocument')}
    </Button>
  )
  return (
    <SettingsCard action={add} isFlush title={t('releaseDocuments')}>
      {documents.length === 0 && <p className={styles.none}>{t('releaseNoDocuments')}</p>}
      <List>
        {documents.map((entry) => {
          const { addressChange, changedBy, collection, effect, id, isGone, isPublish, kind, mayChange } = entry
          const reasons = blockers.flatMap((refusal) =>
            refusal.collection === collection && refusal.id === id ? refusal.reason : [],
          )
          const problems = [...new Set([...entry.problems, ...reasons])]
          const name = entry.title || t('untitled')
          return (
            <ListRow
              detail={
                <>
                  {[
                    kind,
                    t(isOpen ? `releaseEffect_${effect}` : `releaseDone_${effect}`),
                    changedBy !== null && t('releaseChangedBy', { person: isolateText(changedBy || '–') }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  {addressChange && (
                    <span className={styles.address}>
                      {t('publishAddress', {
                        from: isolateText(addressChange.from),
                        to: isolateText(addressChange.to),
                      })}
                    </span>
                  )}
                  {problems.map((problem) => (
                    <strong className={styles.inTheWay} key={problem}>
                      {problem}
                    </strong>
                  ))}
                </>
              }
              end={
                isOpen &&
                mayChange && (
                  <>
                    {!isGone && (
                      <select
                        aria-label={`${t('releaseTurn')}: ${name}`}
                        className={styles.turn}
                        onChange={({ target }) =>
                          void change(`${path}/documents`, {
                            documents: toDocuments(entry),
                            isPublish: target.value === 'publish',
                          })
                        }
                        value={isPublish ? 'publish' : 'takeOff'}
                      >
                        <option value="publish">{t('releaseTurnOn')}</option>
                        <option value="takeOff">{t('releaseTurnOff')}</option>
                      </select>
                    )}
                    <Button
                      aria-label={t('releaseRemoveOf', { title: isolateText(name) })}
                      variant="quiet"
                      onClick={() => void change(`${path}/remove`, { documents: toDocuments(entry) })}
                    >
                      {t('releaseRemove')}
                    </Button>
                  </>
                )
              }
              {...(!isGone && { href: `${routes.admin}/collections/${collection}/${id}` })}
              key={`${collection}/${id}`}
              title={name}
              wraps
            />
          )
        })}
      </List>
      {unseen > 0 && <p className={styles.none}>{t('releaseUnseen', { count: unseen })}</p>}
      {isPicking && (
        <PickDialog
          existing={documents.map(({ collection, id }) => `${collection}/${id}`)}
          onClose={() => setPicking(false)}
          onPick={async (picked) => {
            await call(`${path}/documents`, { body: { documents: picked } })
            toast.success(t('releaseAdded', { release: isolateText(title) }))
            onChange()
          }}
          releaseId={releaseId}
        />
      )}
    </SettingsCard>
  )
}
