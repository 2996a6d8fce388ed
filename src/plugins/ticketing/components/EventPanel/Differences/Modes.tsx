'use client'

import { Checkbox } from '@/components/ui/Checkbox/Checkbox'
import { useMessages } from '@/components/ui/useMessages'
import type { ListOfSite } from '@/plugins/ticketing/lib/browserLists/listKey'
import { useTicketingList } from '../../lists/useTicketingList'
import styles from './Differences.module.css'

interface Props {
  /** Ids of the selected modes of sale. */
  chosen: string[]
  list: ListOfSite
  onChosen: (ids: string[]) => void
}

/** Selects the modes of sale of an event. */
export function Modes({ chosen, list, onChosen }: Props) {
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
