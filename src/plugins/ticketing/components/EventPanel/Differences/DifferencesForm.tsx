'use client'

import { Banner, Button, Checkbox, SelectField, useMessages, useRead } from '@/exports/client'
import { Switch } from '@/components/ui/Switch/Switch'
import type { SiteProvider } from '@/plugins/ticketing/lib/connections/siteProviders'
import type { MapShown } from '../../MapCard/MapShown'
import { MapEditor } from '../../MapEditor/MapEditor'
import styles from './Differences.module.css'
import { useFormFields } from '@payloadcms/ui'
import { useMemo } from 'react'
import { useChangeFields } from '@/components/document/Slug/useChangeFields'
import { useTicketingList } from '@/plugins/ticketing/components/lists/useTicketingList'
import type { ListOfSite } from '@/plugins/ticketing/lib/browserLists/listKey'
import type { Row } from '@/plugins/ticketing/lib/map/rows'

interface ModesProps {
  /** Ids of the selected modes of sale. */
  chosen: string[]
  list: ListOfSite
  onChosen: (ids: string[]) => void
}

/** Selects the modes of sale of an event. */
function Modes({ chosen, list, onChosen }: ModesProps) {
  const t = useMessages()
  const { docs, error } = useTicketingList(list)
  if (!docs) return <p role="status">{error?.message ?? t('ticketingLoading')}</p>
  // Include selected modes that the box office has removed, so that they can be deselected.
  const all = [...docs, ...chosen.filter((id) => !docs.some((doc) => doc.id === id)).map((id) => ({ id, label: id }))]
  return (
    <fieldset className={styles.modes}>
      <legend>{t('ticketingModes')}</legend>
      {all.map(({ id, label }) => (
        <Checkbox
          isOn={chosen.includes(id)}
          key={id}
          label={label}
          onChange={(isOn) => onChosen(isOn ? [...chosen, id] : chosen.filter((other) => other !== id))}
        />
      ))}
    </fieldset>
  )
}

/** Form paths by override. */
const PATHS = {
  addInstances: 'eventInstanceFieldMaps.addInstances',
  eventRows: 'eventFieldMaps.rows',
  hasEventMap: 'eventFieldMaps.overrideEventMaps',
  hasInstanceMap: 'eventInstanceFieldMaps.overrideInstanceMaps',
  hasModes: 'modesOfSale.overrideModesOfSale',
  instanceRows: 'eventInstanceFieldMaps.rows',
  modes: 'modesOfSale.modesOfSale',
  removeInvalidInstances: 'eventInstanceFieldMaps.removeInvalidInstances',
  syncInstances: 'eventInstanceFieldMaps.syncInstances',
  syncToPublished: 'syncToPublished',
} as const

/** Overrides in the event's form. Null: not set. */
interface Overrides {
  addInstances: boolean | null
  eventRows: Row[] | null
  hasEventMap: boolean | null
  hasInstanceMap: boolean | null
  hasModes: boolean | null
  instanceRows: Row[] | null
  modes: string[] | null
  removeInvalidInstances: boolean | null
  syncInstances: boolean | null
  syncToPublished: boolean | null
}

/** Reads and updates overrides in the event's form. They are saved with the event. */
function useOverrides(): [Overrides, (changes: Partial<Overrides>) => void] {
  const change = useChangeFields()
  const stored = useFormFields(([fields]) =>
    JSON.stringify(Object.entries(PATHS).map(([name, path]) => [name, fields[path]?.value ?? null])),
  )
  const overrides = useMemo(
    () => Object.fromEntries(JSON.parse(stored) as [string, unknown][]) as unknown as Overrides,
    [stored],
  )
  return [
    overrides,
    (changes) =>
      change(
        Object.fromEntries(Object.entries(changes).map(([name, value]) => [PATHS[name as keyof Overrides], value])),
      ),
  ]
}

interface Props {
  provider: SiteProvider
  tenant: string
}

