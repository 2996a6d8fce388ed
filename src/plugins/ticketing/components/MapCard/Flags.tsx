'use client'

import { Checkbox, useMessages } from '@/exports/client'
import { Switch } from '@/components/ui/Switch/Switch'
import type { SyncMap } from '../../lib/map/rows'
import styles from './MapCard.module.css'

interface Props {
  isReadOnly: boolean
  /** Null if the box office has none. */
  modes: { id: string; label: string }[] | null
  onValue: <Name extends keyof SyncMap>(name: Name, value: SyncMap[Name]) => void
  values: SyncMap
}

const FLAGS = ['syncInstances', 'addInstances', 'removeInvalidInstances', 'syncToPublished'] as const
/** These only apply while performances are synced. */
const OF_INSTANCES = new Set<string>(['addInstances', 'removeInvalidInstances'])

/** Switches for what a sync may do, and the modes of sale it includes. */
export function Flags({ isReadOnly, modes, onValue, values }: Props) {
  const t = useMessages()
  // Include selected modes that the box office has removed, so that they can be deselected.
  const removedModes = values.modesOfSale
    .filter((id) => !modes?.some((mode) => mode.id === id))
    .map((id) => ({ id, label: id }))
  const allModes = [...(modes ?? []), ...removedModes]
  return (
    <>
      {FLAGS.map((flag) => (
        <Switch
          disabled={isReadOnly || (OF_INSTANCES.has(flag) && !values.syncInstances)}
          help={t(`ticketingFlag_${flag}Help`)}
          isOn={values[flag]}
          key={flag}
          label={t(`ticketingFlag_${flag}`)}
          onChange={(isOn) => onValue(flag, isOn)}
        />
      ))}
      {allModes.length > 0 && (
        <fieldset className={styles.modes} disabled={isReadOnly}>
          <legend>{t('ticketingMapModes')}</legend>
          <p>{t('ticketingMapModesHelp')}</p>
          {allModes.map(({ id, label }) => (
            <Checkbox
              isOn={values.modesOfSale.includes(id)}
              key={id}
              label={label}
              onChange={(isOn) =>
                onValue(
                  'modesOfSale',
                  isOn ? [...values.modesOfSale, id] : values.modesOfSale.filter((mode) => mode !== id),
                )
              }
            />
          ))}
        </fieldset>
      )}
    </>
  )
}
