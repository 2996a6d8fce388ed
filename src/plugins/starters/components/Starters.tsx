'use client'

import { useState } from 'react'
import { Button, Dialog, SettingsCard, useMessages } from '@/exports/client'
import type { Look } from '../lib/lookOf'
import { StarterPicture } from './StarterPicture'
import styles from './Starters.module.css'
import { useStarters } from './useStarters'

interface Props {
  canChoose: boolean
  /** Name of the starter that the site began with. */
  chosen: string | null
  starters: { help: string; key: string; look: Look; name: string }[]
  tenant: string
}

/** The starters, each with a drawing of how it looks, or the one that the site began with. */
export function Starters({ canChoose, chosen, starters, tenant }: Props) {
  const t = useMessages()
  const { choose, isBusy, remove } = useStarters(tenant)
  const [isChoosing, setChoosing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const hasTiles = canChoose && (!chosen || isChoosing)
  return (
    <SettingsCard
      help={chosen ? t('starterBeganHelp') : t('starterHelp')}
      title={chosen ? t('starterBegan', { starter: chosen }) : t('starterTitle')}
    >
      {hasTiles && (
        <ul className={styles.tiles}>
          {starters.map(({ help, key, look, name }) => (
            <li className={styles.tile} key={key}>
              <StarterPicture look={look} name={name} />
              <h3>{name}</h3>
              <p>{help}</p>
              <Button disabled={isBusy} onClick={() => void choose({ key, name })}>
                {t('starterChoose', { starter: name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {chosen && !hasTiles && (
        <div className={styles.actions}>
          {canChoose && (
            <Button disabled={isBusy} onClick={() => setChoosing(true)}>
              {t('starterChange')}
            </Button>
          )}
          <Button disabled={isBusy} onClick={() => setAsking(true)} variant="danger">
            {t('starterRemove')}
          </Button>
        </div>
      )}
      <Dialog
        action={
          <Button
            onClick={() => {
              setAsking(false)
              void remove()
            }}
            variant="danger"
          >
            {t('starterRemove')}
          </Button>
        }
        description={t('starterRemoveHelp')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('starterRemove')}
      />
    </SettingsCard>
  )
}