const FLAGS = [
  ['syncInstances', 'ticketingSyncInstances'],
  ['addInstances', 'ticketingSyncAdds'],
  ['removeInvalidInstances', 'ticketingSyncRemoves'],
] as const

const AS_CONNECTION = ''

/** Edits overrides in the surrounding event form, with which they are saved. */
export function DifferencesForm({ provider, tenant }: Props) {
  const t = useMessages()
  const [overrides, change] = useOverrides()
  const { data: shown, error } = useRead<MapShown>(`/ticketing/${provider.handle}/map/fields?tenant=${tenant}`)
  const { hasEventMap, hasInstanceMap, hasModes, modes, syncToPublished } = overrides
  const publishing = syncToPublished === null ? AS_CONNECTION : String(syncToPublished)

  if (error) {
    return (
      <Banner icon="CircleAlert" variant="error">
        {error.message}
      </Banner>
    )
  }
  if (!shown) return <p role="status">{t('ticketingLoading')}</p>
  const { map, sources, targets } = shown
  return (
    <div className={styles.form}>
      <p className={styles.help}>{t('ticketingDifferentHelp')}</p>
      <SelectField
        choices={[
          { label: t('ticketingAsConnection'), value: AS_CONNECTION },
          { label: t('ticketingSyncPublishedLive'), value: 'true' },
          { label: t('ticketingSyncPublishedDraft'), value: 'false' },
        ]}
        label={t('ticketingSyncPublished')}
        onValue={(value) => change({ syncToPublished: value === AS_CONNECTION ? null : value === 'true' })}
        value={publishing}
      />
      <section className={styles.part}>
        <Switch
          isOn={hasEventMap === true}
          label={t('ticketingOwnEventMap')}
          onChange={(isOn) =>
            change({ hasEventMap: isOn, ...(isOn && !overrides.eventRows && { eventRows: map.events }) })
          }
        />
        {hasEventMap === true && (
          <>
            <MapEditor
              onChange={(eventRows) => change({ eventRows })}
              sources={sources.events}
              targets={targets.events}
              value={overrides.eventRows ?? map.events}
            />
            <Button variant="quiet" onClick={() => change({ eventRows: map.events })}>
              {t('ticketingReloadMap')}
            </Button>
          </>
        )}
      </section>
      <section className={styles.part}>
        <Switch
          isOn={hasInstanceMap === true}
          label={t('ticketingOwnInstanceMap')}
          onChange={(isOn) =>
            change({ hasInstanceMap: isOn, ...(isOn && !overrides.instanceRows && { instanceRows: map.instances }) })
          }
        />
        {hasInstanceMap === true && (
          <>
            {FLAGS.map(([name, labelKey]) => (
              <Switch
                isOn={overrides[name] ?? map[name]}
                key={name}
                label={t(labelKey)}
                onChange={(isOn) => change({ [name]: isOn })}
              />
            ))}
            <MapEditor
              of="instances"
              onChange={(instanceRows) => change({ instanceRows })}
              sources={sources.instances}
              targets={targets.instances}
              value={overrides.instanceRows ?? map.instances}
            />
            <Button variant="quiet" onClick={() => change({ instanceRows: map.instances })}>
              {t('ticketingReloadMap')}
            </Button>
          </>
        )}
      </section>
      {provider.hasModesOfSale && (
        <section className={styles.part}>
          <Switch
            help={t('ticketingOwnModesHelp')}
            isOn={hasModes === true}
            label={t('ticketingOwnModes')}
            onChange={(isOn) => change({ hasModes: isOn, ...(isOn && !modes && { modes: map.modesOfSale }) })}
          />
          {hasModes === true && (
            <Modes
              chosen={modes ?? []}
              list={{ connection: provider.connection, handle: provider.handle, list: 'modes-of-sale', tenant }}
              onChosen={(next) => change({ modes: next })}
            />
          )}
        </section>
      )}
    </div>
  )
}
