'use client'

import { Checkbox } from '../../../../components/ui/Checkbox/Checkbox'
import { Switch } from '../../../../components/ui/Switch/Switch'
import { useMessages } from '../../../../components/ui/useMessages'
import type { SyncMap } from '../../lib/map/rows'
import styles from './MapCard.module.css'

interface Props {
  isReadOnly: boolean
  /** Null: the box office knows none. */
  modes: { id: string; label: string }[] | null
  onValue: <Name extends keyof SyncMap>(name: Name, value: SyncMap[Name]) => void
  values: SyncMap
}

const FLAGS = ['syncInstances', 'addInstances', 'removeInvalidInstances', 'syncToPublished'] as const
/** Mean something only while performances are synced. */
const OF_INSTANCES = new Set<string>(['addInstances', 'removeInvalidInstances'])

/** What a sync may do, and with which performances. */
export function Flags({ isReadOnly, modes, onValue, values }: Props) {
  const t = useMessages()
  // A mode that the box office has given up stays in sight: only then can it be taken out.
  const gone = values.modesOfSale
    .filter((id) => !modes?.some((mode) => mode.id === id))
    .map((id) => ({ id, label: id }))
  const shown = [...(modes ?? []), ...gone]
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
      {shown.length > 0 && (
        <fieldset className={styles.modes} disabled={isReadOnly}>
          <legend>{t('ticketingMapModes')}</legend>
          <p>{t('ticketingMapModesHelp')}</p>
          {shown.map(({ id, label }) => (
            <Checkbox
              isOn={values.modesOfSale.includes(id)}
              key={id}
              label={label}
              onChange={(isOn) =>
                onValue(
                  'modesOfSale',
                  isOn ? [...values.modesOfSale, id] : values.modesOfSale.filter((one) => one !== id),
                )
              }
            />
          ))}
        </fieldset>
      )}
    </>
  )
}
